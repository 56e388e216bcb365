# Ordres permanents dans North American Railways.

nar-order-intercept = Pour { $company }, prendre la part une fois, jusqu'à { $amount } ; laisser à un prix plus élevé.
nar-order-pass-cities = Passer pour le reste de cette phase des villes.
nar-order-offer-intercept = prendre jusqu'à ce prix, sinon laisser
nar-order-offer-pass-cities = Passer pour le reste de la phase
nar-order-slot-intercept = Pour { $company }, prendre la part une fois, jusqu'à
nar-order-slot-cities = Dans cette phase des villes
