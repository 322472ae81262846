import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listTags as endpoint } from '../contract.ts'
import { readTags } from './contact.store.ts'

/** The tags to choose from. */
export async function listTags(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return { tags: [...(await readTags(ctx, 500))] }
}
