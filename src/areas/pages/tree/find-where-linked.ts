import { findDraft, findNaming } from '#areas/documents/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { findWhereLinked as findWhereLinkedEndpoint, WhereLinked } from '../contract.ts'
import { linkTargets } from '../links/link-target.ts'
import { PAGE } from '../links/things-linked.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { draftOf, HOLDER } from './draft-of.ts'
import { type LinkedThing, leadsTo } from './leads-to.ts'
import { readPages } from './page.store.ts'

/**
 * Where drafts lead to a thing as they stand now: documents with every save since they were stored whole,
 * entries of the navigation that are links, the header's buttons and announcement.
 */
export async function linksTo(ctx: Ctx, thing: LinkedThing): Promise<WhereLinked> {
  const names = [thing.id, ...(thing.path === null ? [] : [thing.path])]
  // The database finds the few that may; only those are replayed.
  const candidates = new Set(await findNaming(ctx, HOLDER, names))
  const pages: WhereLinked['pages'] = []
  for (const { id, title, kind, settings } of await readPages(ctx)) {
    if (id === thing.id) continue
    const holds =
      (kind === 'link' && leadsTo(settings.target, thing)) ||
      (candidates.has(id) && leadsTo((await findDraft(ctx, draftOf(id)))?.document, thing))
    if (holds) pages.push({ id, title, kind })
  }
  const { styles } = await readStylesDraft(ctx)
  return {
    pages: pages.toSorted((one, other) => one.title.localeCompare(other.title)),
    inHeader: leadsTo(styles.header, thing),
  }
}

/**
 * Where drafts lead to a thing that links can lead to. An area above binds it with a right of its own.
 *
 * @param thing.kind as its area brings it to `linkTargets`
 * @throws Refusal 404 where there is no such thing
 */
export async function whereLinked(
  ctx: Ctx,
  { kind, id }: { readonly kind: string; readonly id: Id },
): Promise<WhereLinked> {
  const target = ctx.tools.of(linkTargets).find((one) => one.kind === kind)
  if (!target) throw new Error(`No area lets links lead to ${kind}`)
  const named = await target.named(ctx, id)
  if (!named) throw refuse('not_found', 'not_found')
  return linksTo(ctx, { id, path: named.path })
}

/** Where drafts lead to a page, be it in the trash. @throws Refusal 404 */
export async function findWhereLinked(
  ctx: Ctx,
  { pageId }: InputOf<typeof findWhereLinkedEndpoint>,
): Promise<OutputOf<typeof findWhereLinkedEndpoint>> {
  return whereLinked(ctx, { kind: PAGE, id: pageId })
}
