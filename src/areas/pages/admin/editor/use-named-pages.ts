import { useState } from 'react'
import type { PageRow } from '../../contract.ts'

/** What of a page is drawn or linked to; its version and who changed it are not. */
const nameOf = (page: PageRow) => [
  page.id,
  page.kind,
  page.title,
  page.navTitle,
  page.path,
  page.nav,
  page.parentId,
  page.position,
  page.isHidden,
  page.settings,
]

/** Pages as they are named: another value only when that changes, so that a save draws nothing anew. */
export function useNamedPages(pages: readonly PageRow[]): readonly PageRow[] {
  const [kept, setKept] = useState(pages)
  if (kept === pages || JSON.stringify(kept.map(nameOf)) === JSON.stringify(pages.map(nameOf))) return kept
  setKept(pages)
  return pages
}
