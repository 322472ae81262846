import { Readable } from 'node:stream'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Outside } from '#platform/http/route.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { uploadAsset as endpoint } from '../contract.ts'
import { makeRenditions } from '../delivery/make-renditions.job.ts'
import { originalKey } from '../delivery/rendition.ts'
import { isSized } from './asset.ts'
import { findByHash, insertAsset } from './asset.store.ts'
import { rowOf } from './asset-row.ts'
import { keepFile } from './keep-file.ts'
import { takeRoom } from './take-room.ts'

/**
 * Stores a file (content.md, "Assets"; R-39): its type by content, a picture looked into before it is
 * kept, a drawing cleaned; nothing is kept of what is refused, and what is there already is not
 * stored again.
 *
 * @throws Refusal 402 the site's plan has no room for it, 413 too large, 415 a type that is not taken, 422 broken, 507 no space
 */
export async function uploadAsset(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  // Bytes come as `application/octet-stream`, whatever they are: any other body was read as something else.
  if (!(outside.body instanceof Readable)) throw refuse('invalid', 'assets.no_file')
  const { storage } = outside.tools
  const id = newId(outside.clock.now())
  const key = originalKey(input.siteId, id)
  const ready = await keepFile(outside.tools, key, outside.body as AsyncIterable<Uint8Array>, {
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
      await storage.remove(key)
      throw error
    })
  if (!stored.isNew) await storage.remove(key)
  if (!stored.asset) throw refuse('conflict', 'assets.gone')
  return { asset: rowOf(stored.asset), isNew: stored.isNew }
}
