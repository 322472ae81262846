import { siteFacts } from '#areas/sites/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readForm } from './form.store.ts'
import { type AskedRecipient, isOver } from './recipient.ts'
import { readAsked } from './recipient.store.ts'

/** What a link asks about. */
export interface OpenedLink {
  readonly recipient: AskedRecipient
  readonly site: string
  readonly form: string
}

/**
 * Finds what a link of a mail asks, in a transaction of the platform.
 *
 * @throws Refusal `forms.link_over` (410) for one that is too old, was replaced, or never was
 */
export async function openedLink(ctx: Ctx, token: string): Promise<OpenedLink> {
  const recipient = await readAsked(ctx, tokenHash(token))
  const isOpen = recipient && (recipient.confirmedAt !== null || !isOver(recipient, ctx.clock.now()))
  if (!isOpen) throw refuse('gone', 'forms.link_over')
  const onSite = { ...ctx, site: { id: recipient.siteId } }
  const form = await readForm(onSite, recipient.formId)
  if (!form || form.deletedAt !== null) throw refuse('gone', 'forms.link_over')
  return { recipient, site: (await siteFacts(onSite)).title, form: form.title }
}
