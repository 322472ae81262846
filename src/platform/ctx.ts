import type { Clock } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Db } from './db/database.ts'
import type { EndWith } from './db/transactions.ts'
import type { Tools } from './tools.ts'

/** Who acts. Rights are those on the site of the request, already resolved from roles. */
export type Actor =
  | {
      readonly kind: 'account'
      readonly accountId: Id
      readonly sessionId: Id
      readonly isOperator: boolean
      readonly isStaff: boolean
      /** Whether the address was confirmed: without, nobody publishes, invites or pays. */
      readonly isVerified: boolean
      /** When this session last proved who it is, in milliseconds. */
      readonly provedAt: number
      readonly rights: ReadonlySet<string>
      /** Ids of the things that the right of this call is limited to; absent: it holds on the whole site. */
      readonly within?: readonly Id[]
    }
  /** Somebody who signed in to a site as its customer. */
  | { readonly kind: 'customer'; readonly customerId: Id; readonly sessionId: Id }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system'; readonly reason: string }

/** The site a transaction is bound to. */
export interface SiteScope {
  readonly id: Id
}

/** What an answer carries beside its body. */
export interface Answer {
  /** Sets a cookie on the host of the request; `null` deletes it. Lifetime in seconds. */
  cookie(name: string, value: string | null, options?: { maxAge?: number; readable?: boolean }): void
  /** Gives the browser a forgery token for a session (`''`: signed out). Every change of session needs a new one. */
  crumb(sessionId: string): void
  header(name: string, value: string): void
  status(code: number): void
}

/** What is known of the request that brought us here. */
export interface RequestFacts {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  /** Origin of the host that was asked, e.g. `https://app.example`. */
  readonly origin: string
  readonly cookies: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What a verb works with: passed first, everywhere. */
export interface Ctx {
  /** A transaction bound to the site of the request, or to the platform's own tables. */
  readonly db: Db
  readonly site: SiteScope | null
  readonly actor: Actor
  readonly clock: Clock
  /** BCP 47 tag of the person who reads the answer. */
  readonly locale: string
  readonly request: RequestFacts
  readonly answer: Answer
  /** What the program was started with: configuration, storage, log. */
  readonly tools: Tools
  /** Work to do once the transaction has been committed; never if it was rolled back. */
  afterCommit(work: () => void | Promise<void>): void
  /** Asks the last statement together with the commit, where nothing comes after the verb; else like any other. */
  readonly endWith: EndWith
}

/** The account that acts; a bug (not a refusal) where an endpoint that needs one was opened to others. */
export function accountOf(ctx: Pick<Ctx, 'actor'>): Extract<Actor, { kind: 'account' }> {
  if (ctx.actor.kind !== 'account') throw new Error('This verb was reached without an account')
  return ctx.actor
}

/**
 * What the right of this call is limited to, for verbs that list things: the ids of those that may be read; `null`: all of
 * the site.
 */
export function withinOf(ctx: Pick<Ctx, 'actor'>): readonly Id[] | null {
  return (ctx.actor.kind === 'account' ? ctx.actor.within : undefined) ?? null
}

/** The site of the request; a bug where an endpoint without one reached a verb that needs it. */
export function siteOf(ctx: Pick<Ctx, 'site'>): Id {
  if (!ctx.site) throw new Error('This verb was reached without a site')
  return ctx.site.id
}
