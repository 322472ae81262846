import type { Readable } from 'node:stream'
import type { Clock } from '#kernel/clock.ts'
import type { Actor, Answer, Ctx, RequestFacts, SiteScope } from '../ctx.ts'
import type { Database } from '../db/database.ts'
import { type EndWith, endLater } from '../db/transactions.ts'
import type { Tools } from '../tools.ts'
import { keptAnswer } from './idempotency.ts'
import { type Keeping, keepOnce, openedAnswer } from './repeats.ts'
import type { Repeatable } from './route.ts'

/** Who calls, as a face found them. */
export interface Caller {
  readonly actor: Actor
  /** BCP 47 tag of the words they read. */
  readonly locale: string
}

/**
 * One call as its face parsed it: of the owner's app, of a program, or a visitor's form. What each step does is the
 * face's; in which order they are taken is {@link enterCall}'s alone.
 */
export interface Call<Input> {
  readonly facts: RequestFacts
  readonly answer: Answer
  /** The site that its transactions are bound to. */
  readonly site: SiteScope | null
  who(): Promise<Caller>
  /** Refuses what no page of ours sent, and who may not call, whatever they send. */
  guard(caller: Caller): void | Promise<void>
  /** Counts the call, where there are only so many whoever calls. */
  limit?(caller: Caller): void | Promise<void>
  /** Reads what was sent. */
  shape(): Input
  /**
   * Refuses who may not do this, in each transaction of the call.
   *
   * @param input unless the right to be on the site comes before it: who has none is told nothing of their input
   * @returns the context with the rights on its site
   */
  permission(ctx: Ctx, input: Input | undefined): Promise<Ctx>
}

export interface CallSurroundings {
  readonly database: Database
  readonly clock: Clock
  readonly tools: Tools
}

/** A call that was let in, up to its rights: those are judged in every transaction that it opens. */
export interface EnteredCall<Input> extends Caller {
  input(): Input
  transaction<T>(work: (ctx: Ctx, endWith: EndWith) => Promise<T>): Promise<T>
}

/**
 * An answer for what happens in one transaction: its cookies are held until that stands. A session whose transaction
 * was undone is none, and would be in the place of one that is.
 */
function answerOnCommit(answer: Answer): { readonly answer: Answer; apply(): void } {
  const held: (() => void)[] = []
  return {
    answer: {
      ...answer,
      cookie: (...given) => void held.push(() => answer.cookie(...given)),
      crumb: (sessionId) => void held.push(() => answer.crumb(sessionId)),
    },
    apply: () => held.forEach((give) => give()),
  }
}

/**
 * Takes a parsed call through who, guard, limit, shape and permission. Idempotency and verb follow ({@link outsideOf},
 * or a verb in one transaction); parsing before and answering after are the face's.
 *
 * @throws Refusal by the first step that does not let it pass
 */
export async function enterCall<Input>(
  call: Call<Input>,
  surroundings: CallSurroundings,
): Promise<EnteredCall<Input>> {
  const { facts, answer, site } = call
  const { database, clock, tools } = surroundings
  const caller = await call.who()
  await call.guard(caller)
  await call.limit?.(caller)
  const given = site ? undefined : call.shape()
  const transaction: EnteredCall<Input>['transaction'] = async (work) => {
    let later: (() => void | Promise<void>)[] = []
    let told = answerOnCommit(answer)
    const result = await database.transaction(site ? { site: site.id } : 'platform', async (db, endWith) => {
      // A transaction that is tried again starts with nothing left over from the first try.
      later = []
      told = answerOnCommit(answer)
      const ctx: Ctx = {
        db,
        site,
        actor: caller.actor,
        clock,
        locale: caller.locale,
        request: facts,
        answer: told.answer,
        tools,
        afterCommit: (job) => void later.push(job),
        endWith: endLater(db),
      }
      return work(await call.permission(ctx, given), endWith)
    })
    told.apply()
    for (const job of later) {
      try {
        await job()
      } catch (error) {
        tools.log.error({ err: error, requestId: facts.id }, 'work after a commit failed')
      }
    }
    return result
  }
  return { ...caller, input: () => given ?? call.shape(), transaction }
}

/** What the verb of an entered call of several steps is given. */
export interface OutsideOptions {
  readonly call: Pick<Call<unknown>, 'facts' | 'answer' | 'site'>
  readonly surroundings: Pick<CallSurroundings, 'clock' | 'tools'>
  readonly caller: Caller
  readonly body: Readable | null
  readonly signal: AbortSignal
  readonly transaction: Repeatable['transaction']
  /** Where the answer is kept for repeats; null where nobody asked for that. */
  keeping(outside: Repeatable): Keeping | null
  /** Told where the answer is that of an earlier call. */
  replayed(): void
}

/** What a verb of several steps works with, its effect once for an idempotency key among it. */
export function outsideOf(options: OutsideOptions): Repeatable {
  const { call, surroundings, caller, body, signal, transaction } = options
  const { clock, tools } = surroundings
  const { answer } = call
  const outside: Repeatable = {
    actor: caller.actor,
    site: call.site,
    clock,
    locale: caller.locale,
    request: call.facts,
    answer,
    body,
    signal,
    tools,
    transaction,
    async once(prepare, effect) {
      const keeping = options.keeping(outside)
      if (!keeping) {
        const prepared = await prepare()
        return transaction((ctx) => effect(ctx, prepared))
      }
      const { scope, key, asked } = keeping
      const before = await transaction((ctx) => keptAnswer(ctx.db, scope, key, asked))
      let kept = before && openedAnswer({ tools }, keeping, before, answer)
      if (!kept) {
        const prepared = await prepare()
        kept = await transaction((ctx) =>
          keepOnce(ctx, keeping, answer, async (inside) => ({
            status: 200,
            body: JSON.stringify((await effect(inside, prepared)) ?? null),
          })),
        )
      }
      if (kept.replayed) options.replayed()
      return JSON.parse(kept.body) as Awaited<ReturnType<typeof effect>>
    },
  }
  return outside
}
