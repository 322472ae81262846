import { findAccountsByIds } from '#areas/accounts/index.ts'
import { type Id, newLocalId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listStored } from './form.store.ts'
import { insertRecipient } from './recipient.store.ts'

/** The acting account's own address in small letters, which it has confirmed; null where there is none. */
export async function ownEmail(ctx: Ctx): Promise<string | null> {
  if (ctx.actor.kind !== 'account' || !ctx.actor.isVerified) return null
  const [account] = await findAccountsByIds(ctx, [ctx.actor.accountId])
  return account?.email?.toLowerCase() ?? null
}

/** Adds the acting account to those whom forms notify, where its address is confirmed: it needs no link. */
export async function notifyMaker(ctx: Ctx, formIds: readonly Id[]): Promise<void> {
  if (formIds.length === 0) return
  const email = await ownEmail(ctx)
  if (email === null) return
  for (const formId of formIds)
    await insertRecipient(ctx, formId, { id: newLocalId(), email, isDefault: true, tokenHash: null })
}

/** The same for the forms that a site begins with. */
export async function notifyMakerOfSite(ctx: Ctx): Promise<void> {
  const forms = await listStored(ctx, { search: '', isTrashed: false })
  await notifyMaker(
    ctx,
    forms.map(({ id }) => id),
  )
}
