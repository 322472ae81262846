import type { Fragment } from '#document/commands/fragment.ts'
import { assetOf, assetsIn } from './assets-in.ts'

/*
 * What is copied from another site names pictures and files of that site. Here they show nothing, so they
 * are left out, and blocks say what they wait for.
 */

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
