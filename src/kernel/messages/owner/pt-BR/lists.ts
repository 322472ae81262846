import type { lists as source } from '../en-US/lists.ts'

/** `en-US/lists.ts` in Portuguese. */
export const lists = {
  'list.clear': 'Limpar a busca e os filtros',
  'list.filter': 'Filtrar',
  'list.filters': 'Filtros',
  'list.filter_is': '{what}: {value}',
  'list.look': 'Exibição',
  'list.sort': 'Ordenar por',
  'list.direction': 'Sentido',
  'list.ascending': 'Crescente',
  'list.descending': 'Decrescente',
  'list.columns': 'Colunas',
  'list.views': 'Visualizações',
  'list.whole': 'Lista inteira',
  'list.save': 'Salvar esta visualização…',
  'list.save_title': 'Salvar a visualização',
  'list.save_do': 'Salvar',
  'list.name': 'Nome',
  'list.name_help': 'Busca, filtros, ordem e colunas, salvos na sua conta.',
  'list.remove': 'Remover uma visualização',
  'list.view_removed': '“{name}” removida',
} as const satisfies Partial<Record<keyof typeof source, string>>
