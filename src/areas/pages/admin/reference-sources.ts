import type { PageEditorProps } from '#editor/index.tsx'
import { point } from '#kernel/point.ts'

/** Where a block's field that names a row of an area finds rows to choose from. */
export interface ReferenceRows {
  /** As fields name it (`reference({ to })`): `forms.form`. */
  readonly to: string
  /** Rows of a site whose names have the words in them. */
  search(siteId: string, query: string): Promise<readonly { readonly id: string; readonly label: string }[]>
}

/** What the fields of blocks may name. */
export const referenceSources = point<ReferenceRows>('pages.reference-sources')

/** The rows of a site that fields may name, from all areas; of what no area brings there are none. */
export function referencesOf(
  sources: readonly ReferenceRows[],
  siteId: string,
): PageEditorProps['references'] {
  return {
    search: async (to, query) =>
      (await sources.find((source) => source.to === to)?.search(siteId, query)) ?? [],
  }
}
