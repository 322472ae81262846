import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readSupport as endpoint } from '../contract.ts'
import { readSupportAddress } from './settings.store.ts'

/** The mail address for help; `null`: none was set. */
export async function readSupport(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return { address: (await readSupportAddress(ctx)) || null }
}
