import type { Id } from '#kernel/ids.ts'
import type { Ask } from '#platform/system-ctx.ts'
import type { LinkTarget, LivePage } from './link-target.ts'
import type { ThingsLinked } from './things-linked.ts'

/** Where a thing stands that a link leads to: its path, decoded; undefined where it is gone. */
export type LinkBook = (kind: string, id: Id) => string | undefined

/** What links of a page were resolved to, and what that was read from. */
export interface ResolvedLinks {
  readonly links: LinkBook
  readonly keys: readonly string[]
}

/** The addresses that are told with the site: those of its pages. */
export function linksInTree(targets: readonly LinkTarget[], pages: ReadonlyMap<string, LivePage>): LinkBook {
  return (kind, id) => {
    const target = targets.find((one) => one.kind === kind)
    return target && 'inTree' in target ? target.inTree(pages, id) : undefined
  }
}

/** Whether anything has to be asked to resolve these. */
export const isAsked = (targets: readonly LinkTarget[], linked: ThingsLinked): boolean =>
  targets.some((target) => 'addresses' in target && linked.has(target.kind))

/**
 * Resolves what a page links to, with one statement for each kind that is asked for. What no area brings leads nowhere.
 */
export async function resolveLinks(
  ask: Ask,
  targets: readonly LinkTarget[],
  linked: ThingsLinked,
  given: { readonly pages: ReadonlyMap<string, LivePage>; readonly isDraft: boolean },
): Promise<ResolvedLinks> {
  const inTree = linksInTree(targets, given.pages)
  const found = new Map<string, ReadonlyMap<Id, string>>()
  const keys: string[] = []
  for (const target of targets) {
    const ids = linked.get(target.kind)
    if (!ids || !('addresses' in target)) continue
    const read = await ask((ctx) => target.addresses(ctx, { ids: [...ids], isDraft: given.isDraft }))
    found.set(target.kind, read.addresses)
    keys.push(...read.keys)
  }
  return { links: (kind, id) => found.get(kind)?.get(id) ?? inTree(kind, id), keys }
}
