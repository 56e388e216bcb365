# Vaste opdrachten in North American Railways.

nar-order-intercept = Koop voor { $company } één keer zelf, tot { $amount }; laat het bij een hogere prijs gaan.
nar-order-pass-cities = Pas voor de rest van deze stedenfase.
nar-order-offer-intercept = kopen tot die prijs, anders laten gaan
nar-order-offer-pass-cities = Pas voor de rest van de fase
nar-order-slot-intercept = Koop voor { $company } één keer zelf, tot
nar-order-slot-cities = In deze stedenfase
