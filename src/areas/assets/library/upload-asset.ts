import { Readable } from 'node:stream'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { isUndone } from '#platform/db/database.ts'
import type { Outside } from '#platform/http/route.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { createTurns } from '#platform/rate-limit/turns.ts'
import type { uploadAsset as endpoint } from '../contract.ts'
import { makeRenditions } from './make-renditions.job.ts'
import { originalKey } from './rendition.ts'
import { isSized } from './asset.ts'
import { findByHash, insertAsset } from './asset.store.ts'
import { rowOf } from './asset-row.ts'
import { keepFile } from './keep-file.ts'
import { takeRoom } from './take-room.ts'

/** How many files a site may take in within an hour: more than a library is filled with by hand. */
const uploadsOfSite = defineLimit({ name: 'assets.uploads-of-site', points: 3_000, window: 3_600 })

/**
 * A site's files are looked into so many at a time, so that others' do not wait behind a thousand of them. A
 * browser sends three at once; several people at work do not feel it.
 */
const turns = createTurns({ most: 6, waiting: 60 })

/**
 * Stores a file (content.md, "Assets"; R-39): its type by content, a picture looked into before it is
 * kept, a drawing cleaned; nothing is kept of what is refused, and what is there already is not
 * stored again.
 *
 * @throws Refusal 402 the site's plan has no room for it, 413 too large, 415 a type that is not taken, 422 broken,
 * 429 too many of the site at once or within an hour, 507 no space
 */
export async function uploadAsset(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  // Bytes come as `application/octet-stream`, whatever they are: any other body was read as something else.
  const { body } = outside
  if (!(body instanceof Readable)) throw refuse('invalid', 'assets.no_file')
  await outside.tools.limits.take(uploadsOfSite, input.siteId)
  return turns.take(input.siteId, outside.signal, () => keep(outside, input, body))
}

async function keep(
  outside: Outside,
  input: InputOf<typeof endpoint>,
  body: Readable,
): Promise<OutputOf<typeof endpoint>> {
  const { storage } = outside.tools
  const id = newId(outside.clock.now())
  const key = originalKey(input.siteId, id)
  const ready = await keepFile(outside.tools, key, body as AsyncIterable<Uint8Array>, {
    turnOf: input.siteId,
    as: input.as,
  })

  const stored = await outside
    .transaction(async (ctx) => {
      const made = await insertAsset(ctx, { ...ready, id, name: input.name })
      // What is there already takes no room, so it is answered on a full site too.
      if (made) await takeRoom(ctx)
      if (made && isSized(made)) await queueJob(ctx, makeRenditions, { assetId: made.id })
      return made ? { asset: made, isNew: true } : { asset: await findByHash(ctx, ready.hash), isNew: false }
    })
    .catch(async (error: unknown) => {
      if (isUndone(error)) await storage.remove(key)
      throw error
    })
  if (!stored.isNew) await storage.remove(key)
  if (!stored.asset) throw refuse('conflict', 'assets.gone')
  return { asset: rowOf(stored.asset), isNew: stored.isNew }
}
