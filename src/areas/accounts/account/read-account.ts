import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Account } from '../contract.ts'
import { pendingEmailChange } from '../mail-link/pending-email-change.ts'
import { accountById } from './account.store.ts'

/** The account that acts. */
export async function readAccount(ctx: Ctx): Promise<Account> {
  const { accountId } = accountOf(ctx)
  const row = await accountById(ctx, accountId)
  if (!row || row.email === null) throw new Error('A session outlived its account')
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    preferredLocale: row.preferred_locale as Account['preferredLocale'],
    timeZone: row.time_zone,
    country: row.country,
    isVerified: row.verified_at !== null,
    isOperator: row.is_operator,
    isStaff: row.is_staff,
    createdAt: row.created_at.toISOString(),
    emailChange: await pendingEmailChange(ctx, { accountId }),
  }
}
