import { record, siteFacts } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { release as releaseEndpoint, ReleaseRow } from '../contract.ts'
import { ADDRESS_TAKEN, displacedBy, keepsHome, makeManifest, refusalOf } from './make-manifest.ts'
import type { Manifest } from './manifest.ts'
import { readReleaseChanges } from './release-changes.store.ts'
import { releaseDue } from './release-due.job.ts'
import {
  cancelScheduled,
  goLive,
  lockReleases,
  readNumbers,
  readRelease,
  type Release,
  type ReleaseChoice,
  storeScheduled,
  takeScheduled,
} from './release.store.ts'
import { lockHome } from '../tree/page.store.ts'

/** Releases as the owner's app lists them. */
export async function releaseRows(ctx: Ctx, releases: readonly Release[]): Promise<ReleaseRow[]> {
  const author = await authorsOf(
    ctx,
    releases.map((one) => one.createdBy),
  )
  const numbers = await readNumbers(
    ctx,
    releases.flatMap((one) => one.restores ?? []),
  )
  const changes = await readReleaseChanges(
    ctx,
    releases.flatMap((one) => (one.releasedAt === null ? [] : one.id)),
  )
  return releases.map((one) => ({
    id: one.id,
    number: one.number,
    state: one.state,
    note: one.note,
    restores: one.restores === null ? null : (numbers.get(one.restores) ?? null),
    pages: one.pages,
    changes: changes.get(one.id) ?? null,
    scheduledFor: one.scheduledFor?.toISOString() ?? null,
    releasedAt: one.releasedAt?.toISOString() ?? null,
    createdAt: one.createdAt.toISOString(),
    createdBy: author(one.createdBy),
  }))
}

export async function releaseRow(ctx: Ctx, releaseId: string): Promise<ReleaseRow> {
  const release = await readRelease(ctx, releaseId)
  if (!release) throw refuse('not_found', 'not_found')
  const [row] = await releaseRows(ctx, [release])
  if (!row) throw refuse('not_found', 'not_found')
  return row
}

/** Lets nobody else release, and nobody choose another home page or throw one away, until the transaction ends. */
async function lockSite(ctx: Ctx): Promise<void> {
  await lockReleases(ctx)
  await lockHome(ctx)
}

/**
 * Why a choice of pages may not go live: it would leave the site without its home page, or take the address of a page
 * that visitors see and that has no other. Null: it may, by the drafts as they are now.
 */
async function refusalOfChoice(ctx: Ctx, choice: ReleaseChoice): Promise<Refusal | null> {
  if (!(await keepsHome(ctx, choice))) return refuse('invalid', 'pages.release_no_home', { field: 'pageIds' })
  return refusalOf((await displacedBy(ctx, choice)).stuck)
}

/**
 * Takes drafts live in one step (editor.md, "Versions and releases"; R-13): everything is made
 * ready first, then one pointer moves, in one transaction; or, with a time, keeps the choice until then.
 *
 * @throws Refusal 403 while the account's address is not confirmed, 422 for a time that is past and for a choice
 *   after which the site has no home page, or a page that was not chosen no address
 */
export async function release(
  ctx: Ctx,
  input: InputOf<typeof releaseEndpoint>,
): Promise<OutputOf<typeof releaseEndpoint>> {
  if (!accountOf(ctx).isVerified) throw refuse('forbidden', 'pages.release_unverified')
  const choice: ReleaseChoice = {
    pageIds: input.pageIds ?? null,
    styles: input.styles,
    redirects: input.redirects ?? true,
  }
  if (input.at !== undefined) {
    const at = new Date(input.at)
    if (at.getTime() <= ctx.clock.now()) throw refuse('invalid', 'pages.release_time_past', { field: 'at' })
    // It gets its number now.
    await lockReleases(ctx)
    const refusal = await refusalOfChoice(ctx, choice)
    if (refusal) throw refusal
    const id = await storeScheduled(ctx, { note: input.note, choice, at })
    await queueJob(ctx, releaseDue, { releaseId: id }, { at })
    // Who moves along is told by the drafts of its time.
    return { release: await releaseRow(ctx, id), moved: [] }
  }
  await lockSite(ctx)
  const refusal = await refusalOfChoice(ctx, choice)
  if (refusal) throw refusal
  const { manifest, moved } = await makeManifest(ctx, choice)
  const id = await goLive(ctx, { manifest, note: input.note, restores: null })
  const row = await releaseRow(ctx, id)
  await record(ctx, {
    what: 'pages.released',
    values: { number: row.number, pages: row.pages },
    why: input.note,
  })
  const told = moved.flatMap(({ page: { title, live }, to }) =>
    live === null ? [] : [{ title, from: live, to }],
  )
  return { release: row, moved: told }
}

/**
 * The manifest of a scheduled release, or null where a choice may not go live: by the drafts as they are looked at
 * first, or as they are once they are held.
 */
async function manifestAtItsTime(ctx: Ctx, choice: ReleaseChoice): Promise<Manifest | null> {
  const refusal = await refusalOfChoice(ctx, choice)
  if (refusal) return null
  try {
    return (await makeManifest(ctx, choice)).manifest
  } catch (error) {
    if (error instanceof Refusal && error.code === ADDRESS_TAKEN) return null
    throw error
  }
}

/**
 * Takes a scheduled release live, if its time has come and nobody else has it: the chosen pages as they are
 * drafted now, not as they were when it was scheduled. On a site that can only be read (expired, removed)
 * nothing goes live: the release is called off, the timeline says so, and once the site is active again
 * somebody releases by hand what is drafted then. So it is where the drafts of its time would have the choice take
 * the home page, or another that was not chosen, from the site: nobody is there to be asked.
 *
 * @returns whether it went live
 */
export async function releaseScheduled(ctx: Ctx, releaseId: string): Promise<boolean> {
  await lockSite(ctx)
  const waiting = await takeScheduled(ctx, releaseId)
  if (!waiting) return false
  const { effects } = await siteFacts(ctx, { lock: true })
  if (effects.isReadOnly) {
    await cancelScheduled(ctx, releaseId)
    const { number } = await releaseRow(ctx, releaseId)
    await record(ctx, { what: 'pages.release_held', values: { number }, why: waiting.note })
    return false
  }
  const manifest = await manifestAtItsTime(ctx, waiting.choice)
  if (!manifest) {
    await cancelScheduled(ctx, releaseId)
    const { number } = await releaseRow(ctx, releaseId)
    await record(ctx, { what: 'pages.release_stopped', values: { number }, why: waiting.note })
    return false
  }
  await goLive(ctx, { manifest, note: waiting.note, restores: null, scheduledId: releaseId })
  const row = await releaseRow(ctx, releaseId)
  await record(ctx, {
    what: 'pages.released',
    values: { number: row.number, pages: row.pages },
    why: waiting.note,
  })
  return true
}
