import { z } from 'zod'
import { id } from '#kernel/shapes.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { widthsOf } from './asset.ts'
import { findAssets, isThere } from './asset.store.ts'
import { originalKey, renditionFolder, renditionKey } from './rendition.ts'

/** A file of the storage, whole. */
export async function readWhole(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.get(key)
  if (!file) return null
  const parts: Buffer[] = []
  for await (const part of file.stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * Makes a picture in all widths: WebP first, so that it can be shown soon, AVIF after it. What is
 * there already is not made again, so a run that died goes on where it was.
 */
export const makeRenditions = defineJob({
  name: 'assets.make-renditions',
  input: z.object({ assetId: id }),
  retries: 3,
  backoff: { first: 10, longest: 600 },
  timeout: 300,
  concurrency: 1,
  async run(job, { assetId }) {
    const { storage, images } = job.tools
    const [asset] = await job.transaction((ctx) => findAssets(ctx, [assetId]))
    if (!asset || asset.width === null || job.siteId === null) return
    const bytes = await readWhole(storage, originalKey(job.siteId, assetId))
    if (!bytes) return
    const folder = renditionFolder(job.siteId, assetId)
    for (const format of ['webp', 'avif'] as const) {
      for (const width of widthsOf(asset)) {
        job.signal.throwIfAborted()
        const key = renditionKey(folder, width, format)
        if (await storage.head(key)) continue
        const [made] = await images.render(bytes, [{ format, width }], {}, job.siteId)
        if (!made) continue
        await storage.put(key, made.bytes)
        // Deleted for good meanwhile: what removes its files may have been here before this one was.
        if (!(await job.transaction((ctx) => isThere(ctx, assetId)))) return storage.remove(key)
      }
    }
  },
})
