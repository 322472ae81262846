import { isDeepStrictEqual } from 'node:util'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { RedirectRow } from '../contract.ts'
import { isAddressed, type Page, pathOf } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { lookAtDraft } from '../drafts/read-draft.ts'
import { keepMark, lockDrafts, storeSnapshot } from '../drafts/draft.store.ts'
import {
  addAutomaticRedirects,
  lockRedirects,
  markUnderPages,
  readRedirects,
} from '../redirects/redirect.store.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { inPlaces } from './in-places.ts'
import { knownAddresses, leftAddresses } from './left-addresses.ts'
import {
  type DraftedRedirect,
  isAsReleased,
  type Manifest,
  type ReleasedPage,
  type ReleasedRedirect,
  settledRedirects,
} from './manifest.ts'
import { type Displacements, displacements, type Standing } from './moved-along.ts'
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

/** A page that nobody chose, with what a chosen one leaves it; else as it is live. */
function givingWay(page: ReleasedPage, left: Partial<ReleasedPage>, draft: Page | undefined): ReleasedPage {
  const now = { ...page, ...left }
  if (!draft) return now
  const { version, factsVersion, changedAt } = page
  const drafted = released(draft, page.editionId)
  const isAlike = isDeepStrictEqual({ ...drafted, version, factsVersion, changedAt }, now)
  // Where nothing else of it was changed, nothing of it is left to release.
  return isAlike ? { ...now, factsVersion: drafted.factsVersion } : now
}

/** Every page, drafted or live, by its addresses. */
function standings(live: readonly ReleasedPage[], drafts: readonly Page[]): Standing[] {
  const shown = new Map(live.map((page) => [page.id, page]))
  const drafted = new Set(drafts.map(({ id }) => id))
  const livePath = (page: ReleasedPage | undefined) => (page && isAddressed(page) ? page.path : null)
  return [
    ...drafts.map((page) => ({
      id: page.id,
      title: page.title,
      live: livePath(shown.get(page.id)),
      draft: isAddressed(page) ? pathOf(page) : null,
    })),
    ...live
      .filter((page) => !drafted.has(page.id))
      .map((page) => ({ id: page.id, title: page.title, live: livePath(page), draft: null })),
  ]
}

/** What becomes of pages that a choice leaves out and whose addresses it takes. */
export async function displacedBy(ctx: Ctx, choice: ReleaseChoice): Promise<Displacements<Standing>> {
  const live = (await readLive(ctx))?.manifest.pages ?? []
  return displacedAmong(live, await readPages(ctx), choice)
}

/** The same of what is live and drafted, for who has read both. */
function displacedAmong(
  live: readonly ReleasedPage[],
  drafts: readonly Page[],
  { pageIds }: ReleaseChoice,
): Displacements<Standing> {
  if (pageIds === null) return { moved: [], stuck: [] }
  const chosen = new Set(pageIds)
  return displacements(standings(live, drafts), ({ id }) => chosen.has(id))
}

/** What a release is refused with where a chosen page takes the address of one that visitors see and that has no other. */
export const ADDRESS_TAKEN = 'pages.release_address_taken'

