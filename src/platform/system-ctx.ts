import type { Clock } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from './ctx.ts'
import type { Database, Db } from './db/database.ts'
import { type EndWith, endLater } from './db/transactions.ts'
import { logScope } from './log/log.ts'
import type { Tools } from './tools.ts'

/** What work without a request needs: jobs, subscribers, commands. */
export interface SystemSurroundings {
  readonly database: Database
  readonly tools: Tools
  readonly clock: Clock
}

/** Whose rows, and why. */
export interface SystemPurpose {
  /** `null`: the platform's own tables, and those of all sites. */
  readonly siteId: Id | null
  /** Who acts, for timelines and logs: `job billing.renew`, `command sites extend`. */
  readonly reason: string
  /** BCP 47 tag of the words it writes; the product's default unless said. */
  readonly locale?: string
}

/** A context for work that nobody asked for just now. It answers nobody: cookies and headers lead nowhere. */
export function systemCtx(
  db: Db,
  surroundings: Pick<SystemSurroundings, 'tools' | 'clock'>,
  purpose: SystemPurpose,
  afterCommit: Ctx['afterCommit'],
  endWith: EndWith = endLater(db),
): Ctx {
  const { tools, clock } = surroundings
  return {
    db,
    site: purpose.siteId === null ? null : { id: purpose.siteId },
    actor: { kind: 'system', reason: purpose.reason },
    clock,
    locale: purpose.locale ?? 'en-US',
    request: {
      id: logScope().requestId ?? logScope().jobId ?? 'system',
      ip: '',
      userAgent: '',
      origin: tools.config.appOrigin,
      cookies: {},
      headers: {},
    },
    answer: { cookie() {}, crumb() {}, header() {}, status() {} },
    tools,
    afterCommit,
    endWith,
  }
}

/** Runs a verb in one transaction, and what it left for after the commit; a fault there is logged and not thrown. */
export async function runAsSystem<T>(
  surroundings: SystemSurroundings,
  purpose: SystemPurpose,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  let later: (() => void | Promise<void>)[] = []
  const scope = purpose.siteId === null ? 'platform' : { site: purpose.siteId }
  const result = await surroundings.database.transaction(scope, (db, endWith) => {
    // A transaction that is tried again starts with nothing left over from the first try.
    later = []
    return work(systemCtx(db, surroundings, purpose, (task) => void later.push(task), endWith))
  })
  for (const task of later) {
    try {
      await task()
    } catch (error) {
      surroundings.tools.log.error({ err: error, reason: purpose.reason }, 'work after a commit failed')
    }
  }
  return result
}

/** Asks one statement, in a transaction that goes with it: one trip to the database for all of it. */
export type Ask = <T>(statement: (ctx: Ctx) => Promise<T>) => Promise<T>

/** Asks what a single statement tells. A second one would be refused: its transaction is over. */
export function askAsSystem<T>(
  surroundings: SystemSurroundings,
  purpose: SystemPurpose,
  statement: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return runAsSystem(surroundings, purpose, (ctx) =>
    ctx.endWith(
      (db) => statement({ ...ctx, db }),
      () => true,
    ),
  )
}
