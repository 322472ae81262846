import type { InputOf } from '#kernel/endpoint.ts'
import { isId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { VIEW_AS_COOKIE } from '../contributors/site-access.ts'
import type { viewAs as endpoint } from '../contract.ts'
import { readRoles } from './custom-role.store.ts'

/**
 * Looks at the site through a role, in this browser, until it ends or the browser closes. A cookie
 * says so rather than the session or a header, so that streams and pictures are seen alike;
 * `siteAccess` believes it only downwards.
 */
export async function viewAs(ctx: Ctx, { role }: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  if (isId(role) && (await readRoles(ctx, siteOf(ctx), [role])).length === 0) {
    throw refuse('not_found', 'sites.no_role')
  }
  ctx.answer.cookie(VIEW_AS_COOKIE, `${siteOf(ctx)}:${role}`)
  return {}
}
