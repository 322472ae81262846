import { Readable } from 'node:stream'
import { DAY, SECOND } from '#kernel/clock.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf } from '#platform/ctx.ts'
import type { Outside } from '#platform/http/route.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { LARGEST_ARCHIVE, type uploadImport as endpoint } from '../contract.ts'
import { checkImport } from './check-import.job.ts'
import { archiveKey, importOut } from './import.ts'
import { insertImport, readImportRow, takeUnmade } from './import.store.ts'
import { removeImportFiles } from './remove-files.ts'

/** How many archives an account may hand in; each may be as large as a site. */
const uploads = defineLimit({ name: 'transfer.uploads', points: 30, window: DAY / SECOND })

/**
 * Takes an archive in, to be looked through by a job. An account has one at a time: what it handed in before, and
 * nothing was made of, is forgotten.
 *
 * @throws Refusal 403 `transfer.unverified`, 413 `archive.too_large`, 422 `transfer.no_file`, 429, 507 no space
 */
export async function uploadImport(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { accountId, isVerified } = accountOf(outside)
  if (!isVerified) throw refuse('forbidden', 'transfer.unverified')
  const { body } = outside
  if (!(body instanceof Readable)) throw refuse('invalid', 'transfer.no_file')
  const { storage, limits } = outside.tools
  await limits.take(uploads, accountId)
  const now = outside.clock.now()
  const [id, newSiteId] = [newId(now), newId(now)]
  const key = archiveKey(id)
  const counted = async function* () {
    let length = 0
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      length += piece.length
      if (length > LARGEST_ARCHIVE) throw refuse('too_large', 'archive.too_large')
      yield piece
    }
  }
  const bytes = await storage.put(key, counted())
  try {
    return await outside.transaction(async (ctx) => {
      const before = await takeUnmade(ctx, accountId)
      await insertImport(ctx, { id, accountId, newSiteId, fileName: input.name, bytes })
      await queueJob(ctx, checkImport, { importId: id })
      ctx.afterCommit(async () => {
        for (const old of before) await removeImportFiles(storage, old)
      })
      const made = await readImportRow(ctx, id)
      if (!made) throw new Error('An import just written is not there')
      return { import: importOut(made, ctx.tools.words(ctx.locale)) }
    })
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}
