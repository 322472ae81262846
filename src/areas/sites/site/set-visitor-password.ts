import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { hashInTurn } from '#platform/auth/hash-in-turn.ts'
import { siteOf } from '#platform/ctx.ts'
import type { Outside } from '#platform/http/route.ts'
import { type setVisitorPassword as endpoint, siteSettingsChanged } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { updateSite } from './site.store.ts'

/**
 * Asks visitors for a password from now on, or no longer (`null`).
 *
 * @throws Refusal 429 when too many passwords of the site wait for their turn
 */
export async function setVisitorPassword(
  outside: Outside,
  { siteId, password }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  // Slow on purpose, so before the transaction rather than in it.
  const hash = password === null ? null : await hashInTurn(siteId, outside.signal, password)
  return outside.transaction(async (ctx) => {
    await updateSite(ctx, siteOf(ctx), { visitor_password_hash: hash })
    await publish(ctx, siteSettingsChanged, { changed: ['password'] })
    await record(ctx, { what: hash === null ? 'sites.password_removed' : 'sites.password_set' })
    return {}
  })
}
