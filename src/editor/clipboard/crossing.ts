import type { Fragment } from '#document/commands/fragment.ts'
import { withReferences, type Renaming } from '#document/references.ts'
import { pagesIn, type Origin } from './origin.ts'

/* What is copied on one site and pasted on another: its links lead to pages here, its pictures are those here. */

/** Where a fragment is from; undefined when it does not say. */
export function originOf(fragment: Fragment): Origin | undefined {
  const { from } = fragment as { from?: unknown }
  if (typeof from !== 'object' || from === null) return undefined
  const { site, pages } = from as { site?: unknown; pages?: unknown }
  if (typeof site !== 'string' || typeof pages !== 'object' || pages === null) return undefined
  const addresses = Object.entries(pages).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { site, pages: Object.fromEntries(addresses) }
}

/** Which pages here have the addresses of those that were linked to there, and the addresses nothing has here. */
export function pagesHere(
  fragment: Fragment,
  origin: Origin,
  pageAt: (address: string) => string | undefined,
): { readonly pages: ReadonlyMap<string, string>; readonly missing: readonly string[] } {
  const pages = new Map<string, string>()
  const missing: string[] = []
  for (const page of pagesIn(fragment)) {
    const address = Object.hasOwn(origin.pages, page) ? origin.pages[page] : undefined
    const here = address === undefined ? undefined : pageAt(address)
    if (here !== undefined) pages.set(page, here)
    // What led nowhere there is not missed here.
    else if (address !== undefined) missing.push(address)
  }
  return { pages, missing: missing.toSorted() }
}

/** A link to a page, as a value or as the mark of words. */
function pageOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, page, attrs } = value as {
    kind?: unknown
    page?: unknown
    attrs?: { target?: unknown } | null
  }
  if (kind === 'page' && typeof page === 'string') return page
  return attrs?.target === undefined ? undefined : pageOf(attrs.target)
}

function unlinked(value: unknown, known: ReadonlyMap<string, string>): unknown {
  const isGone = (part: unknown) => {
    const page = pageOf(part)
    return page !== undefined && !known.has(page)
  }
  if (Array.isArray(value)) return value.filter((part) => !isGone(part)).map((part) => unlinked(part, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isGone(part))
      .map(([name, part]) => [name, unlinked(part, known)]),
  )
}

/** A fragment whose links lead to the pages here; links to pages that are not here are taken off their words. */
export function linkedHere(fragment: Fragment, pages: ReadonlyMap<string, string>): Fragment {
  return renamed({ ...fragment, blocks: unlinked(fragment.blocks, pages) as Fragment['blocks'] }, { pages })
}

/** A fragment whose pictures, files or links are named by other ids. */
export function renamed(fragment: Fragment, names: Renaming): Fragment {
  return {
    ...fragment,
    blocks: fragment.blocks.map((block) => ({ ...block, props: withReferences(block.props, names) })),
    sections: fragment.sections.map((section) => ({
      ...section,
      background: withReferences(section.background, names),
    })),
  }
}
