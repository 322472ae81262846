import { DAY } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { insertConsent, lastGiven } from '../consent/consent.store.ts'
import { addEntry } from '../contact/add-entry.ts'
import { isOurs, readLink } from './link-token.ts'
import { readList } from './list.store.ts'
import { holdMember, moveMember } from './member.store.ts'

/** How long the link of a mail that asks to confirm can be used. */
const CONFIRM_DAYS = 14

/**
 * Confirms a place on a list, by the link of the mail. For a form's POST alone: mail scanners follow links, and a GET
 * may only show the button. Pressed again it is confirmed still.
 *
 * @throws Refusal `contacts.link_over` (409) for a link that is old, forged, or was used up by leaving
 */
export async function confirmMembership(ctx: Ctx, token: string): Promise<{ list: string }> {
  const over = () => refuse('conflict', 'contacts.link_over')
  const link = readLink(token)
  const member = link && (await holdMember(ctx, link))
  if (!link || !member || !isOurs(ctx, 'confirm', link, member.email)) throw over()
  const list = await readList(ctx, link.listId)
  if (!list || member.state === 'left' || ctx.clock.now() - link.madeAt > CONFIRM_DAYS * DAY) throw over()
  if (await moveMember(ctx, link, ['unconfirmed'], 'confirmed')) {
    const given = await lastGiven(ctx, link.contactId, link.listId)
    if (!given) throw new Error('A member of a list has no consent')
    await insertConsent(ctx, 'confirmed', given)
    await addEntry(ctx, {
      contactId: link.contactId,
      what: 'contacts.confirmed',
      values: { list: list.name },
    })
  }
  return { list: list.publicName }
}
