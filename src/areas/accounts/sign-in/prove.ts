import type { InputOf } from '#kernel/endpoint.ts'
import type { Repeatable } from '#platform/http/route.ts'
import type { prove as declared } from '../contract.ts'
import { renewSession } from '../session/renew-session.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'

/** Confirms by password who is at the keyboard; the session gets a new id and is fresh for 15 minutes. */
export async function prove(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  await outside.once(
    () => refuseWrongPassword(outside, input.password, 'password'),
    (ctx) => renewSession(ctx),
  )
  return {}
}
