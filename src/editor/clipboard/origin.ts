import type { Fragment } from '#document/commands/fragment.ts'
import { referencesIn } from '#document/references.ts'

/*
 * A fragment names the site it is from and the addresses of the pages it links to, as ids mean nothing elsewhere.
 */

/** Where a fragment is from, as it goes along on the clipboard. */
export interface Origin {
  readonly site: string
  /** Addresses of the pages it links to, by their ids there. */
  readonly pages: Readonly<Record<string, string>>
}

/** A fragment's nodes as a document has them, to look through. */
function nodesOf(fragment: Fragment): Parameters<typeof referencesIn>[0] {
  const byId = <Node extends { readonly id: string }>(nodes: readonly Node[]) =>
    Object.fromEntries(nodes.map((node) => [node.id, node]))
  return { sections: byId(fragment.sections), blocks: byId(fragment.blocks) }
}

/** The pages that nodes link to. */
export function pagesIn(fragment: Fragment): ReadonlySet<string> {
  return referencesIn(nodesOf(fragment)).pages
}

/** A fragment with where it is from. */
export function withOrigin(
  fragment: Fragment,
  site: string,
  addressOf: (page: string) => string | undefined,
): Fragment & { readonly from: Origin } {
  const pages: { [page: string]: string } = {}
  for (const page of pagesIn(fragment)) {
    const address = addressOf(page)
    if (address !== undefined) pages[page] = address
  }
  return { ...fragment, from: { site, pages } }
}

/** The site a fragment says it is from. */
export function siteOf(fragment: Fragment): unknown {
  return (fragment as { from?: { site?: unknown } | null }).from?.site
}
