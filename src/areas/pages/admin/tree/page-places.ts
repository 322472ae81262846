import type { Words } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'

export interface NamedPage {
  readonly id: string
  readonly title: string
  /** Its address, told of a page that is no longer among the drafts. */
  readonly path?: string | null
}

/** Titles are one where people take them for one: whatever their case and the room around them. */
const asRead = (title: string): string => title.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase()

/** The folder that a page is in; undefined where it is in none. */
function folderOf(page: PageRow, pages: readonly PageRow[]): string | undefined {
  return page.parentId === null ? undefined : pages.find(({ id }) => id === page.parentId)?.title
}

/**
 * Where a page stands, in a line: the folder that it is in, then its address; of what has none, what it is and the place
 * of the navigation. Undefined where it stands nowhere by itself: a footer.
 */
export function placeOfPage(page: PageRow, pages: readonly PageRow[], t: Words): string | undefined {
  const folder = folderOf(page, pages)
  if (isAddressed(page)) return folder === undefined ? page.path : `${folder} › ${page.path}`
  if (page.kind !== 'folder' && page.kind !== 'link') return undefined
  return `${t(`pages.kind.${page.kind}`)} · ${folder ?? t(`pages.nav.${page.nav}`)}`
}

/**
 * What tells a page from others of the same title, for lists that show titles: nothing where no other has it.
 *
 * @param pages all of the drafts
 * @param listed what a list shows besides: pages that were removed from the drafts
 */
export function tellApart(
  pages: readonly PageRow[],
  listed: readonly NamedPage[],
  t: Words,
): (page: NamedPage) => string | undefined {
  const bearers = new Map<string, Set<string>>()
  for (const { id, title } of [...pages, ...listed]) {
    const name = asRead(title)
    const ids = bearers.get(name)
    if (ids) ids.add(id)
    else bearers.set(name, new Set([id]))
  }
  return ({ id, title, path }) => {
    if ((bearers.get(asRead(title))?.size ?? 0) < 2) return undefined
    const page = pages.find((one) => one.id === id)
    return page ? placeOfPage(page, pages, t) : (path ?? undefined)
  }
}
