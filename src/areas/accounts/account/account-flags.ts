import { betaLocaleFlag, betaMemberLocales, type Locale } from '#kernel/i18n/locales.ts'
import { resolveMemberLocale } from '#kernel/i18n/resolve-locale.ts'
import { question } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'

/** The beta flags that are on for an account, whichever site it is on. In a platform transaction. */
export type AccountFlags = (db: Db, accountId: string) => Promise<readonly string[]>

/** The area that keeps experiments and labs answers which flags an account has. */
export const accountFlags = question<AccountFlags>('accounts.flags', async () => [])

/** What is read here: the database, and who answers for the flags. */
type Reading = Pick<Ctx, 'db' | 'tools'>

const isBeta = (locale: string): boolean => (betaMemberLocales as readonly string[]).includes(locale)

/** The flags that a locale depends on; nothing is read for a locale that everybody may choose. */
async function flagsFor(ctx: Reading, accountId: string, locale: string): Promise<readonly string[]> {
  return isBeta(locale) ? ctx.tools.of(accountFlags)(ctx.db, accountId) : []
}

/**
 * The locale in which an account is spoken to: the one it chose, or, where that is a beta locale whose flag
 * is off by now, the default (contract §5).
 */
export async function memberLocaleOf(
  ctx: Reading,
  account: { readonly id: string; readonly preferredLocale: string },
): Promise<Locale> {
  const { id, preferredLocale } = account
  return resolveMemberLocale(preferredLocale, { betaFeatureFlags: await flagsFor(ctx, id, preferredLocale) })
}

/** Whether an account may choose a locale: a beta one only with its flag. */
export async function mayChooseLocale(ctx: Reading, accountId: string, locale: string): Promise<boolean> {
  return (
    !isBeta(locale) || (await flagsFor(ctx, accountId, locale)).includes(betaLocaleFlag(locale, 'member'))
  )
}
