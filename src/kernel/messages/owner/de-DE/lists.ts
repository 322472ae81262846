import type { lists as source } from '../en-US/lists.ts'

/** `en-US/lists.ts` in German. */
export const lists = {
  'list.clear': 'Suche und Filter zurücksetzen',
  'list.filter': 'Filter',
  'list.filters': 'Filter',
  'list.filter_is': '{what}: {value}',
  'list.look': 'Anzeige',
  'list.sort': 'Sortieren nach',
  'list.direction': 'Reihenfolge',
  'list.ascending': 'Aufsteigend',
  'list.descending': 'Absteigend',
  'list.columns': 'Spalten',
  'list.views': 'Ansichten',
  'list.whole': 'Ganze Liste',
  'list.save': 'Diese Ansicht speichern …',
  'list.save_title': 'Ansicht speichern',
  'list.save_do': 'Speichern',
  'list.name': 'Name',
  'list.name_help': 'Suche, Filter, Reihenfolge und Spalten, in Ihrem Konto gespeichert.',
  'list.remove': 'Eine Ansicht entfernen',
  'list.view_removed': '„{name}“ entfernt',
} as const satisfies Partial<Record<keyof typeof source, string>>
