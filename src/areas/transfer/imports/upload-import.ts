import { Readable } from 'node:stream'
import { DAY, SECOND } from '#kernel/clock.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { ownedSitesOf, refuseMoreOfUnverified, refuseOver, siteLimitOf } from '#areas/sites/index.ts'
import { accountOf } from '#platform/ctx.ts'
import { isUndone } from '#platform/db/database.ts'
import type { Outside } from '#platform/http/route.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { LARGEST_ARCHIVE, type uploadImport as endpoint } from '../contract.ts'
import { checkImport } from './check-import.job.ts'
import { archiveKey, importOut } from './import.ts'
import { insertImport, readImportRow, takeUnmade } from './import.store.ts'
import { roomOfNewSite } from './refuse-no-room.ts'
import { dropLaidRows, removeImportFiles } from './drop-laid.ts'

/** How many archives an account may hand in; each may be as large as a site. */
const uploads = defineLimit({ name: 'transfer.uploads', points: 30, window: DAY / SECOND })

/** How many megabytes they may come to, those that were refused or broken off included: five of the largest. */
const megabytes = defineLimit({ name: 'transfer.megabytes', points: 50_000, window: DAY / SECOND })

/** How many of them somebody may hand in before their address is confirmed: enough to build, too few to fill a disk. */
const UNVERIFIED_MEGABYTES = 2_000
const unverifiedMegabytes = defineLimit({
  name: 'transfer.megabytes-unverified',
  points: UNVERIFIED_MEGABYTES,
  window: DAY / SECOND,
})

const MEGABYTE = 1_000_000

/** Megabytes that come before they are counted: what is too much ends soon after it is. */
const COUNTED_AT_ONCE = 10

/**
 * Takes an archive in, to be looked through by a job. An account has one at a time: what it handed in before, and
 * nothing was made of, is forgotten.
 *
 * @throws Refusal 402 `transfer.no_room`, `sites.limit_sites`, 403 `sites.unverified`, 413 `archive.too_large`,
 *   422 `transfer.no_file`, 429, 507 no space
 */
export async function uploadImport(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { accountId, isVerified } = accountOf(outside)
  const { body } = outside
  if (!(body instanceof Readable)) throw refuse('invalid', 'transfer.no_file')
  const { storage, limits } = outside.tools
  const room = await outside.transaction(async (ctx) => {
    const owned = await ownedSitesOf(ctx, accountId)
    refuseOver('sites', await siteLimitOf(ctx, accountId), owned.length + 1)
    if (!isVerified) await refuseMoreOfUnverified(ctx, accountId)
    return roomOfNewSite(ctx)
  })
  await limits.take(uploads, accountId)
  const counting = isVerified ? megabytes : unverifiedMegabytes
  await limits.take(counting, accountId)
  const now = outside.clock.now()
  const [id, newSiteId] = [newId(now), newId(now)]
  const key = archiveKey(id)
  const refuseLonger = (length: number): void => {
    if (length > LARGEST_ARCHIVE) throw refuse('too_large', 'archive.too_large')
    if (length > room.mostArchive) throw room.refusal()
    if (!isVerified && length > UNVERIFIED_MEGABYTES * MEGABYTE) throw refuse('forbidden', 'sites.unverified')
  }
  refuseLonger(Number(outside.request.headers['content-length'] ?? 0))
  let [length, paid] = [0, 0]
  const counted = async function* () {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      length += piece.length
      refuseLonger(length)
      if (Math.floor(length / MEGABYTE) - paid >= COUNTED_AT_ONCE) {
        paid += COUNTED_AT_ONCE
        await limits.take(counting, accountId, COUNTED_AT_ONCE)
      }
      yield piece
    }
  }
  let bytes: number
  try {
    bytes = await storage.put(key, counted())
  } finally {
    // What came has come, whatever becomes of it; that it was the last is for the next to hear.
    const more = Math.floor(length / MEGABYTE) - paid
    if (more > 0) await limits.take(counting, accountId, more).catch(() => undefined)
  }
  try {
    return await outside.transaction(async (ctx) => {
      const before = await takeUnmade(ctx, accountId)
      for (const old of before) await dropLaidRows(ctx, old.newSiteId)
      await insertImport(ctx, { id, accountId, newSiteId, fileName: input.name, bytes })
      await queueJob(ctx, checkImport, { importId: id }, { turnOf: accountId })
      ctx.afterCommit(async () => {
        for (const old of before) await removeImportFiles(storage, old)
      })
      const made = await readImportRow(ctx, id)
      if (!made) throw new Error('An import just written is not there')
      return { import: importOut(made, ctx.tools.words(ctx.locale)) }
    })
  } catch (error) {
    // A commit whose answer was lost may stand: its archive is looked through then, or goes a day later.
    if (isUndone(error)) await storage.remove(key)
    throw error
  }
}
