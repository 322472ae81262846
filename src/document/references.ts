import type { PageDocument } from './nodes.ts'

/** What a page leans on outside itself, by id. */
export interface References {
  readonly assets: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
  /** `collection/item`. */
  readonly items: ReadonlySet<string>
  /** Saved sections shown on it. */
  readonly saved: ReadonlySet<string>
}

/** How ids are replaced when content moves to another site; an id not named stays. */
export interface Renaming {
  readonly assets?: ReadonlyMap<string, string>
  readonly pages?: ReadonlyMap<string, string>
  readonly items?: ReadonlyMap<string, string>
}

type Found = { assets: Set<string>; pages: Set<string>; items: Set<string>; saved: Set<string> }

function visit(value: unknown, found: Found): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const { kind, asset, page, collection, item } = value as Record<string, unknown>
  if (typeof asset === 'string') found.assets.add(asset)
  if (kind === 'page' && typeof page === 'string') found.pages.add(page)
  if (kind === 'item' && typeof item === 'string') found.items.add(`${String(collection)}/${item}`)
  for (const held of Object.values(value)) if (typeof held === 'object') visit(held, found)
}

/**
 * Everything a page refers to: pictures and files (also in texts and backgrounds), linked pages and
 * items, saved sections. Found by the form of the values, so that blocks of unknown types count too.
 */
export function referencesIn(document: Pick<PageDocument, 'sections' | 'blocks'>): References {
  const found: Found = { assets: new Set(), pages: new Set(), items: new Set(), saved: new Set() }
  for (const section of Object.values(document.sections)) {
    visit(section.background, found)
    if (section.source !== undefined) found.saved.add(section.source)
  }
  for (const block of Object.values(document.blocks)) visit(block.props, found)
  return found
}

function renamed(value: unknown, names: Renaming): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names))
  if (typeof value !== 'object' || value === null) return value
  const out: Record<string, unknown> = {}
  for (const [key, held] of Object.entries(value)) out[key] = renamed(held, names)
  const { kind, asset, page, item } = out
  if (typeof asset === 'string') out['asset'] = names.assets?.get(asset) ?? asset
  if (kind === 'page' && typeof page === 'string') out['page'] = names.pages?.get(page) ?? page
  if (kind === 'item' && typeof item === 'string') out['item'] = names.items?.get(item) ?? item
  return out
}

/** A block's props or a section's background with other ids: for import, and for pasting across sites. */
export function withReferences<Value>(value: Value, names: Renaming): Value {
  return renamed(value, names) as Value
}
