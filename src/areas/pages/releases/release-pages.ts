import { lockDrafts, makeEditions } from '#areas/documents/index.ts'
import {
  type Choice,
  chosenOf,
  type PlacedThing,
  REDIRECT,
  type Releasable,
  type Taken,
} from '#areas/releases/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { bumpReleased } from '../loaders/bump-keys.ts'
import {
  addAutomaticRedirects,
  lockRedirects,
  markUnderPages,
  readDraftedRedirects,
} from '../redirects/redirect.store.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { HOLDER } from '../tree/draft-of.ts'
import { isAddressed, type Page } from '../tree/page.ts'
import { lockHome, lockPages, readPages, readPagesAt } from '../tree/page.store.ts'
import { drawReleased } from './draw-released.job.ts'
import { dropFinishedPages } from './finished-page.store.ts'
import { knownAddresses } from './left-addresses.ts'
import { listPendingPages } from './list-pending-pages.ts'
import { type Gathered, isNewIn, type Plan, planRelease } from './plan-release.ts'
import { readLive } from './live.store.ts'
import type { EditionFacts, ReleasedPage, ReleasedSite } from './released-site.ts'
import { changesBetween, PAGE, STYLES, thingsOf } from './released-things.ts'
import { restoreRedirects } from './restore-redirects.ts'

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
    await lockDrafts(ctx, HOLDER, loose)
    await lockPages(ctx, loose)
    for (const id of loose) held.add(id)
  }
}

/** What a release is planned from: everything that is looked at is held, and looked at once. */
async function gather(ctx: Ctx, choice: Choice): Promise<Gathered> {
  // Nobody chooses another home page, or throws one away.
  await lockHome(ctx)
  const live = (await readLive(ctx))?.content ?? null
  const drafts = await holdNew(ctx, isNewIn(choice, live))
  const chosen = chosenOf(choice, PAGE)
  const taken = chosen === null ? drafts : drafts.filter(({ id }) => chosen.includes(id))
  // What somebody is just writing is looked at too.
  await lockRedirects(ctx)
  const redirects = await readDraftedRedirects(ctx)
  const { last, others } = await knownAddresses(ctx, live?.pages ?? [], taken, redirects)
  return {
    live,
    drafts,
    last,
    others,
    redirects,
    styles: await readStylesDraft(ctx),
  }
}

interface HeldPages {
  readonly live: ReleasedSite | null
  readonly plan: Plan
}

async function hold(ctx: Ctx, _chosen: unknown, choice: Choice): Promise<HeldPages> {
  const gathered = await gather(ctx, choice)
  return { live: gathered.live, plan: planRelease(gathered, choice) }
}

/** Makes the editions of a plan and writes its redirects; gives what visitors see otherwise than now. */
async function take(ctx: Ctx, _chosen: unknown, { live, plan }: HeldPages): Promise<Taken[]> {
  const { edited, leading, moved, site, underPages } = plan
  const editions = await makeEditions(
    ctx,
    HOLDER,
    edited.map(({ id, title, settings }) => {
      const facts: EditionFacts = { title, settings }
      return { documentId: id, facts }
    }),
  )
  await addAutomaticRedirects(ctx, leading)
  await markUnderPages(ctx, underPages)
  const pages = site.pages.map((page) => {
    const editionId = editions.get(page.id) ?? page.editionId
    if (editionId === '') throw new Error(`Page ${page.id} has no edition`)
    return { ...page, editionId }
  })
  const goes = new Map(
    moved.flatMap(({ page: { id, title, live: from }, to }) =>
      from === null ? [] : [[id, { title, from, to }]],
    ),
  )
  return changesBetween(live ? thingsOf(live) : [], thingsOf({ ...site, pages })).map((change) => {
    const along = change.kind === PAGE ? goes.get(change.id) : undefined
    return along ? { ...change, moved: along } : change
  })
}

/** Pages that stand elsewhere than now once a plan is live. */
function placesOf({ live, plan }: HeldPages): PlacedThing[] {
  const pathNow = (page: ReleasedPage | undefined) => (page && isAddressed(page) ? page.path : null)
  const before = new Map((live?.pages ?? []).map((page) => [page.id, page]))
  const after = new Map(plan.site.pages.map((page) => [page.id, page]))
  return [...new Map([...before, ...after]).values()].flatMap(({ id, title }) => {
    const path = pathNow(after.get(id))
    return path === pathNow(before.get(id)) ? [] : { id, title, path }
  })
}

/** Pages, the site's styles and its redirects, which are planned together: each depends on the others. */
export const releasablePages: Releasable<HeldPages> = {
  kind: PAGE,
  kinds: [STYLES, REDIRECT],
  pending: listPendingPages,
  hold,
  check: (_ctx, _chosen, { plan }) => Promise.resolve(plan.refusal),
  places: placesOf,
  draftsAt: readPagesAt,
  take,
  restore: restoreRedirects,
  async wentLive(ctx, releaseId, changed) {
    await bumpReleased(ctx, changed)
    await dropFinishedPages(
      ctx,
      changed.filter(({ kind, isGone }) => kind === PAGE && isGone).map(({ id }) => id),
    )
    await queueJob(ctx, drawReleased, { releaseId })
  },
}
