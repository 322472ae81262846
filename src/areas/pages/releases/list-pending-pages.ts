import type { PendingThing } from '#areas/releases/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type DraftedRedirect, spelled } from '../redirects/redirect.ts'
import { readDraftedRedirects } from '../redirects/redirect.store.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { inOrder, isAddressed, type Page, pathOf } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { goneAddresses, type OtherPaths, settledRedirects } from './addresses.ts'
import { knownAddresses, leftAddresses } from './left-addresses.ts'
import { readLive } from './live.store.ts'
import { isAsReleased, type ReleasedSite } from './released-site.ts'

/** Whether visitors are led on as the table says, as far as pages of today leave it to redirects. */
function hasSameRedirects(
  site: ReleasedSite,
  redirects: readonly DraftedRedirect[],
  others: OtherPaths,
): boolean {
  const told = (list: ReleasedSite['redirects']): string =>
    JSON.stringify(list.map(({ from, to, status }) => [from, to, status]).toSorted())
  return told(site.redirects) === told(settledRedirects(redirects, site.pages, others))
}

/**
 * Whether redirects that somebody wrote or deleted by hand wait for a release, also where a page is still live at the
 * address that it has left, or at which it was deleted.
 */
async function waitsForRedirects(ctx: Ctx, site: ReleasedSite, pages: readonly Page[]): Promise<boolean> {
  const redirects = await readDraftedRedirects(ctx)
  const drafted = pages.map((page) => ({ id: page.id, kind: page.kind, path: pathOf(page) }))
  const known = await knownAddresses(ctx, site.pages, drafted, redirects)
  if (!hasSameRedirects(site, redirects, known.others)) return true
  const goes = goneAddresses(site.pages, drafted)
  if (redirects.some(({ from, isAutomatic }) => !isAutomatic && goes.has(spelled(from)))) return true
  return leftAddresses(redirects, known, drafted).byHand.length > 0
}

/** A change that is of the whole site, and of no page. */
const ofSite = (kind: 'styles' | 'redirects'): PendingThing => ({
  kind,
  id: null,
  title: '',
  change: 'changed',
  updatedAt: null,
  updatedBy: null,
})

/** What a release of everything would change of pages, styles and redirects. */
export async function listPendingPages(ctx: Ctx): Promise<PendingThing[]> {
  const live = (await readLive(ctx))?.content ?? null
  const pages = inOrder(await readPages(ctx))
  const shown = new Map((live?.pages ?? []).map((page) => [page.id, page]))
  const changes: PendingThing[] = []
  for (const page of pages) {
    const before = shown.get(page.id)
    shown.delete(page.id)
    if (isAsReleased(page, before)) continue
    changes.push({
      id: page.id,
      title: page.title,
      change: before ? 'changed' : 'new',
      path: isAddressed(page) ? pathOf(page) : null,
      livePath: before && isAddressed(before) ? before.path : null,
      updatedAt: page.updatedAt,
      updatedBy: page.updatedBy,
    })
  }
  for (const gone of shown.values()) {
    const path = isAddressed(gone) ? gone.path : null
    changes.push({
      id: gone.id,
      title: gone.title,
      change: 'deleted',
      path,
      livePath: path,
      updatedAt: null,
      updatedBy: null,
    })
  }
  if (!live) return changes
  if (live.stylesVersion !== (await readStylesDraft(ctx)).version) changes.push(ofSite('styles'))
  if (await waitsForRedirects(ctx, live, pages)) changes.push(ofSite('redirects'))
  return changes
}
