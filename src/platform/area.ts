import type { Subscription } from './events/subscription.ts'
import type { Job, RecurringJob } from './jobs/job.ts'
import type { Route } from './http/route.ts'
import type { MailType } from './mail/mail-type.ts'
import type { KeptFiles } from './storage/kept-files.ts'

/** What an area brings to the server, listed in its `area.ts`. */
export interface Area {
  readonly name: string
  readonly routes: readonly Route[]
  readonly jobs: readonly Job[]
  readonly recurring: readonly RecurringJob[]
  /** Every kind of mail, for the developer's mailbox to show from its sample. */
  readonly mails: readonly MailType[]
  readonly subscriptions: readonly Subscription[]
  /** What it keeps in the store: bytes of these that no row speaks of are removed after a day. */
  readonly files: readonly KeptFiles[]
}

/** Declares what an area brings; what is left out is nothing. */
export function area(declared: Pick<Area, 'name'> & Partial<Area>): Area {
  return { routes: [], jobs: [], recurring: [], mails: [], subscriptions: [], files: [], ...declared }
}
