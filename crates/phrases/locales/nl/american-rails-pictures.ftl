# American Rails: wat de plaatjes van de regels laten zien. De getallen komen uit de spellen waarnaar ze zijn getekend.

rules-picture-map = Een stuk van het spelbord "{ $map }". De nummers staan bij wat je moet weten:
rules-picture-map-name = Een stad en haar naam: { $city }.
rules-picture-map-cube = Een blokje: { $company } heeft hier spoor. De letter zegt net zo goed als de kleur welke maatschappij het is.
rules-picture-map-values = Wat de stad opbrengt: { $full } voor een maatschappij die hier alleen is, { $shared } voor elke zodra er meer zijn. Wat nu wordt betaald, is vet gedrukt.
rules-picture-map-special = Een ster en een koperen rand: { $city } is een van de drie speciale steden.
rules-picture-map-never = Vierkant en donker: { $city } wordt nooit ontwikkeld.
rules-picture-map-plains = Vlakte: het eerste blokje kost { $price }, en er is plaats voor elke maatschappij.
rules-picture-map-forest = Bos: een blokje kost { $price }, en er is maar plaats voor één.
rules-picture-map-mountain = Berg: een blokje kost { $price }, en er is maar plaats voor één.
rules-picture-track = { $before } hebben kolom I in deze volgorde gespeeld. Van boven stonden de treinen daarna zo: { $after }. Dat is de volgorde van kolom II, waarin al is gezet.
rules-picture-development = { $city } wordt ontwikkeld: de stad brengt { $company } nu { $after } op in plaats van { $before }. Voor een andere maatschappij kost een blokje daar voortaan { $dearer } in plaats van { $price }. Er zijn nog { $left } huisjes.
rules-picture-development-before = Vooraf
rules-picture-development-after = Ontwikkeld
rules-picture-prices = Wat het volgende blokje van { $company } kost rond { $city }. Waar { $other } al een blokje heeft, is het { $price } in plaats van { $empty }.
rules-picture-dilution = { $buyer } koopt voor { $price } nog een aandeel van { $company }. Haar schatkist groeit van { $had } naar { $has }, maar een aandeel betaalt nu { $after } in plaats van { $before }, ook dat van { $holder }.
rules-picture-dilution-before = Vóór de veiling
rules-picture-dilution-after = Erna
rules-picture-shared = In { $city } krijgt { $one } { $full } zolang ze alleen is. Komt { $other } erbij, dan krijgt elk { $shared }: { $one } verliest { $loss } per jaar.
rules-picture-shared-one = Eén maatschappij
rules-picture-shared-two = Twee maatschappijen
rules-picture-links = { $company } heeft van { $from } naar { $to } gebouwd. Haar steden brengen { $cities } op, de connectie nog eens { $bonus }: inkomsten van { $income }.
rules-picture-dividend = { $company } deelt { $income } door { $shares } aandelen en rondt af naar boven, op { $dividend } per aandeel. { $player } heeft er { $held } en krijgt { $paid }.
