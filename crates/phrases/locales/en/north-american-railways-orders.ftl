# Standing orders in North American Railways.

nar-order-intercept = Intercept once for { $company } at up to { $amount }; let it go at a higher price.
nar-order-pass-cities = Pass for the rest of this city phase.
nar-order-offer-intercept = buy it up to that price, otherwise let it go
nar-order-offer-pass-cities = Pass for the rest of this phase
nar-order-slot-intercept = Intercept once for { $company } at up to
nar-order-slot-cities = In this city phase
