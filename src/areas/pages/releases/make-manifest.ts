import type { Ctx } from '#platform/ctx.ts'
import { isAddressed, type Page, pathOf } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { keepMark, storeSnapshot } from '../drafts/draft.store.ts'
import { addAutomaticRedirects, readRedirects } from '../redirects/redirect.store.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { type Manifest, movedPaths, type ReleasedPage, settledRedirects } from './manifest.ts'
import { findStale, readLive, type ReleaseChoice, storeEditions } from './release.store.ts'

const factsOf = (page: Page) => ({ title: page.title, settings: page.settings })

function released(page: Page, editionId: string): ReleasedPage {
  return {
    id: page.id,
    editionId,
    kind: page.kind,
    path: pathOf(page),
    title: page.title,
    navTitle: page.navTitle,
    nav: page.nav,
    parentId: page.parentId,
    position: page.position,
    isHome: page.isHome,
    isHidden: page.isHidden,
    passwordHash: page.passwordHash,
    settings: page.settings,
    version: page.version,
    factsVersion: page.factsVersion,
    changedAt: page.updatedAt.toISOString(),
  }
}

/** One home page, and no two pages at one address: a choice of pages may leave either behind. */
function settledPages(pages: readonly ReleasedPage[], drafts: ReadonlyMap<string, Page>): ReleasedPage[] {
  // Where a chosen page and an unchosen one want the same address, the page that has it in the drafts keeps it.
  const byPath = new Map<string, ReleasedPage>()
  const out: ReleasedPage[] = []
  for (const page of pages) {
    if (!isAddressed(page)) {
      out.push(page)
      continue
    }
    const other = byPath.get(page.path)
    if (!other) {
      byPath.set(page.path, page)
      continue
    }
    const draft = drafts.get(page.id)
    if (draft && pathOf(draft) === page.path) byPath.set(page.path, page)
  }
  return [...out, ...byPath.values()]
}

/**
 * Whether a page stands at the address of the site itself once the chosen drafts are live: the home page among
 * them, or the one of the live release, if it stays.
 */
export async function keepsHome(ctx: Ctx, { pageIds }: ReleaseChoice): Promise<boolean> {
  if (pageIds === null) return true
  const chosen = new Set(pageIds)
  const live = (await readLive(ctx))?.manifest.pages ?? []
  return (
    live.some((page) => page.path === '/' && !chosen.has(page.id)) ||
    (await readPages(ctx)).some((page) => page.isHome && chosen.has(page.id))
  )
}

/**
 * What would be live if the chosen drafts were released: new editions for pages that changed, the
 * rest as they are. Called with releases locked.
 */
export async function makeManifest(ctx: Ctx, choice: ReleaseChoice): Promise<Manifest> {
  const live = await readLive(ctx)
  const pages = await readPages(ctx)
  const drafts = new Map(pages.map((page) => [page.id, page]))
  const chosen = choice.pageIds === null ? null : new Set(choice.pageIds)
  const before = new Map((live?.manifest.pages ?? []).map((page) => [page.id, page]))

  const taken = pages.filter((page) => chosen === null || chosen.has(page.id))
  const changed = taken.filter((page) => {
    const shown = before.get(page.id)
    return !shown || shown.version !== page.version || shown.factsVersion !== page.factsVersion
  })
  for (const pageId of await findStale(
    ctx,
    changed.map((page) => page.id),
  )) {
    const { version, document, isUpgraded } = await readDraft(ctx, pageId)
    await storeSnapshot(ctx, pageId, version, document)
    if (isUpgraded) await keepMark(ctx, pageId, version, document)
  }
  const editions = await storeEditions(
    ctx,
    changed.map((page) => ({ pageId: page.id, facts: factsOf(page) })),
  )
  const editionOf = (page: Page): string => {
    const id = editions.get(page.id) ?? before.get(page.id)?.editionId
    if (id === undefined) throw new Error(`Page ${page.id} has no edition`)
    return id
  }
  const kept = chosen === null ? [] : (live?.manifest.pages ?? []).filter((page) => !chosen.has(page.id))
  const after = settledPages([...taken.map((page) => released(page, editionOf(page))), ...kept], drafts)

  await addAutomaticRedirects(ctx, movedPaths(live?.manifest.pages ?? [], after))
  const draftStyles = await readStylesDraft(ctx)
  const styles =
    choice.styles || !live
      ? draftStyles
      : { styles: live.manifest.styles, version: live.manifest.stylesVersion }
  return {
    pages: after,
    styles: styles.styles,
    stylesVersion: styles.version,
    redirects: settledRedirects(await readRedirects(ctx), after),
  }
}
