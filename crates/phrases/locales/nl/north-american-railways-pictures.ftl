# North American Railways: wat de plaatjes van de regels laten zien. De getallen komen uit de spellen waarnaar ze zijn getekend.

nar-rules-picture-cards = Een aandeel van { $company } en een stad, elk vooraan in een kolom. De nummers staan bij wat je moet weten:
nar-rules-picture-cards-company = De maatschappij. De letter en de lijst eromheen zeggen net zo goed als de kleur welke het is.
nar-rules-picture-cards-director = De directeur, hier { $player }. Zonder directeur kan ze worden opgericht.
nar-rules-picture-cards-pays = Wat een aandeel nu elke ronde betaalt: { $amount }.
nar-rules-picture-cards-tag = Wat je ermee kunt doen als je aan de beurt bent, of waarom niet.
nar-rules-picture-cards-name = De stad, hier { $city }.
nar-rules-picture-cards-price = Wat de maatschappij er uit haar schatkist voor betaalt: { $price }.
nar-rules-picture-cards-income = Met hoeveel ze de inkomsten van de maatschappij verhoogt: { $income }.
nar-rules-picture-cards-symbols = { $symbols ->
    [0] Deze stad heeft geen kust-tot-kustsymbolen.
    [one] Eén kust-tot-kustsymbool: aan het einde { $worth } voor elk aandeel.
   *[other] { $symbols } kust-tot-kustsymbolen: aan het einde { $worth } voor elk aandeel.
}
nar-rules-picture-founding = { $player } richt { $company } op voor { $price }. Alles gaat naar de schatkist, waarin nu { $treasury } zit; het netwerk begint in { $city } en de inkomsten met { $income }.
nar-rules-picture-proposal = { $player } biedt { $price } op een aandeel van { $company }, waarvan { $director } directeur is. In beide gevallen gaat { $half } naar de schatkist. De andere { $rest } gaat naar de bank als { $director } laat kopen, en naar { $player } als { $director } zelf koopt.
nar-rules-picture-director = { $director } heeft { $player } laten kopen. { $player } heeft nu { $held } van de verkochte aandelen, evenveel als { $director }: dat is genoeg, en { $now } is directeur. Het vlaggetje staat bij de naam van de directeur.
nar-rules-picture-director-before = Opgericht
nar-rules-picture-director-after = Een aandeel later
nar-rules-picture-division = { $company } verdient { $income } en heeft { $shares } aandelen in handen van spelers: { $each } voor elk aandeel. Van de { $remains } die overblijft, krijgt { $director } als directeur { $extra } en de schatkist { $leftover }.
nar-rules-picture-division-network = Wat het netwerk opbrengt
nar-rules-picture-division-paid = Wie het krijgt
nar-rules-picture-symbols = De laatste betaling. Het netwerk van { $company } heeft { $symbols ->
    [one] één symbool
   *[other] { $symbols } symbolen
}: { $worth } voor elk aandeel, boven op de inkomsten. { $player } heeft er { $held } en krijgt er { $paid } voor. Wat er van inkomsten overblijft, gaat naar de directeur en de bank.
