import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changeContact as endpoint } from '../contract.ts'
import { tidyTags } from './contact.ts'
import { updateContact } from './contact.store.ts'

/** Changes what is given of a contact. @throws Refusal 404 */
export async function changeContact(
  ctx: Ctx,
  { contactId, tags, ...change }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const isThere = await updateContact(ctx, contactId, {
    ...(change.givenName === undefined ? {} : { givenName: change.givenName }),
    ...(change.familyName === undefined ? {} : { familyName: change.familyName }),
    ...(change.company === undefined ? {} : { company: change.company }),
    ...(change.notes === undefined ? {} : { notes: change.notes }),
    ...(tags === undefined ? {} : { tags: tidyTags(tags) }),
  })
  if (!isThere) throw refuse('not_found', 'not_found')
  return {}
}
