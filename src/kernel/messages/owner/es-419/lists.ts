import type { lists as source } from '../en-US/lists.ts'

/** `en-US/lists.ts` in Spanish. */
export const lists = {
  'list.clear': 'Quitar la búsqueda y los filtros',
  'list.filter': 'Filtrar',
  'list.filters': 'Filtros',
  'list.filter_is': '{what}: {value}',
  'list.look': 'Vista',
  'list.sort': 'Ordenar por',
  'list.direction': 'Sentido',
  'list.ascending': 'Ascendente',
  'list.descending': 'Descendente',
  'list.columns': 'Columnas',
  'list.views': 'Vistas',
  'list.whole': 'Lista completa',
  'list.save': 'Guardar esta vista…',
  'list.save_title': 'Guardar la vista',
  'list.save_do': 'Guardar',
  'list.name': 'Nombre',
  'list.name_help': 'Búsqueda, filtros, orden y columnas, guardados en tu cuenta.',
  'list.remove': 'Quitar una vista',
  'list.view_removed': 'Se quitó “{name}”',
} as const satisfies Partial<Record<keyof typeof source, string>>