/** Why a choice of pages may not go live for those that it leaves out and puts out of their addresses; null: it may. */
export function refusalOf([first]: Displacements<Standing>['stuck']): Refusal | null {
  if (!first) return null
  const values = { page: first.by.title, other: first.page.title }
  return refuse('invalid', ADDRESS_TAKEN, { field: 'pageIds', values })
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
 * The redirects that are live, and those that releases write by themselves: what was done by hand since waits. An
 * address from which somebody leads on by hand leads to its page until then, and for the time being (302).
 */
function redirectsLeft(
  live: readonly ReleasedRedirect[],
  drafted: readonly RedirectRow[],
  byHand: readonly { readonly from: string; readonly to: string }[],
): DraftedRedirect[] {
  const byFrom = new Map<string, DraftedRedirect>(live.map((one) => [one.from, one]))
  for (const { from, to, status, isAutomatic } of drafted) {
    if (isAutomatic) byFrom.set(from, { from, to, status, isAutomatic })
  }
  for (const { from, to } of byHand) byFrom.set(from, { from, to, status: 302, isAutomatic: true })
  return [...byFrom.values()]
}

/**
 * The drafts of the site, all as they are at one moment, with those among them that are to be released anew held as
 * they are: saves of these wait for the release. Who changed one as it was about to be held is looked at again.
 *
 * @param isNew whether a draft is to be released anew
 */
async function holdNew(ctx: Ctx, isNew: (page: Page) => boolean): Promise<Page[]> {
  const held = new Set<string>()
  for (;;) {
    const pages = await readPages(ctx)
    const loose = pages.flatMap((page) => (isNew(page) && !held.has(page.id) ? page.id : []))
    if (loose.length === 0) return pages
    await lockDrafts(ctx, loose)
    for (const id of loose) held.add(id)
  }
}

/**
 * What would be live if the chosen drafts were released: new editions for pages that changed, the rest as they are,
 * but for those whose address, or place where addresses lead nowhere, a chosen one takes; all numbered anew among
 * their neighbours ({@link inPlaces}). Called with releases locked. A page may have been put out of its address since
 * somebody looked ({@link displacedBy}): the drafts that are held tell, before anything is written.
 *
 * @returns with it, who goes along to another address
 * @throws Refusal 422 {@link ADDRESS_TAKEN}
 */
export async function makeManifest(
  ctx: Ctx,
  choice: ReleaseChoice,
): Promise<{ manifest: Manifest; moved: Displacements<Standing>['moved'] }> {
  const live = await readLive(ctx)
  const chosen = choice.pageIds === null ? null : new Set(choice.pageIds)
  const before = new Map((live?.manifest.pages ?? []).map((page) => [page.id, page]))

  const isTaken = (page: Page): boolean => chosen === null || chosen.has(page.id)
  const isNew = (page: Page): boolean => isTaken(page) && !isAsReleased(page, before.get(page.id))
  const pages = await holdNew(ctx, isNew)
  const { moved, stuck } = displacedAmong(live?.manifest.pages ?? [], pages, choice)
  const refusal = refusalOf(stuck)
  if (refusal) throw refusal
  const drafts = new Map(pages.map((page) => [page.id, page]))
  const taken = pages.filter(isTaken)
  const changed = pages.filter(isNew)
  const known = await knownAddresses(ctx, live?.manifest.pages ?? [], taken)
  for (const pageId of await findStale(
    ctx,
    changed.map((page) => page.id),
  )) {
    const { version, document, isUpgraded } = await lookAtDraft(ctx, pageId)
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
  const goesTo = new Map(moved.map(({ page, to }) => [page.id, to]))
  const takesNotFound = taken.some(({ settings }) => settings.isNotFound)
  const after = inPlaces(
    taken.map((page) => released(page, editionOf(page))),
    kept.map((page) => {
      const to = goesTo.get(page.id)
      const isPast = takesNotFound && page.settings.isNotFound
      if (to === undefined && !isPast) return page
      const left = {
        ...(to === undefined ? {} : { path: to, isHome: false }),
        ...(isPast ? { settings: { ...page.settings, isNotFound: false } } : {}),
      }
      return givingWay(page, left, drafts.get(page.id))
    }),
    { drafted: drafts, live: before },
  )

  // What somebody is just writing is looked at too.
  await lockRedirects(ctx)
  const left = await leftAddresses(ctx, known, after)
  await addAutomaticRedirects(ctx, left.byItself)
  // Under a page that is only kept, and has left in the drafts, a redirect waits for it to go.
  const stays = after.filter((page) => {
    const draft = drafts.get(page.id)
    return isAddressed(page) && draft !== undefined && pathOf(draft) === page.path
  })
  await markUnderPages(
    ctx,
    stays.map(({ path }) => path),
  )
  const draftStyles = await readStylesDraft(ctx)
  const styles =
    choice.styles || !live
      ? draftStyles
      : { styles: live.manifest.styles, version: live.manifest.stylesVersion }
  const redirects = await readRedirects(ctx)
  const manifest: Manifest = {
    pages: after,
    styles: styles.styles,
    stylesVersion: styles.version,
    redirects: settledRedirects(
      choice.redirects === false && live
        ? redirectsLeft(live.manifest.redirects, redirects, left.byHand)
        : redirects,
      after,
    ),
  }
  return { manifest, moved }
}
