import type { Formats } from '#kernel/i18n/formats.ts'
import type { Translate } from '#kernel/messages/message.ts'
import type { Composed } from '#kernel/point.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Images } from './images/images.ts'
import type { Log } from './log/log.ts'
import type { VisitorWordsOf } from './read-words.ts'
import type { RateLimits } from './rate-limit/rate-limit.ts'
import type { Storage } from './storage/storage.ts'

/** What the program was started with, handed to every verb. None of it is used inside a transaction for I/O. */
export interface Tools extends Composed {
  readonly config: Config
  readonly log: Log
  readonly storage: Storage
  /** Counts what may be done only so often. Not part of any transaction. */
  readonly limits: RateLimits
  /** Tells every process of what is committed ({@link Database.tell}): for `afterCommit`. */
  readonly notify: Database['notify']
  /** Looks into pictures and makes pictures of them, in processes of its own. */
  readonly images: Images
  /** The words of the owner's app in a language. */
  words(locale: string): Translate
  /** Visitors' words for a site's locale. */
  readonly visitorWords: VisitorWordsOf
  /** How numbers and times read in a locale, on its data; those of the default locale where that does not load (contract §5). */
  formats(locale: string): Promise<Formats>
}
