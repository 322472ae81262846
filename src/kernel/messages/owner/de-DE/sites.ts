import type { sites as source } from '../en-US/sites.ts'

/** `en-US/sites.ts` in German. */
export const sites = {
  'refusal.sites.slug_taken': 'Diese Adresse ist vergeben. Wählen Sie eine andere.',
  'refusal.sites.slug_short': 'Eine Adresse hat mindestens 3 Zeichen.',
  'refusal.sites.slug_long': 'Eine Adresse hat höchstens 63 Zeichen.',
  'refusal.sites.country_sanctioned':
    'Wegen internationaler Sanktionen können wir in diesem Land keine Websites anbieten.',
  'refusal.sites.currency_unoffered': 'Die Währung {currency} können wir hier noch nicht anbieten.',
  'refusal.sites.language_unoffered': 'Diese Sprache kann hier noch nicht gewählt werden.',
  'refusal.sites.status_move': 'Eine Website kann nicht von {from} zu {to} wechseln.',
  'refusal.sites.status_meanwhile':
    'Jemand anderes hat den Status dieser Website inzwischen geändert. Sehen Sie sich die Website noch einmal an und entscheiden Sie dann.',
  'refusal.sites.no_legacy_address':
    'Es ist nicht bekannt, wo die ältere Fassung dieser Website liegt. Verknüpfen Sie die Website über deren Adresse.',
  'refusal.sites.legacy_address':
    'Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt und nicht auf dieser Plattform liegt.',
  'refusal.sites.no_trial': 'Diese Website hat keine Testphase, die sich verlängern ließe.',
  'refusal.sites.type_conversion': 'Diese Website kann nicht in diesen Typ umgewandelt werden.',
  'refusal.sites.nothing_to_pause': 'Diese Website verkauft nichts, also gibt es nichts zu pausieren.',
  'refusal.sites.gone': 'Die 30 Tage sind vorbei. Diese Website ist endgültig gelöscht.',
  'refusal.sites.owner_gone':
    'Wem diese Website gehörte, hat das eigene Konto gelöscht. Wer die Website ohne Enddatum verwaltet, kann sie zurückholen; dann gehört sie dieser Person.',
  'refusal.sites.inherit_admins_only':
    'Wem diese Website gehörte, hat das eigene Konto gelöscht. Zurückholen kann sie nur, wer sie ohne Enddatum verwaltet; dann gehört sie dieser Person.',
  'refusal.sites.copy_read_only':
    'Diese Website lässt sich nur lesen und darum nicht kopieren. Aktivieren Sie sie zuerst wieder.',
  'refusal.sites.unverified':
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link haben wir Ihnen bei der Registrierung geschickt.',
  'refusal.sites.unknown_right': 'Dieses Recht gibt es nicht.',
  'refusal.sites.unknown_role': 'Eine dieser Rollen gibt es nicht mehr.',
  'refusal.sites.role_needed': 'Wählen Sie mindestens eine Rolle.',
  'refusal.sites.end_in_past': 'Wählen Sie einen Tag in der Zukunft.',
  'refusal.sites.parking_admins_only':
    'Eine Parkseite ist nur für Inhaber und Administration da. Beginnen Sie eine Website, um andere einzuladen.',
  'refusal.sites.beyond_yours': 'Sie können nur geben, ändern oder wegnehmen, was Sie selbst dürfen.',
  'refusal.sites.beyond_your_end':
    'Ihre eigene Zeit auf der Website endet früher. Wählen Sie einen Tag bis dahin.',
  'refusal.sites.person_outlasts_you':
    'Diese Person bleibt länger auf der Website als Sie. Sie können ihr Rollen nehmen, aber keine geben; oder wählen Sie für sie einen letzten Tag bis zu Ihrem.',
  'refusal.sites.role_outlasts_you':
    'Jemand hat diese Rolle oder ist mit ihr eingeladen, und zwar länger, als Ihre eigene Zeit auf der Website dauert. Sie können ihr Rechte nehmen, aber keine geben.',
  'refusal.sites.no_contributor': 'Diese Person arbeitet nicht an der Website mit.',
  'refusal.sites.owner_role': 'Wer die Website besitzt, behält sie, bis sie übertragen ist.',
  'refusal.sites.owner_leaves':
    'Diese Website gehört Ihnen. Übertragen Sie sie an jemand anderen, bevor Sie gehen.',
  'refusal.sites.contributes_already': 'Diese Person arbeitet schon mit.',
  'refusal.sites.contributes_already_you': 'Sie arbeiten an dieser Website schon mit.',
  'refusal.sites.owned_already': 'Dieser Person gehört die Website schon.',
  'refusal.sites.invited_already':
    'Diese Adresse ist schon eingeladen. Senden Sie die Einladung noch einmal oder widerrufen Sie sie.',
  'refusal.sites.invited_just_now':
    'Die Einladung ist vor weniger als einer Minute hinausgegangen. Warten Sie einen Moment.',
  'refusal.sites.invitations_a_day':
    'Eine Website kann in 24 Stunden {most, number} Einladungen senden. Machen Sie morgen weiter.',
  'refusal.sites.invitations_a_day_yours':
    'Sie können in 24 Stunden {most, number} Einladungen senden, über alle Ihre Websites gerechnet. Machen Sie morgen weiter.',
  'refusal.sites.invitations_to_address':
    'Diese Adresse hat innerhalb von 24 Stunden {most, number} Einladungen bekommen und bekommt vorerst keine weitere. Versuchen Sie es morgen wieder.',
  'refusal.sites.no_invitation': 'Diese Einladung wurde angenommen, abgelehnt oder widerrufen.',
  'refusal.sites.invitation_over':
    'Der letzte Tag dieser Einladung ist vorbei. Widerrufen Sie sie und laden Sie mit einem anderen Tag neu ein.',
  'refusal.sites.limits_not_yet': 'Rollen lassen sich noch nicht auf Sammlungen oder Kalender beschränken.',
  'refusal.sites.join_read_only':
    'Diese Website lässt sich derzeit nur lesen; darum kann ihr niemand beitreten. Sobald sie wieder aktiv ist, gilt der Link Ihrer Einladung.',
  'refusal.sites.link_spent': 'Dieser Link gilt nicht mehr. Bitten Sie um einen neuen, wo er herkam.',
  'refusal.sites.offered_already':
    'Die Website ist schon jemandem angeboten. Ziehen Sie das zuerst in den Einstellungen der Website zurück.',
  'refusal.sites.no_offer': 'Die Website ist niemandem angeboten.',
  'refusal.sites.role_name_taken': 'Eine andere Rolle hat diesen Namen.',
  'refusal.sites.no_role': 'Diese Rolle gibt es nicht mehr.',
  'refusal.sites.role_in_use':
    'Jemand hat diese Rolle oder ist mit ihr eingeladen. Geben Sie dort zuerst eine andere.',
  'refusal.sites.roles_full': 'Eine Website kann {most, number} eigene Rollen haben.',
  'refusal.sites.owns_sites':
    '{count, plural, one {Ihnen gehört eine Website. Übertragen oder entfernen Sie sie zuerst.} other {Ihnen gehören # Websites. Übertragen oder entfernen Sie sie zuerst.}}',
  'refusal.sites.limit_contributors':
    '{plan, select, none {Diese Website} other {{plan}}} hat Platz für {most, plural, one {# mitarbeitende Person} other {# mitarbeitende Personen}}, Einladungen eingeschlossen. {next, select, none {Fragen Sie beim Betreiber nach mehr.} other {{next} hat Platz für mehr.}}',
  'refusal.sites.limit_storage':
    '{plan, select, none {Diese Website} other {{plan}}} hat dafür keinen Platz. Entfernen Sie Dateien oder wechseln Sie den Tarif: {next, select, none {Fragen Sie beim Betreiber nach mehr Platz.} other {{next} hat mehr Platz.}}',
  'refusal.sites.limit_products':
    '{plan, select, none {Diese Website} other {{plan}}} {most, plural, =0 {enthält keine Produkte.} one {hat Platz für # Produkt.} other {hat Platz für # Produkte.}} {next, select, none {Fragen Sie beim Betreiber nach mehr.} other {{next} hat Platz für mehr.}}',
  'refusal.sites.limit_campaigns':
    '{plan, select, none {Diese Website} other {{plan}}} {most, plural, =0 {enthält keine Kampagnen.} one {sendet # Kampagne im Monat.} other {sendet # Kampagnen im Monat.}} {next, select, none {Fragen Sie beim Betreiber nach mehr.} other {{next} sendet mehr.}}',
  'refusal.sites.limit_sites':
    '{most, plural, one {Ein Konto kann hier # Website haben.} other {Ein Konto kann hier # Websites haben.}} {next, select, none {Fragen Sie beim Betreiber nach mehr.} other {Eine Website mit dem Tarif {next} schafft Platz für mehr.}}',
  'sites.status.1': 'Abgelaufen',
  'sites.status.2': 'Zahlung überfällig',
  'sites.status.3': 'Testphase',
  'sites.status.4': 'Beta',
  'sites.status.5': 'Entfernt',
  'sites.status.6': 'Intern',
  'sites.status.7': 'Kostenfrei',
  'sites.status.8': 'Online',
  'sites.status.11': 'Ältere Fassung',
  'sites.status.12': 'Parkseite',
  'sites.status.13': 'Über Wiederverkauf',
  'sites.status.14': 'Abrechnung fehlt',
  'sites.status.15': 'Enterprise',
  'sites.status.paused': 'Pausiert',
  'sites.status.trial_left':
    '{days, plural, =0 {Testphase endet heute} one {Noch # Tag Testphase} other {Noch # Tage Testphase}}',
  'sites.type.1': 'Klassisch',
  'sites.type.2': 'Titelseite',
  'sites.type.3': 'Parkseite',
  'sites.type.4': 'Commerce',
  'sites.type.5': 'Enterprise',
  'sites.type.1.text': 'Seiten, Blog und Sammlungen. Alles außer einem Shop.',
  'sites.type.2.text': 'Eine Seite ohne Navigation.',
  'sites.type.3.text': 'Eine Seite, die eine Domain hält, bis es eine Website gibt.',
  'sites.type.4.text': 'Alles, mit Shop: Produkte, Bestellungen, Kasse.',
  'sites.type.5.text': 'Commerce für eine Organisation mit mehreren Websites.',
  'sites.failed.title': 'Das ließ sich nicht laden',
  'sites.failed.text':
    'Portico hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'sites.missing.title': 'Diese Website gibt es für Sie nicht',
  'sites.missing.text': 'Vielleicht wurde sie gelöscht, oder Sie arbeiten nicht mehr an ihr mit.',
  'sites.missing.action': 'Ihre Websites ansehen',
  'sites.read_only.title': 'Diese Website lässt sich derzeit nur lesen',
  'sites.read_only.text': 'Was hier ausgeschaltet ist, geht wieder, sobald die Website aktiv ist.',
  'refusal.sites.rights_needed': 'Wählen Sie mindestens ein Recht.',
  'sites.dashboard.title': 'Websites',
  'sites.dashboard.create': 'Website erstellen',
  'sites.dashboard.search': 'Websites suchen',
  'sites.dashboard.empty.title': 'Hier erscheinen Ihre Websites',
  'sites.dashboard.empty.text':
    'Beginnen Sie mit einer Vorlage oder einer leeren Seite. Sie sehen die Website wachsen, bevor andere sie sehen.',
  'sites.dashboard.empty.action': 'Erste Website erstellen',
  'sites.dashboard.none.title': 'Keine Website heißt „{search}“',
  'sites.dashboard.none.action': 'Alle Websites anzeigen',
  'sites.dashboard.removed': 'Entfernt',
  'sites.card.menu': 'Mehr zu {title}',
  'sites.overview.title': 'Übersicht',
  'sites.overview.preview': 'Vorschau ansehen',
  'sites.overview.edit': 'Website bearbeiten',
  'sites.overview.about': 'Über diese Website',
  'sites.overview.selling': 'Verkauf',
  'sites.overview.selling_yes': 'Ein',
  'sites.overview.selling_test': 'Nur Testbestellungen',
  'sites.overview.selling_no': 'Aus',
  'sites.overview.latest': 'Neuestes',
  'sites.overview.unreleased': 'Von dieser Website ist noch nichts veröffentlicht',
  'sites.overview.unreleased_text':
    'Bis Sie sie im Editor oder unter „Veröffentlichungen“ veröffentlichen, lesen Besucher, dass sie bald online ist.',
  'sites.overview.all': 'Alles ansehen',
  'sites.trial.bar': 'Testphase',
  'sites.trial.left':
    '{days, plural, =0 {Die Testphase endet heute.} one {Noch # Tag Testphase.} other {Noch # Tage Testphase.}}',
  'sites.trial.until': 'Sie endet am {date}.',
  'sites.trial.cannot':
    'Besucher sehen „bald online“, Bestellungen sind Tests, und 3 Kampagnen können gesendet werden.',
  'sites.trial.cannot_without_store': 'Besucher sehen „bald online“, und 3 Kampagnen können gesendet werden.',
  'sites.trial.choose': 'Tarif wählen',
  'sites.trial.fold': 'Leiste zur Testphase einklappen',
  'sites.trial.unfold': 'Leiste zur Testphase ausklappen',
  'sites.expired.title': 'Diese Website ist abgelaufen',
  'sites.expired.text':
    'Besucher sehen sie nicht. Sie können alles lesen, es exportieren und Geld erstatten. Aufbewahrt wird sie bis zum {date}.',
  'sites.expired.export': 'Exportieren',
  'sites.expired.action': 'Wieder aktivieren',
  'sites.expired.ask': 'Um Aktivierung bitten',
  'sites.expired.back': 'Diese Website ist wieder aktiv',
  'sites.past_due.title': 'Eine Zahlung für diese Website fehlt',
  'sites.past_due.text': 'Ohne Zahlung läuft die Website am {date} ab.',
  'sites.past_due.action': 'Tarif und Zahlung ansehen',
  'sites.grace.title': 'Ihr Wiederverkäufer zahlt nicht mehr für diese Website',
  'sites.grace.text': 'Übernehmen Sie die Abrechnung bis zum {date}, sonst läuft sie ab.',
  'sites.grace.action': 'Abrechnung übernehmen',
  'sites.legacy.title': 'Diese Website läuft in einer älteren Fassung',
  'sites.legacy.text': 'Besucher werden zu {address} weitergeleitet. Hier können Sie nur lesen.',
  'sites.legacy.action': 'In diese Fassung umziehen',
  'sites.legacy.moved': 'Diese Website läuft jetzt in dieser Fassung',
  'sites.legacy.ask': 'Um den Umzug hierher bitten',
  'sites.parking.title': 'Das ist eine Parkseite',
  'sites.parking.action': 'Website beginnen',
  'sites.paused.title': 'Diese Website ist pausiert: Sie wird gezeigt, verkauft aber nichts',
  'sites.paused.manage': 'Pause verwalten',
  'sites.paused.action': 'Pause beenden',
} as const satisfies Partial<Record<keyof typeof source, string>>
