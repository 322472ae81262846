import { betaLocaleFlag, betaMemberLocales, type Locale } from '#kernel/i18n/locales.ts'
import { resolveMemberLocale } from '#kernel/i18n/resolve-locale.ts'
import type { Db } from '#platform/db/database.ts'

/** The beta flags that are on for an account, whichever site it is on. In a platform transaction. */
export type AccountFlags = (db: Db, accountId: string) => Promise<readonly string[]>

let flags: AccountFlags | undefined

/** The area that keeps experiments and labs says which flags an account has; until it does, none. */
export function provideAccountFlags(provider: AccountFlags): void {
  flags = provider
}

const isBeta = (locale: string): boolean => (betaMemberLocales as readonly string[]).includes(locale)

/** The flags that a locale hangs on; for one that everybody may choose nothing is read. */
async function flagsFor(db: Db, accountId: string, locale: string): Promise<readonly string[]> {
  return flags && isBeta(locale) ? flags(db, accountId) : []
}

/**
 * The locale in which an account is spoken to: the one it chose, or, where that is a beta locale whose flag
 * is off by now, the default (contract §5).
 */
export async function memberLocaleOf(
  db: Db,
  account: { readonly id: string; readonly preferredLocale: string },
): Promise<Locale> {
  const { id, preferredLocale } = account
  return resolveMemberLocale(preferredLocale, { betaFeatureFlags: await flagsFor(db, id, preferredLocale) })
}

/** Whether an account may choose a locale: a beta one only with its flag. */
export async function mayChooseLocale(db: Db, accountId: string, locale: string): Promise<boolean> {
  return !isBeta(locale) || (await flagsFor(db, accountId, locale)).includes(betaLocaleFlag(locale, 'member'))
}
