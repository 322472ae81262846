import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { addNote as endpoint } from './inbox.contract.ts'
import { insertNote } from './note.store.ts'
import { holdSubmissions } from './submission.store.ts'

/** Writes a note beside a message. @throws Refusal 404 */
export async function addNote(
  ctx: Ctx,
  { submissionId, text }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const [submission] = await holdSubmissions(ctx, [submissionId])
  if (!submission) throw refuse('not_found', 'not_found')
  const id = newId(ctx.clock.now())
  await insertNote(ctx, { id, submissionId, text })
  return { id }
}
