# filled next
