import type { pageSettings as source } from '../en-US/page-settings.ts'

/** `en-US/page-settings.ts` in German. */
export const pageSettings = {
  'pages.settings.title': 'Einstellungen von {title}',
  'pages.settings.save': 'Speichern',
  'pages.settings.saved': 'Einstellungen gespeichert. Besucher sehen sie mit der nächsten Veröffentlichung.',
  'pages.settings.search': 'In Suchergebnissen',
  'pages.settings.more': 'Mehr',
  'pages.field.title': 'Titel',
  'pages.field.title_footer': 'Den sehen nur Sie.',
  'pages.field.nav_title': 'Titel in der Navigation',
  'pages.field.nav_title_help': 'Ein kürzerer, wenn der Titel lang ist.',
  'pages.field.slug': 'Adresse',
  'pages.field.slug_help': 'Kurz und in Kleinbuchstaben: oeffnungszeiten',
  'pages.field.slug_redirect':
    'Ab der nächsten Veröffentlichung führt {from} hierher: Wer die alte Adresse hat, kommt an.',
  'pages.field.slug_home': 'Die Startseite steht an der Wurzel der Website.',
  'pages.field.not_found': 'Zeigen, wo es eine Adresse nicht gibt',
  'pages.field.not_found_help': 'Anstelle der Seite, die Portico mitbringt. Suchmaschinen lassen sie aus.',
  'pages.field.home': 'Startseite',
  'pages.field.home_help':
    'Hier kommen Besucher zuerst an. Die bisherige Startseite bekommt eine eigene Adresse.',
  'pages.field.hidden': 'In der Navigation ausblenden',
  'pages.field.hidden_help': 'Über ihre Adresse lässt sie sich weiterhin öffnen.',
  'pages.field.hidden_help_short': 'Besucher sehen sie nicht.',
  'pages.field.href': 'Führt zu',
  'pages.field.href_help':
    'Eine vollständige Adresse wie https://example.com oder eine dieser Website wie /karte.',
  'pages.field.new_tab': 'In einem neuen Tab öffnen',
  'pages.field.seo_title': 'Titel in Suchergebnissen',
  'pages.field.seo_title_help': 'Bleibt das leer: „{title}“',
  'pages.field.description': 'Beschreibung',
  'pages.field.description_help':
    'Ein oder zwei Sätze, warum sich der Besuch lohnt. Bleibt das leer, stehen dort die ersten Worte der Seite.',
  'pages.field.noindex': 'Aus Suchmaschinen heraushalten',
  'pages.field.noindex_help': 'Dann steht sie auch nicht in der Sitemap.',
  'pages.field.social': 'Bild beim Teilen',
  'pages.field.social_help':
    'Erscheint, wo die Adresse geteilt wird. Ohne Auswahl steht dort das erste Bild der Seite.',
  'pages.field.social_choose': 'Bild auswählen',
  'pages.field.social_other': 'Anderes auswählen',
  'pages.field.social_remove': 'Bild entfernen',
  'pages.field.header': 'Kopf',
  'pages.field.footer': 'Fuß',
  'pages.field.show': 'Zeigen',
  'pages.field.hide': 'Ausblenden',
  'pages.field.password_on': 'Nach einem Passwort fragen',
  'pages.field.password_help': 'Besucher geben es ein, bevor sie die Seite sehen.',
  'pages.field.password': 'Passwort',
  'pages.field.password_keep': 'Leer lassen, um das bisherige zu behalten.',
  'pages.search_preview.label': 'So kann sie in Suchergebnissen aussehen',
  'pages.search_preview.none': 'Die ersten Worte der Seite.',
} as const satisfies Partial<Record<keyof typeof source, string>>
