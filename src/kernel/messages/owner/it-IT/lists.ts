import type { lists as source } from '../en-US/lists.ts'

/** `en-US/lists.ts` in Italian. */
export const lists = {
  'list.clear': 'Azzera ricerca e filtri',
  'list.filter': 'Filtra',
  'list.filters': 'Filtri',
  'list.filter_is': '{what}: {value}',
  'list.look': 'Aspetto',
  'list.sort': 'Ordina per',
  'list.direction': 'Direzione',
  'list.ascending': 'Crescente',
  'list.descending': 'Decrescente',
  'list.columns': 'Colonne',
  'list.views': 'Viste',
  'list.whole': 'Elenco intero',
  'list.save': 'Salva questa vista…',
  'list.save_title': 'Salva la vista',
  'list.save_do': 'Salva',
  'list.name': 'Nome',
  'list.name_help': 'Ricerca, filtri, ordine e colonne, salvati nel tuo account.',
  'list.remove': 'Rimuovi una vista',
  'list.view_removed': '“{name}” rimossa',
} as const satisfies Partial<Record<keyof typeof source, string>>
