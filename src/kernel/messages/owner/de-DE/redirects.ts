import type { redirects as source } from '../en-US/redirects.ts'

/** Where old addresses lead. */
export const redirects = {
  'refusal.pages.redirect_from':
    'Beginnen Sie mit einem Schrägstrich, etwa /alte-karte, und ohne Leerzeichen.',
  'refusal.pages.redirect_own':
    'Unter dieser Adresse antwortet die Website selbst. Eine Weiterleitung von hier würde nie befolgt.',
  'refusal.pages.redirect_to':
    'Geben Sie eine Adresse dieser Website ein, etwa /karte, oder eine vollständige mit https://.',
  'refusal.pages.redirect_loop': 'Das würde im Kreis führen.',
  'refusal.pages.redirect_taken':
    'Von dieser Adresse gibt es schon eine Weiterleitung. Löschen Sie zuerst diese.',
  'refusal.pages.redirect_pattern':
    'Setzen Sie [name] an die Stelle eines ganzen Teils, jeden Namen einmal, und * nur ans Ende, etwa /blog/[name] oder /alt/*.',
  'refusal.pages.redirect_unsaid': 'Die neue Adresse verwendet ein [name] oder *, das in der alten fehlt.',
  'refusal.pages.redirect_kind': 'Die Art ist 301 (dauerhaft) oder 302 (vorläufig).',
  'refusal.pages.redirect_long': 'Diese Zeile ist zu lang für eine Adresse.',
  'refusal.pages.redirect_tangled':
    'Die Muster der Website leiten zu oft aufeinander weiter, um diese Zeile zu prüfen. Importieren Sie weniger Zeilen auf einmal.',
  'refusal.pages.redirects_many':
    'Eine Website hat höchstens {most, number} Weiterleitungen, davon {patterns, number} mit [name] oder *.',
  'refusal.pages.redirects_none': 'In dieser Datei steht keine Weiterleitung.',
  'refusal.pages.redirects_quote': 'Hier beginnt ein Anführungszeichen, das nie geschlossen wird.',
  'pages.redirects.title': 'Weiterleitungen',
  'pages.redirects.help':
    'Eine alte Adresse führt Besucher zu einer neuen. Ändert sich die Adresse einer Seite, entsteht die Weiterleitung von selbst. Änderungen gelten ab der nächsten Veröffentlichung.',
  'pages.redirects.empty': 'Keine Weiterleitungen',
  'pages.redirects.empty_text': 'Fügen Sie eine für eine Adresse hinzu, die noch von früher in Umlauf ist.',
  'pages.redirects.add': 'Weiterleitung hinzufügen',
  'pages.redirects.from': 'Alte Adresse',
  'pages.redirects.from_help': 'Auf dieser Website: /alte-karte',
  'pages.redirects.to': 'Führt zu',
  'pages.redirects.to_help': 'Auf dieser Website, etwa /karte, oder eine vollständige Adresse.',
  'pages.redirects.kind': 'Art',
  'pages.redirects.status_301': 'Dauerhaft (301)',
  'pages.redirects.status_302': 'Vorläufig (302)',
  'pages.redirects.automatic': 'Automatisch',
  'pages.redirects.import': 'Importieren',
  'pages.redirects.export': 'Exportieren',
  'pages.redirects.import_title': 'Weiterleitungen importieren',
  'pages.redirects.file': 'Eine Datei mit Weiterleitungen',
  'pages.redirects.file_help':
    'Eine CSV-Datei mit alter Adresse, neuer Adresse und 301 oder 302 in jeder Zeile. [name] steht für einen Teil der Adresse, * am Ende für den Rest.',
  'pages.redirects.file_unread':
    'Diese Datei ist kein Text in UTF-8. Speichern Sie sie als CSV (UTF-8) und versuchen Sie es noch einmal.',
  'pages.redirects.found':
    '{added, plural, =0 {Keine neue Weiterleitung} one {Eine neue Weiterleitung} other {# neue Weiterleitungen}}, {changed, plural, =0 {keine geändert} one {eine geändert} other {# geändert}}, {same, plural, =0 {keine wie bisher} one {eine wie bisher} other {# wie bisher}}',
  'pages.redirects.faults':
    '{count, plural, one {Eine Zeile wird nicht übernommen} other {# Zeilen werden nicht übernommen}}',
  'pages.redirects.fault_line': 'Zeile {line, number}: {message}',
  'pages.redirects.faults_more': '{count, plural, one {und eine weitere} other {und # weitere}}',
  'pages.redirects.imported':
    '{count, plural, one {Eine Weiterleitung importiert} other {# Weiterleitungen importiert}}',
  'pages.redirects.since': 'Seit',
  'pages.redirects.search': 'Weiterleitungen suchen',
  'pages.redirects.maker': 'Angelegt',
  'pages.redirects.by_hand': 'Manuell',
  'pages.redirects.no_match': 'Keine passende Weiterleitung',
  'pages.redirects.delete': 'Weiterleitung von {from} löschen',
  'pages.redirects.deleted_count':
    '{count, plural, one {Weiterleitung gelöscht} other {# Weiterleitungen gelöscht}}',
  'pages.redirects.delete_chosen': 'Löschen',
  'pages.redirects.not_all_back':
    '{count, plural, one {Eine Weiterleitung kam nicht zurück} other {# Weiterleitungen kamen nicht zurück}}',
  'pages.redirects.added': 'Weiterleitung hinzugefügt',
  'pages.redirects.when': 'Sie gilt ab der nächsten Veröffentlichung.',
} as const satisfies Partial<Record<keyof typeof source, string>>
