import type { pageSettings as source } from '../en-US/page-settings.ts'

/** `en-US/page-settings.ts` in Italian. */
export const pageSettings = {
  'pages.settings.title': 'Impostazioni di {title}',
  'pages.settings.save': 'Salva',
  'pages.settings.saved': 'Impostazioni salvate. I visitatori le vedono con la prossima pubblicazione.',
  'pages.settings.search': 'Nei risultati di ricerca',
  'pages.settings.more': 'Altro',
  'pages.field.title': 'Titolo',
  'pages.field.title_footer': 'Lo vedi solo tu.',
  'pages.field.nav_title': 'Titolo nella navigazione',
  'pages.field.nav_title_help': 'Uno più breve, se il titolo è lungo.',
  'pages.field.slug': 'Indirizzo',
  'pages.field.slug_help': 'Breve e in minuscolo: orari-di-apertura',
  'pages.field.slug_redirect':
    'Dalla prossima pubblicazione {from} porta qui: chi ha il vecchio indirizzo arriva comunque.',
  'pages.field.slug_home': 'La home page sta alla radice del sito.',
  'pages.field.not_found': 'Mostrala dove un indirizzo non esiste',
  'pages.field.not_found_help':
    'Al posto della pagina fornita con Portico. I motori di ricerca non la includono.',
  'pages.field.home': 'Home page',
  'pages.field.home_help':
    'I visitatori arrivano prima qui. L’attuale home page riceve un indirizzo proprio.',
  'pages.field.hidden': 'Nascondi dalla navigazione',
  'pages.field.hidden_help': 'Si può ancora aprire tramite il suo indirizzo.',
  'pages.field.hidden_help_short': 'I visitatori non la vedono.',
  'pages.field.href': 'Porta a',
  'pages.field.href_help':
    'Un indirizzo completo, come https://example.com, o uno di questo sito, come /menu.',
  'pages.field.new_tab': 'Apri in una nuova scheda',
  'pages.field.seo_title': 'Titolo nei risultati di ricerca',
  'pages.field.seo_title_help': 'Se resta vuoto: “{title}”',
  'pages.field.description': 'Descrizione',
  'pages.field.description_help':
    'Una o due frasi che dicano perché venire qui. Se resta vuota, compaiono le prime parole della pagina.',
  'pages.field.noindex': 'Escludi dai motori di ricerca',
  'pages.field.noindex_help': 'Non compare nemmeno nella mappa del sito.',
  'pages.field.social': 'Immagine per la condivisione',
  'pages.field.social_help':
    'Mostrata dove si condivide l’indirizzo. Se manca, compare la prima immagine della pagina.',
  'pages.field.social_choose': 'Scegli un’immagine',
  'pages.field.social_other': 'Scegline un’altra',
  'pages.field.social_remove': 'Rimuovi l’immagine',
  'pages.field.header': 'Intestazione',
  'pages.field.footer': 'Piè di pagina',
  'pages.field.show': 'Mostra',
  'pages.field.hide': 'Nascondi',
  'pages.field.password_on': 'Chiedi una password',
  'pages.field.password_help': 'I visitatori la inseriscono prima di vedere la pagina.',
  'pages.field.password': 'Password',
  'pages.field.password_keep': 'Lascia vuoto per mantenere quella attuale.',
  'pages.search_preview.label': 'Come può apparire nei risultati di ricerca',
  'pages.search_preview.none': 'Le prime parole della pagina.',
} as const satisfies Partial<Record<keyof typeof source, string>>
