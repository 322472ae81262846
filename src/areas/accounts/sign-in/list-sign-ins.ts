import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { listSignIns as declared, SignIn } from '../contract.ts'
import { deviceOf } from '../session/device.ts'
import type { SignInMethod, SignInOutcome } from './kinds.ts'
import { signInRows } from './sign-in.store.ts'

export type AccountSignIn = SignIn & { readonly accountId: string }

/**
 * Sign-ins of some accounts in the last 90 days, newest first unless asked otherwise. Works in a site's transaction too.
 *
 * @param input.accounts whose; with `since` those of this moment on (milliseconds since 1970 UTC)
 * @param input.outcome those alone that came to one of these, and `input.method` in one of these ways; all where it is
 *   empty or left out
 * @param input.search the beginning of an IP address
 */
export async function signInsOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  input: {
    readonly accounts: readonly { readonly accountId: Id; readonly since?: number }[]
    readonly outcome?: readonly SignInOutcome[]
    readonly method?: readonly SignInMethod[]
    readonly search?: string
    readonly direction?: Direction
    readonly cursor?: string | undefined
    readonly limit: number
  },
): Promise<{ items: AccountSignIn[]; next: string | null }> {
  const place = placeIn(input.cursor, ['moment', 'id'])
  const rows = await signInRows(ctx, {
    accounts: input.accounts,
    outcomes: input.outcome ?? [],
    methods: input.method ?? [],
    ip: input.search?.trim() ?? '',
    direction: input.direction ?? 'descending',
    now: ctx.clock.now(),
    limit: input.limit,
    after: place && { at: new Date(place[0]), id: place[1] },
  })
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      at: row.at.toISOString(),
      outcome: row.outcome,
      method: row.method,
      device: deviceOf(row.user_agent),
      ip: row.ip,
    })),
    next: rows.length > page.length && last ? writeCursor([last.at.getTime(), last.id]) : null,
  }
}

/** The sign-ins of the account that asks, and the tries that failed. */
export async function listSignIns(
  ctx: Ctx,
  input: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  return signInsOf(ctx, { accounts: [accountOf(ctx)], ...input })
}
