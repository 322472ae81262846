import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { type setVisitorPassword as endpoint, siteSettingsChanged } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { updateSite } from './site.store.ts'

/** Asks visitors for a password from now on, or no longer (`null`). */
export async function setVisitorPassword(
  ctx: Ctx,
  { password }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  await updateSite(ctx, siteOf(ctx), {
    visitor_password_hash: password === null ? null : await hashPassword(password),
  })
  await publish(ctx, siteSettingsChanged, { changed: ['password'] })
  await record(ctx, { what: password === null ? 'sites.password_removed' : 'sites.password_set' })
  return {}
}
