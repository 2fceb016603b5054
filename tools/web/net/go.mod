// In place of golang.org/x/net where awele is built for the browser: no more of it than awele uses.
module golang.org/x/net

go 1.26.0

require golang.org/x/text v0.44.0
