import { type Database } from '#platform/db/database.ts'
import type { Config } from '#platform/config/config.ts'
import type { Images } from '#platform/images/images.ts'
import type { Log } from '#platform/log/log.ts'
import { createRateLimits } from '#platform/rate-limit/rate-limit.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Tools } from '#platform/tools.ts'
import { product } from './areas.ts'
import { formatsOnPacks } from './formats.ts'
import { ownerWords, visitorWords } from './words.ts'

/** The tools of a program on a database: the server's, and those of its commands. */
export async function openTools(given: {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  readonly images: Images
}): Promise<Tools> {
  const { config, log, database, images } = given
  return {
    of: product.of,
    config,
    log,
    storage: await openStorage(config),
    limits: createRateLimits(database.pool),
    notify: (channel, payload) => database.notify(channel, payload),
    images,
    words: ownerWords,
    visitorWords,
    formats: formatsOnPacks(log),
  }
}
