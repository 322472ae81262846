import type { lists as source } from '../en-US/lists.ts'

/** `en-US/lists.ts` in Japanese. */
export const lists = {
  'list.clear': '検索と絞り込みを解除',
  'list.filter': '絞り込み',
  'list.filters': '絞り込み',
  'list.filter_is': '{what}：{value}',
  'list.look': '表示',
  'list.sort': '並べ替え',
  'list.direction': '順序',
  'list.ascending': '昇順',
  'list.descending': '降順',
  'list.columns': '列',
  'list.views': 'ビュー',
  'list.whole': 'リスト全体',
  'list.save': 'このビューを保存…',
  'list.save_title': 'ビューを保存',
  'list.save_do': '保存',
  'list.name': '名前',
  'list.name_help': '検索、絞り込み、順序、列をアカウントに保存します。',
  'list.remove': 'ビューを削除',
  'list.view_removed': '「{name}」を削除しました',
} as const satisfies Partial<Record<keyof typeof source, string>>
