# Daueraufträge in North American Railways.

nar-order-intercept = Für { $company } einmal selbst kaufen, bis { $amount }; bei einem höheren Preis freigeben.
nar-order-pass-cities = Für den Rest dieser Städtephase passen.
nar-order-offer-intercept = bis zu diesem Preis kaufen, sonst freigeben
nar-order-offer-pass-cities = Für den Rest der Phase passen
nar-order-slot-intercept = Für { $company } einmal selbst kaufen, bis
nar-order-slot-cities = In dieser Städtephase
