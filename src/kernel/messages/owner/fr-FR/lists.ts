import type { lists as source } from '../en-US/lists.ts'

/** `en-US/lists.ts` in French. */
export const lists = {
  'list.clear': 'Effacer la recherche et les filtres',
  'list.filter': 'Filtrer',
  'list.filters': 'Filtres',
  'list.filter_is': '{what} : {value}',
  'list.look': 'Affichage',
  'list.sort': 'Trier par',
  'list.direction': 'Sens',
  'list.ascending': 'Croissant',
  'list.descending': 'Décroissant',
  'list.columns': 'Colonnes',
  'list.views': 'Vues',
  'list.whole': 'Toute la liste',
  'list.save': 'Enregistrer cette vue…',
  'list.save_title': 'Enregistrer la vue',
  'list.save_do': 'Enregistrer',
  'list.name': 'Nom',
  'list.name_help': 'Recherche, filtres, ordre et colonnes, enregistrés dans votre compte.',
  'list.remove': 'Retirer une vue',
  'list.view_removed': '« {name} » retirée',
} as const satisfies Partial<Record<keyof typeof source, string>>
