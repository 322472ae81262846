import { type Brought, compose, type Composed } from '#kernel/point.ts'
import type { Job, RecurringJob } from './jobs/job.ts'
import type { Route } from './http/route.ts'
import type { MailType, VisitorMail } from './mail/mail-type.ts'
import type { WordsFolder } from './read-words.ts'
import type { KeptFiles } from './storage/kept-files.ts'

/** What an area brings to the server, listed in its `area.ts`. */
export interface Area {
  readonly name: string
  readonly routes: readonly Route[]
  readonly jobs: readonly Job[]
  readonly recurring: readonly RecurringJob[]
  /** Every kind of mail, for the developer's mailbox to show from its sample. */
  readonly mails: readonly (MailType | VisitorMail)[]
  /** What it keeps in the store: bytes of these that no row speaks of are removed after a day. */
  readonly files: readonly KeptFiles[]
  /** Values for the extension points of areas below. */
  readonly brings: readonly Brought[]
  /** The folder of its catalogues; `null`: it says nothing. */
  readonly words: WordsFolder | null
}

/** Declares what an area brings; what is left out is nothing. */
export function area(declared: Pick<Area, 'name'> & Partial<Area>): Area {
  return {
    routes: [],
    jobs: [],
    recurring: [],
    mails: [],
    files: [],
    brings: [],
    words: null,
    ...declared,
  }
}

/** What areas bring to the extension points of others; travels in `ctx.tools`. */
export function composeAreas(areas: readonly Area[]): Composed {
  return compose(areas.flatMap((one) => one.brings))
}
