import type { Ctx } from '#platform/ctx.ts'
import type { Answered, Asked } from '../drafts/held.ts'
import { documentAt } from './document-at.ts'
import { nameMark } from './version.store.ts'

/** Names a version; an empty name takes the name away. @throws Refusal 404 */
export async function nameVersion(ctx: Ctx, input: Asked<'nameVersion'>): Promise<Answered<'nameVersion'>> {
  const { version, name } = input
  const document = await documentAt(ctx, input, version)
  await nameMark(ctx, input.documentId, { version, document, name: name === '' ? null : name })
  return {}
}
