import type { app as source } from '../en-US/app.ts'

/** `en-US/app.ts` in German. */
export const app = {
  'app.name': 'Portico',
  'app.title': '{screen} · Portico',
  'app.title_site': '{screen} · {site}',
  'app.nav.sites': 'Alle Websites',
  'app.nav.site': 'Website',
  'app.nav.website': 'Inhalt',
  'app.nav.selling': 'Verkauf',
  'app.nav.audience': 'Publikum',
  'app.nav.settings': 'Einstellungen',
  'app.nav.account': 'Konto',
  'app.nav.operator': 'Betrieb',
  'app.nav.visit': 'Website ansehen',
  'app.person': 'Ihr Konto',
  'app.person.account': 'Konto',
  'app.person.theme': 'Darstellung',
  'app.person.theme_system': 'Wie das Gerät',
  'app.person.theme_light': 'Hell',
  'app.person.theme_dark': 'Dunkel',
  'app.person.sign_out': 'Abmelden',
  'app.none.title': 'Hier ist nichts',
  'app.none.text': 'Vielleicht enthält die Adresse einen Tippfehler, oder das Ziel gibt es nicht mehr.',
  'app.none.home': 'Zu Ihren Websites',
  'app.none.site': 'Zu {site}',
  'app.fault.title': 'Diese Ansicht ließ sich nicht öffnen',
  'app.fault.text':
    'Nichts, was Sie gespeichert haben, ist verloren. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'app.fault.again': 'Noch einmal versuchen',
  'app.away.title': 'Portico ist gerade nicht erreichbar',
  'app.away.text':
    'Nichts, was Sie gespeichert haben, ist verloren. In einem Augenblick sollte es wieder gehen.',
  'app.broken.title': 'Portico ließ sich nicht öffnen',
  'app.broken.text': 'Der Fehler liegt bei uns. Nichts, was Sie gespeichert haben, ist verloren.',
  'app.away.id': 'Falls Sie nachfragen, nennen Sie diese Nummer: {id}',
  'app.outdated.title': 'Portico wurde aktualisiert',
  'app.outdated.text':
    'Laden Sie neu, um mit der neuen Version weiterzumachen. Nichts, was Sie gespeichert haben, ist verloren.',
  'app.right.title': 'Ihre Rolle umfasst das nicht',
  'app.right.text': 'Wer {site} besitzt, kann ändern, was Sie dürfen.',
} as const satisfies Partial<Record<keyof typeof source, string>>
