import type { Ctx } from '#platform/ctx.ts'
import type { Answered, Asked } from '../drafts/held.ts'
import { documentAt } from './document-at.ts'

/** A draft as it was. @throws Refusal 404 */
export async function openVersion(ctx: Ctx, input: Asked<'openVersion'>): Promise<Answered<'openVersion'>> {
  return { version: input.version, document: await documentAt(ctx, input, input.version) }
}
