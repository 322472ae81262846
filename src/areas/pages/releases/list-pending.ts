import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import type { listPending as listPendingEndpoint, RedirectRow } from '../contract.ts'
import { inOrder, isAddressed, type Page, pathOf } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { readRedirects } from '../redirects/redirect.store.ts'
import { spelled } from '../redirects/redirect.ts'
import { knownAddresses, leftAddresses } from './left-addresses.ts'
import { goneAddresses, isAsReleased, type Manifest, settledRedirects } from './manifest.ts'
import { readLive } from './release.store.ts'

/** Whether visitors are led on as the table says, as far as pages of today leave it to redirects. */
function hasSameRedirects(manifest: Manifest, redirects: readonly RedirectRow[]): boolean {
  const told = (list: Manifest['redirects']): string =>
    JSON.stringify(list.map(({ from, to, status }) => [from, to, status]).toSorted())
  return told(manifest.redirects) === told(settledRedirects(redirects, manifest.pages))
}

/**
 * Whether redirects that somebody wrote or deleted by hand wait for a release, also where a page is still live at the
 * address that it has left, or at which it was deleted.
 */
async function waitsForRedirects(ctx: Ctx, manifest: Manifest, pages: readonly Page[]): Promise<boolean> {
  const redirects = await readRedirects(ctx)
  if (!hasSameRedirects(manifest, redirects)) return true
  const drafted = pages.map((page) => ({ id: page.id, kind: page.kind, path: pathOf(page) }))
  const goes = goneAddresses(manifest.pages, drafted)
  if (redirects.some(({ from, isAutomatic }) => !isAutomatic && goes.has(spelled(from)))) return true
  return (
    (await leftAddresses(ctx, await knownAddresses(ctx, manifest.pages, drafted), drafted)).byHand.length > 0
  )
}

type Change = OutputOf<typeof listPendingEndpoint>['changes'][number]

/** A change that is of the whole site, and of no page. */
const ofSite = (kind: 'styles' | 'redirects'): Change => ({
  kind,
  id: null,
  title: '',
  change: 'changed',
  path: null,
  livePath: null,
  updatedAt: null,
  updatedBy: null,
})

/** What a release of everything would change. */
export async function listPending(ctx: Ctx): Promise<OutputOf<typeof listPendingEndpoint>> {
  const live = await readLive(ctx)
  const pages = inOrder(await readPages(ctx))
  const shown = new Map((live?.manifest.pages ?? []).map((page) => [page.id, page]))
  const author = await authorsOf(
    ctx,
    pages.map((page) => page.updatedBy),
  )
  const changes: Change[] = []
  for (const page of pages) {
    const before = shown.get(page.id)
    shown.delete(page.id)
    if (isAsReleased(page, before)) continue
    changes.push({
      kind: 'page',
      id: page.id,
      title: page.title,
      change: before ? 'changed' : 'new',
      path: isAddressed(page) ? pathOf(page) : null,
      livePath: before && isAddressed(before) ? before.path : null,
      updatedAt: page.updatedAt.toISOString(),
      updatedBy: author(page.updatedBy),
    })
  }
  for (const gone of shown.values()) {
    const path = isAddressed(gone) ? gone.path : null
    changes.push({
      kind: 'page',
      id: gone.id,
      title: gone.title,
      change: 'deleted',
      path,
      livePath: path,
      updatedAt: null,
      updatedBy: null,
    })
  }
  const styles = await readStylesDraft(ctx)
  if (live && live.manifest.stylesVersion !== styles.version) {
    changes.push(ofSite('styles'))
  }
  if (live && (await waitsForRedirects(ctx, live.manifest, pages))) {
    changes.push(ofSite('redirects'))
  }
  return { changes }
}
