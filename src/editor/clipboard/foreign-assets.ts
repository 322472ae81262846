import type { Fragment } from '#document/commands/fragment.ts'

/*
 * What is copied from another site names pictures and files of that site. Here they show nothing, so they
 * are left out, and blocks say what they wait for.
 */

/** Whether a value is a picture or file of the library, alone or as a node of a text. */
function assetOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { asset, attrs } = value as { asset?: unknown; attrs?: { asset?: unknown } | null }
  if (typeof asset === 'string') return asset
  return typeof attrs?.asset === 'string' ? attrs.asset : undefined
}

/** The ids of all pictures and files that nodes name. */
export function assetsIn(value: unknown, found = new Set<string>()): Set<string> {
  const own = assetOf(value)
  if (own !== undefined) found.add(own)
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) assetsIn(part, found)
  return found
}

function cleared(value: unknown, known: ReadonlySet<string>): unknown {
  const isGone = (part: unknown) => {
    const asset = assetOf(part)
    return asset !== undefined && !known.has(asset)
  }
  if (Array.isArray(value)) return value.filter((part) => !isGone(part)).map((part) => cleared(part, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isGone(part))
      .map(([name, part]) => [name, cleared(part, known)]),
  )
}

/** A fragment without the pictures and files that are not among those of this site. */
export function withoutForeign(fragment: Fragment, known: ReadonlySet<string>): Fragment {
  const { sections, blocks, ...others } = fragment
  return {
    ...others,
    blocks: cleared(blocks, known) as Fragment['blocks'],
    sections: sections.map((section) => {
      // A background without its picture or film is none.
      const isWhole = [...assetsIn(section.background)].every((asset) => known.has(asset))
      return isWhole ? section : { ...section, background: { kind: 'none' } }
    }),
  }
}
