# American Rails: was die Bilder der Regeln zeigen. Die Zahlen kommen aus den Partien, nach denen sie gezeichnet sind.

rules-picture-map = Ein Stück des Spielplans „{ $map }“. Die Nummern stehen an dem, was man wissen muss:
rules-picture-map-name = Eine Stadt und ihr Name: { $city }.
rules-picture-map-cube = Ein Streckenwürfel: Die { $company } hat hier Strecke. Ihr Buchstabe sagt so gut wie die Farbe, welche Gesellschaft es ist.
rules-picture-map-values = Was die Stadt einbringt: { $full } für eine Gesellschaft, die hier allein ist, { $shared } für jede, sobald es mehrere sind. Was jetzt gezahlt wird, ist fett gedruckt.
rules-picture-map-special = Ein Stern und ein Rand aus Messing: { $city } ist eine der drei besonderen Städte.
rules-picture-map-never = Eckig und dunkel: { $city } wird nie entwickelt.
rules-picture-map-plains = Ebene: Der erste Streckenwürfel kostet { $price }, und jede Gesellschaft hat Platz.
rules-picture-map-forest = Wald: Ein Streckenwürfel kostet { $price }, und nur einer hat Platz.
rules-picture-map-mountain = Gebirge: Ein Streckenwürfel kostet { $price }, und nur einer hat Platz.
rules-picture-track = { $before } haben Spalte I in dieser Reihenfolge gespielt. Von oben standen die Marker dann so: { $after }. Das ist die Reihenfolge von Spalte II, in der schon gezogen wurde.
rules-picture-development = { $city } wird entwickelt: Die Stadt bringt der { $company } jetzt { $after } statt { $before }. Für eine andere Gesellschaft kostet ein Streckenwürfel dort nun { $dearer } statt { $price }. { $left } Marker sind noch da.
rules-picture-development-before = Vorher
rules-picture-development-after = Entwickelt
rules-picture-prices = Was der nächste Streckenwürfel der { $company } rund um { $city } kostet. Wo die { $other } schon einen hat, sind es { $price } statt { $empty }.
rules-picture-dilution = { $buyer } kauft für { $price } einen weiteren Anteil der { $company }. Ihre Kasse wächst von { $had } auf { $has }, aber ein Anteil zahlt jetzt { $after } statt { $before }, auch der von { $holder }.
rules-picture-dilution-before = Vor der Versteigerung
rules-picture-dilution-after = Danach
rules-picture-shared = In { $city } bekommt die { $one } { $full }, solange sie allein ist. Kommt die { $other } hinzu, bekommt jede { $shared }: Die { $one } verliert { $loss } im Jahr.
rules-picture-shared-one = Eine Gesellschaft
rules-picture-shared-two = Zwei Gesellschaften
rules-picture-links = Die { $company } hat von { $from } nach { $to } gebaut. Ihre Städte bringen { $cities }, die Verbindung { $bonus } dazu: ein Einkommen von { $income }.
rules-picture-dividend = Die { $company } teilt { $income } durch { $shares } Anteile und rundet auf { $dividend } je Anteil auf. { $player } hält { $held } davon und bekommt { $paid }.
