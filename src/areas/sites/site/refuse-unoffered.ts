import { openLocales } from '#kernel/i18n/locales.ts'
import type { Id } from '#kernel/ids.ts'
import { isOfferedCurrency, isTenderCurrency } from '#kernel/money/currency.ts'
import { isCommerceFlagOn } from '#kernel/page-context.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { pageContextFlags } from '../hooks.ts'

/** What a site had before something was chosen; without an id that of an archive, a site of which is to be made. */
export interface Had {
  readonly id?: Id
  readonly currency: string
  readonly language: string
}

/**
 * Refuses a currency or a language that the acting account is not offered for a site: some are tried by few before
 * everybody has them (contract §§ 5, 9), and not every code of the standards can be paid in. Only what is chosen
 * anew is asked: a site keeps what it has, and so does its copy, and what is made of its archive; an archive that
 * names what nobody pays in is of no site of ours. Works in a transaction of the platform, which alone may read who
 * is offered what.
 *
 * @param before the site as it is, or its archive; null where one is made of nothing
 * @throws Refusal `sites.currency_unoffered`, `sites.language_unoffered` (422) at its field
 */
export async function refuseUnoffered(
  ctx: Ctx,
  before: Had | null,
  chosen: { readonly currency?: string; readonly language?: string },
): Promise<void> {
  const { currency, language } = chosen
  const isCurrencyNew = currency !== undefined && (currency !== before?.currency || !isOurs(before))
  const isLanguageNew = language !== undefined && language !== before?.language
  const isPlain =
    (!isCurrencyNew || isOfferedCurrency(currency, () => false)) && (!isLanguageNew || isOpen(language, []))
  if (isPlain) return
  const siteId: Id | null = before?.id ?? null
  const flags = await ctx.tools.of(pageContextFlags)(ctx.db, { siteId, accountId: accountOf(ctx).accountId })
  const isOn = (flag: string) => isCommerceFlagOn({ commerceSettings: flags.commerceSettings ?? {} }, flag)
  if (isCurrencyNew && !isOfferedCurrency(currency, isOn))
    throw refuse('invalid', 'sites.currency_unoffered', { field: 'currency', values: { currency } })
  if (isLanguageNew && !isOpen(language, flags.betaFeatureFlags ?? []))
    throw refuse('invalid', 'sites.language_unoffered', { field: 'language' })
}

/** Whether what a site had may be kept: it is one of ours, or an archive that names what is paid in. */
function isOurs({ id, currency }: Had): boolean {
  return id !== undefined || isTenderCurrency(currency)
}

function isOpen(language: string, flags: readonly string[]): boolean {
  return openLocales('visitor', flags).some((locale) => locale === language)
}
