import { colleagues } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listAssignees as endpoint } from './inbox.contract.ts'

/** The people of the site that a message can be given to, by name. */
export async function listAssignees(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return { people: [...(await colleagues(ctx))] }
}
