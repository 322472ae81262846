import type { accounts as source } from '../en-US/accounts.ts'

/** `en-US/accounts.ts` in German. */
export const accounts = {
  'refusal.accounts.list_views_full':
    'Sie haben {most, number} Ansichten gespeichert, für mehr ist kein Platz. Entfernen Sie eine, die Sie nicht mehr brauchen.',
  'refusal.accounts.list_view_large':
    'Diese Ansicht ist zu groß, um gespeichert zu werden. Nehmen Sie einige Filter weg.',
  'refusal.accounts.password_short':
    'Verwenden Sie mindestens 10 Zeichen. Ein paar Wörter hintereinander merkt man sich leicht.',
  'refusal.accounts.password_long': 'Ein Passwort hat höchstens 200 Zeichen.',
  'refusal.accounts.password_common':
    'Das wird beim Raten mit als Erstes probiert. Fügen Sie ein oder zwei Wörter hinzu.',
  'refusal.accounts.password_yours':
    'Ihr Name und Ihre Adresse sind leicht zu erraten. Fügen Sie Wörter hinzu, die nichts mit Ihnen zu tun haben.',
  'refusal.accounts.password_wrong': 'Das ist nicht Ihr Passwort.',
  'refusal.accounts.sign_in_failed': 'Adresse und Passwort passen nicht zusammen.',
  'refusal.accounts.locked': 'Dieses Konto ist gesperrt. Schreiben Sie an die Betreiber dieser Plattform.',
  'refusal.accounts.step_over': 'Das hat zu lange gedauert. Melden Sie sich noch einmal an.',
  'refusal.accounts.code_wrong':
    'Dieser Code passt nicht. Ein Code gilt einmal, und nur solange die App ihn zeigt.',
  'refusal.accounts.passkey_unknown':
    'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er aus dem Konto entfernt.',
  'refusal.accounts.passkey_not_made':
    'Der Passkey ließ sich nicht hinzufügen. Versuchen Sie es noch einmal.',
  'refusal.accounts.passkey_known': 'Dieser Passkey ist schon in Gebrauch.',
  'refusal.accounts.locale_closed': 'Diese Sprache steht Ihnen noch nicht offen. Wählen Sie eine andere.',
  'refusal.accounts.country_refused':
    'Wegen internationaler Sanktionen können wir in diesem Land keine Konten anbieten.',
  'refusal.accounts.link_spent': 'Dieser Link wurde schon verwendet oder ist zu alt.',
  'refusal.accounts.second_factor_on': 'Ein zweiter Faktor ist schon eingeschaltet.',
  'refusal.accounts.second_factor_off': 'Es gibt noch keinen zweiten Faktor. Beginnen Sie noch einmal.',
  'refusal.accounts.email_confirmed': 'Ihre Adresse ist schon bestätigt.',
  'refusal.accounts.address_changes_a_day':
    'Eine andere Adresse können Sie in 24 Stunden {most, number} Mal anfordern. Versuchen Sie es morgen wieder.',
  'refusal.accounts.email_same': 'Das ist schon Ihre Adresse.',
  'refusal.accounts.email_differs': 'Das ist nicht die Adresse dieses Kontos.',
  'refusal.accounts.email_taken': 'Zu dieser Adresse gibt es inzwischen ein eigenes Konto.',
  'refusal.accounts.duties_unverified':
    'Die Adresse dieses Kontos ist noch nicht bestätigt. Sobald der Link in der E-Mail geöffnet wurde, kann das Konto Betreiber oder Team werden.',
  'refusal.accounts.last_operator':
    'Außer Ihnen betreibt niemand diese Plattform. Geben Sie dieses Recht zuerst noch jemandem.',
  'accounts.email': 'E-Mail',
  'accounts.password': 'Passwort',
  'accounts.or': 'oder',
  'accounts.back_to_sign_in': 'Zurück zur Anmeldung',
  'accounts.continue': 'Weiter',
  'accounts.motto': 'Ein Haus für das, was Sie schaffen.',
  'accounts.sign_in.title': 'Anmelden',
  'accounts.sign_in.action': 'Anmelden',
  'accounts.sign_in.forgot': 'Vergessen?',
  'accounts.sign_in.passkey': 'Mit Passkey anmelden',
  'accounts.sign_in.new': 'Neu hier? <link>Konto erstellen</link>',
  'accounts.sign_in.go_on': 'Melden Sie sich an, dann geht es dort weiter, wo Sie hinwollten.',
  'accounts.passkey.cancelled':
    'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  'accounts.passkey.unsupported': 'Dieser Browser kann hier keine Passkeys verwenden.',
  'accounts.code.title': 'Code eingeben',
  'accounts.code.text':
    'Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern ein, die sie für Portico zeigt.',
  'accounts.code.label': 'Sechsstelliger Code',
  'accounts.code.action': 'Prüfen',
  'accounts.code.use_recovery': 'Wiederherstellungscode verwenden',
  'accounts.recovery.title': 'Wiederherstellungscode verwenden',
  'accounts.recovery.text':
    'Geben Sie einen der zehn Codes ein, die Sie beim Einschalten des zweiten Faktors aufbewahrt haben. Jeder gilt einmal.',
  'accounts.recovery.label': 'Wiederherstellungscode',
  'accounts.recovery.use_app': 'Stattdessen die App verwenden',
  'accounts.recovery.left':
    '{count, plural, =0 {Das war Ihr letzter Wiederherstellungscode. Erstellen Sie unter „Sicherheit“ neue.} one {# Wiederherstellungscode ist übrig. Erstellen Sie unter „Sicherheit“ neue.} other {# Wiederherstellungscodes sind übrig.}}',
  'accounts.sign_up.title': 'Konto erstellen',
  'accounts.sign_up.text': 'Ein Konto für alle Ihre Websites.',
  'accounts.sign_up.name': 'Ihr Name',
  'accounts.sign_up.country': 'Land',
  'accounts.sign_up.action': 'Konto erstellen',
  'accounts.sign_up.known': 'Sie haben ein Konto? <link>Anmelden</link>',
  'accounts.strength.help':
    'Mindestens 10 Zeichen. Am besten ein paar Wörter, die nichts miteinander zu tun haben.',
  'accounts.strength.0': 'Viel zu leicht zu erraten',
  'accounts.strength.1': 'Leicht zu erraten',
  'accounts.strength.2': 'Noch nicht ganz',
  'accounts.strength.3': 'Gut',
  'accounts.strength.4': 'Stark',
  'accounts.mail.title': 'Sehen Sie in Ihr Postfach',
  'accounts.mail.sign_up':
    'Wir haben an {email} geschrieben. Öffnen Sie den Link in der E-Mail, um zu bestätigen, dass die Adresse Ihnen gehört.',
  'accounts.mail.reset':
    'Wenn zu {email} ein Konto gehört, ist eine E-Mail mit einem Link für ein neues Passwort unterwegs. Er gilt eine Stunde.',
  'accounts.mail.missing':
    'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach, oder prüfen Sie die Adresse auf Tippfehler.',
  'accounts.mail.mailbox':
    'Auf diesem Rechner ist kein Mailserver eingerichtet; Mails bleiben in seinem Postfach.',
  'accounts.mail.mailbox_open': 'Postfach öffnen',
  'accounts.mail.other': 'Andere Adresse verwenden',
  'accounts.mail.sign_in': 'Anmelden und gleich anfangen',
  'accounts.verify.title': 'Adresse bestätigen',
  'accounts.verify.working': 'Einen Moment …',
  'accounts.verify.done': 'Ihre Adresse ist bestätigt',
  'accounts.verify.done_text': 'Sie können nun veröffentlichen, andere einladen und einen Tarif wählen.',
  'accounts.verify.go': 'Zu Ihren Websites',
  'accounts.verify.sign_in': 'Zum Bestätigen anmelden',
  'accounts.verify.sign_in_text':
    'Sie haben den Link in einem Browser geöffnet, den wir nicht kennen. Melden Sie sich hier an, dann ist Ihre Adresse bestätigt. Wenn Sie dieses Konto nicht erstellt haben, tun Sie einfach nichts.',
  'accounts.spent.title': 'Dieser Link gilt nicht mehr',
  'accounts.spent.text':
    'Links in unseren E-Mails gelten einmal und nicht für immer. Sie können sich einen neuen schicken lassen.',
  'accounts.spent.account': 'Zu Ihrem Konto',
  'accounts.bar.title': 'Bestätigen Sie Ihre Adresse, um zu veröffentlichen',
  'accounts.bar.text':
    'Wir haben an {email} geschrieben. Bis Sie den Link öffnen, können Sie bauen, aber nicht veröffentlichen, einladen oder bezahlen.',
  'accounts.bar.resend': 'Noch einmal senden',
  'accounts.bar.sent': 'Noch einmal an {email} gesendet',
  'accounts.forgot.title': 'Neues Passwort wählen',
  'accounts.forgot.text': 'Nennen Sie uns Ihre Adresse, dann schicken wir Ihnen einen Link.',
  'accounts.forgot.action': 'Link senden',
  'accounts.reset.title': 'Neues Passwort wählen',
  'accounts.reset.for': 'Für {email}',
  'accounts.reset.new': 'Neues Passwort',
  'accounts.reset.end_others': 'Überall abmelden',
  'accounts.reset.end_others_help':
    'Lassen Sie das angekreuzt, wenn jemand anderes das alte Passwort kennen könnte.',
  'accounts.reset.action': 'Passwort speichern',
  'accounts.reset.done': 'Ihr neues Passwort gilt',
  'accounts.reset.done_text': 'Melden Sie sich ab jetzt damit an.',
  'accounts.change.title': 'Änderung der Adresse',
  'accounts.change.ask': 'Sind Sie mit dieser Änderung einverstanden?',
  'accounts.change.agree': 'Einverstanden',
  'accounts.change.changed': 'Ihre Adresse ist jetzt {email}',
  'accounts.change.changed_text': 'Melden Sie sich ab jetzt damit an.',
  'accounts.change.waiting': 'Danke. Ein Postfach fehlt noch',
  'accounts.change.waiting_from':
    'Öffnen Sie auch den Link in der E-Mail an Ihre bisherige Adresse. Dann ändert sie sich zu {email}.',
  'accounts.change.waiting_to':
    'Öffnen Sie auch den Link in der E-Mail an {email}. Dann ist die Änderung fertig.',
  'accounts.change.sign_in': 'Zum Zustimmen anmelden',
  'accounts.change.sign_in_text':
    'Ein Konto zieht erst dann zu {email} um, wenn jemand zustimmt, der darin angemeldet ist. Melden Sie sich mit Ihrer bisherigen Adresse an und stimmen Sie dann zu. Wenn es nicht Ihr Konto ist, tun Sie einfach nichts.',
  'accounts.account.title': 'Konto',
  'accounts.tab.profile': 'Profil',
  'accounts.tab.security': 'Sicherheit',
  'accounts.tab.sessions': 'Sitzungen',
  'accounts.tab.label': 'Bereiche Ihres Kontos',
  'accounts.profile.title': 'Sie',
  'accounts.profile.help': 'Ihren Namen sehen alle, mit denen Sie an Websites arbeiten.',
  'accounts.profile.name': 'Name',
  'accounts.profile.country': 'Land',
  'accounts.profile.saved': 'Gespeichert',
  'accounts.region.title': 'Sprache und Zeit',
  'accounts.region.help': 'Wie Portico mit Ihnen spricht. Ihre Websites haben eigene Sprachen und Zeitzonen.',
  'accounts.region.language': 'Sprache',
  'accounts.region.time_zone': 'Zeitzone',
  'accounts.region.now': 'Dort ist es jetzt {time}.',
  'accounts.keys.title': 'Tastatur',
  'accounts.keys.single': 'Kürzel mit einer Taste',
  'accounts.keys.single_help':
    'J und K gehen durch eine Liste, X wählt darin aus, gleich wo auf der Seite Sie sind. Ist das aus, gelten sie nur in der Liste selbst. Das gilt in diesem Browser, auch im Editor.',
  'accounts.address.title': 'E-Mail',
  'accounts.address.confirmed': 'Bestätigt',
  'accounts.address.unconfirmed': 'Nicht bestätigt',
  'accounts.address.change': 'Ändern',
  'accounts.address.dialog': 'Adresse ändern',
  'accounts.address.dialog_text':
    'Wir schreiben an Ihre bisherige Adresse und an die neue. Die Änderung gilt, sobald innerhalb eines Tages beide Links geöffnet wurden.',
  'accounts.address.dialog_text_new':
    'Wir schreiben an die neue Adresse. Die Änderung gilt, sobald innerhalb eines Tages der Link in dieser E-Mail geöffnet wurde.',
  'accounts.address.send_new': 'E-Mail senden',
  'accounts.address.new': 'Neue Adresse',
  'accounts.address.send': 'Beide E-Mails senden',
  'accounts.address.pending': 'Unterwegs zu {email}',
  'accounts.address.pending_both': 'Wartet bis {until} auf die Links in beiden E-Mails.',
  'accounts.address.pending_here': 'Wartet bis {until} auf den Link in der E-Mail an Ihre bisherige Adresse.',
  'accounts.address.pending_there': 'Wartet bis {until} auf den Link in der E-Mail an {email}.',
  'accounts.address.cancel': 'Bisherige Adresse behalten',
  'accounts.delete.title': 'Konto löschen',
  'accounts.delete.text':
    'Alles, was Sie nennt, wird gelöscht: Profil, Schlüssel, Sitzungen, Verlauf. Was Sie auf Websites anderer gemacht haben, bleibt dort.',
  'accounts.delete.obstacles': 'Vorher',
  'accounts.delete.action': 'Konto löschen',
  'accounts.delete.dialog': 'Ihr Konto endgültig löschen?',
  'accounts.delete.dialog_text': 'Das lässt sich nicht zurücknehmen, auch nicht von uns.',
  'accounts.read_failed': 'Das ließ sich nicht laden',
} as const satisfies Partial<Record<keyof typeof source, string>>
