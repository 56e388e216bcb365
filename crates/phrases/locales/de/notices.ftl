# Was Leute erfahren, die nicht am Tisch sind.
notice-turn-title = Du bist dran: { $game }
notice-turn-text = { $what } ({ $game }, mit { $others })
notice-begun-title = { $game } hat begonnen
notice-begun-text = Alle sind da: Dein Spiel { $game } mit { $others } hat begonnen.
notice-time-title = Deine Zeit ist fast um: { $game }
notice-time-text = { $what } ({ $game }, mit { $others })
notice-asked-title = { $player } fragt dich etwas: { $game }
notice-asked-text = { $player } { $what } ({ $game }, mit { $others })
notice-named-title = { $player } hat dich genannt: { $game }
notice-named-text = { $player } hat dich im Gespräch an deinem Tisch genannt ({ $game }, mit { $others }).
notice-over-title = { $game } ist zu Ende
notice-over-text = { $what } ({ $game }, mit { $others })
notice-rematch-title = { $player } möchte noch einmal spielen: { $game }
notice-rematch-text = Am neuen Tisch ist ein Platz für dich frei gehalten ({ $game }, mit { $others }).
notice-wish-end = möchte das Spiel ohne Ergebnis beenden.
notice-wish-take-back = möchte etwas zurücknehmen.
notice-wish-pause = möchte eine Pause machen.
notice-no-result = Das Spiel ist ohne Ergebnis zu Ende gegangen.
notice-open = Zum Tisch
notice-open-all = Alle deine Spiele
notice-unsubscribe = Keine solchen E-Mails mehr
notice-digest-title = { $count ->
    [one] Ein Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
notice-digest-text = { $count ->
    [one] In diesem Spiel bist du dran:
   *[other] In diesen Spielen bist du dran:
}
notice-test-title = So erreicht dich Railhead
notice-test-text = Du hast um diese Nachricht gebeten. Alles in Ordnung.
notice-confirm-title = Ist das deine Adresse?
notice-confirm-text = Jemand { $player ->
    [nobody] auf
   *[other] namens { $player } auf
} { $server } möchte hier von den eigenen Spielen erfahren. Wenn du das warst, folge innerhalb eines Tages dem Link. Wenn nicht, ist nichts zu tun: Du hörst nichts mehr davon.
notice-confirm-link = Ja, das ist meine Adresse
notice-recover-title = Dein Weg zurück
notice-recover-text = Mit diesem Link ist dein Browser wieder { $player ->
    [nobody] du
   *[other] { $player }
}, auf { $server }. Er gilt einmal und zehn Minuten lang. Andere Geräte brauchen danach deinen neuen persönlichen Link. Wenn du nicht darum gebeten hast, ist nichts zu tun.
notice-recover-link = Wieder ich sein
fault-address = Diese Adresse geht nicht. Sie beginnt mit https:// und führt an einen öffentlichen Ort.
fault-private = Diese Adresse liegt in einem privaten Netz; dorthin schickt dieser Server nichts.
fault-unresolved = Einen Rechner dieses Namens gibt es nicht.
fault-unreachable = Die Gegenseite ist nicht zu erreichen.
fault-tls = Eine sichere Verbindung kam nicht zustande.
fault-slow = Die Gegenseite braucht zu lange für eine Antwort.
fault-status = Die Gegenseite hat mit { $number } geantwortet.
fault-mail = Der Mailserver hat die E-Mail nicht angenommen ({ $number }).
fault-no-mail = Dieser Server verschickt keine E-Mails.
fault-broken = Dieser Server kann gerade nichts verschicken.
problem-many-sendings = Das waren viele Nachrichten in kurzer Zeit. Bitte warte ein wenig.
problem-many-mails = Diese Adresse wurde schon mehrmals gefragt. Bitte warte eine Weile.
problem-many-channels = Es gibt schon { $most } Wege, auf denen du etwas erfährst. Entferne erst einen.
problem-mail-address = Das ist keine E-Mail-Adresse.
problem-no-such-channel = Diesen Weg, auf dem du etwas erfährst, gibt es nicht.
problem-link-over = Dieser Link gilt nicht mehr. Bitte um einen neuen.
# Die Seite, auf der man wählt, wo man etwas erfährt.
notices-title = Nachricht von deinen Spielen
notices-help = Du bist dran und gerade woanders: Railhead sagt es dir. Jeder Weg lässt sich ausprobieren, und für jeden wählst du, was du dort erfährst.
notices-push = Auf diesem Gerät
notices-push-help = Dein Telefon oder Rechner meldet sich, auch wenn keine Seite von Railhead offen ist. Auf einem iPhone lege Railhead zuerst auf den Home-Bildschirm.
notices-push-here = Auf diesem Gerät melden
notices-push-impossible = Dieser Browser nimmt keine solchen Nachrichten an, oder die Seite wurde nicht über https geöffnet.
notices-push-denied = Dieser Browser erlaubt keine Nachrichten von hier. Das lässt sich in seinen Einstellungen ändern.
notices-push-failed = Das hat nicht geklappt: Der Browser oder sein Nachrichtendienst hat abgelehnt. Versuch es später noch einmal.
notices-mail = Per E-Mail
notices-mail-help = Zuerst bekommst du einen Link, der bestätigt, dass die Adresse deine ist. Danach kann sie dir auch deine Identität zurückgeben, falls du sie verlierst.
notices-mail-address = Deine Adresse
notices-webhook = Per Webhook
notices-webhook-help = Ein Kanal bei Discord oder Slack, dein ntfy oder Gotify oder ein eigenes Programm: alles, was Nachrichten an einer Adresse annimmt, die mit https:// beginnt.
notices-webhook-address = Seine Adresse
notices-webhook-form = Es ist
notices-add = Hinzufügen
notices-of = Dort erfahre ich,
notices-of-turn = dass ich dran bin
notices-of-begun = dass ein Spiel von mir beginnt
notices-of-time = dass meine Zeit fast um ist
notices-of-asked = dass mich jemand etwas fragt
notices-of-named = dass mich jemand im Gespräch nennt
notices-of-over = dass ein Spiel von mir zu Ende ist
notices-of-rematch = dass die anderen noch einmal spielen
notices-digest = Alles zusammen, einmal am Tag
notices-save = Speichern
notices-test = Probe schicken
notices-ask-again = Link noch einmal schicken
notices-remove = Entfernen
notices-saved = Gespeichert.
notices-sent = Verschickt. Wenn es in einer Minute nicht ankommt, hält es etwas unterwegs auf.
notices-asked = Eine E-Mail ist zu dir unterwegs. Folge dem Link darin, dann ist alles bereit.
notices-removed = Entfernt.
notices-confirmed = Die Adresse gehört jetzt dir: Von nun an geht Nachricht von deinen Spielen dorthin.
notices-unconfirmed = Noch nicht bestätigt: Folge dem Link in der E-Mail, die wir dorthin geschickt haben.
notices-unsent = Die E-Mail ließ sich noch nicht verschicken. Der Server versucht es einige Minuten lang; danach kannst du den Link noch einmal schicken lassen.
notices-unsubscribed = Du wolltest keine E-Mails mehr. Speichere, und sie kommen wieder.
notices-off = Abgeschaltet, weil es mehrmals nicht ging: { $why } Speichere oder schick eine Probe, um es wieder zu versuchen.
me-notices = Wählen, wie du es erfährst
me-notices-help = Als Nachricht auf dem Telefon, per E-Mail oder per Webhook.
me-lost = Identität verloren?
me-lost-help = Wenn du eine E-Mail-Adresse bestätigt hast, macht ein Link dorthin diesen Browser wieder zu dir.
me-lost-send = Schick mir einen Link
recover-title = Dein Weg zurück
recover-asked = Wenn hier jemand diese Adresse bestätigt hat, ist ein Link dorthin unterwegs. Er gilt zehn Minuten.
recover-help = Das macht diesen Browser wieder zu dir, mit deinen Plätzen und Spielen. Deine anderen Geräte brauchen danach deinen neuen persönlichen Link.
recover-now = Wieder ich sein
confirm-title = Ist das deine Adresse?
confirm-help = Danach geht Nachricht von deinen Spielen dorthin, und sie kann dir deine Identität zurückgeben.
confirm-now = Ja, das ist meine
unsubscribe-title = Keine E-Mails mehr
unsubscribe-help = Railhead schickt dann keine Nachricht von deinen Spielen mehr an diese Adresse. Du kannst sie jederzeit wieder bekommen.
unsubscribe-now = Bitte keine E-Mails mehr
unsubscribe-done = Erledigt. An diese Adresse geht keine Nachricht von deinen Spielen mehr.

# The same, told to all players of a table together; $what: whose turn it is.
notice-table-turn-title = { $what } ist in { $game } an der Reihe
notice-table-turn-text = { $what }, du bist an der Reihe.
notice-table-time-title = Bei { $game } wird die Zeit knapp
notice-table-time-text = { $what }, deine Zeit ist fast um.
notice-table-begun-title = { $game } hat begonnen
notice-table-begun-text = Alle sind da.
notice-table-asked-title = { $player } fragt etwas bei { $game }
notice-table-asked-text = { $player } { $what }
notice-table-over-title = { $game } ist zu Ende
notice-table-over-text = { $what }
notice-table-rematch-title = { $game } wird noch einmal gespielt
notice-table-rematch-text = { $player } hat den Tisch neu aufgebaut.

webhook-title = Einem Chat sagen, was hier geschieht
webhook-set = Ein Chat erfährt, was hier geschieht
webhook-help = Ein Kanal bei Discord oder Slack, ntfy, Gotify oder ein eigenes Programm erfährt, wer an der Reihe ist und wann das Spiel beginnt und endet.
webhook-address = Seine Adresse
webhook-form = Was er versteht
webhook-add = Dort melden
webhook-remove = Nicht mehr melden
problem-only-host-webhook = Nur der Gastgeber eines Tisches kann einem Chat sagen lassen, was dort geschieht.
