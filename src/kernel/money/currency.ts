/**
 * ISO 4217: every code of list one (178 stand in 2026) under the number of decimal places its
 * smallest unit has, and the codes withdrawn since 2021, which imported orders still carry.
 * The places are those of the standard, which differ from what some locale data rounds to for
 * display (HUF, IDR, COP and others are shown without cents there, and charged with them).
 */
const active: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW ' +
    'CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ' +
    'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK ' +
    'MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP ' +
    'SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG ' +
    'YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** Metals, settlement units, tests and "no currency": the standard gives them no minor unit. */
const withoutMinorUnit = 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'

const withdrawn: Readonly<Record<number, string>> = { 2: 'ANG BGN CUC HRK SLL ZWL' }

/** Units of account and funds: valid codes that nobody is paid in. */
const notTender = new Set([
  ...withoutMinorUnit.split(' '),
  ...'BOV CHE CHW CLF COU MXV USN UYI UYW XAD'.split(' '),
])

const digits = new Map<string, number | null>()
for (const table of [active, withdrawn]) {
  for (const [places, codes] of Object.entries(table)) {
    for (const code of codes.split(' ')) digits.set(code, Number(places))
  }
}
for (const code of withoutMinorUnit.split(' ')) digits.set(code, null)

const withdrawnCodes = new Set(Object.values(withdrawn).flatMap((codes) => codes.split(' ')))

/** Every code of ISO 4217 list one, in code order: 178. */
export const currencyCodes: readonly string[] = [...digits.keys()]
  .filter((code) => !withdrawnCodes.has(code))
  .sort()

/** What a shop can price in: list one without metals, funds and units of account. */
export const tenderCurrencies: readonly string[] = currencyCodes.filter((code) => !notTender.has(code))

/** Decimal places where a code says nothing: the default of the contract (§1). */
export const DEFAULT_CURRENCY_DIGITS = 2

/** Whether a text is a code of ISO 4217, standing or withdrawn. */
export function isCurrency(code: string): boolean {
  return digits.has(code)
}

/** Whether a price may be set in this currency. */
export function isTenderCurrency(code: string): boolean {
  return digits.has(code) && !notTender.has(code) && !withdrawnCodes.has(code)
}

/**
 * Decimal places of a currency's minor unit by ISO 4217 (USD 2, JPY 0, KWD 3, CLF 4).
 * Codes without a minor unit and codes we do not know give 2.
 */
export function currencyDigits(code: string): number {
  return digits.get(code) ?? DEFAULT_CURRENCY_DIGITS
}

const names = new Map<string, Intl.DisplayNames>()

/** A currency's name in a locale (`CHF`, `en-US` → `Swiss Franc`); the code itself when none is known. */
export function currencyName(code: string, locale: string): string {
  let display = names.get(locale)
  if (!display) {
    display = new Intl.DisplayNames([locale, 'en'], { type: 'currency', fallback: 'code' })
    names.set(locale, display)
  }
  return /^[A-Z]{3}$/.test(code) ? (display.of(code) ?? code) : code
}

/** Currencies that a store is offered only while their flag is on (contract §9). */
export const flaggedCurrencies = ['BRL', 'ARS', 'COP', 'INR', 'IDR', 'JPY', 'ZAR'] as const

type FlaggedCurrency = (typeof flaggedCurrencies)[number]

/** The name, in the namespace `commerce`, of the flag that opens a flagged currency (`JPY` → `currency-jpy`). */
export function currencyFlag<Code extends FlaggedCurrency>(code: Code): `currency-${Lowercase<Code>}` {
  return `currency-${code.toLowerCase() as Lowercase<Code>}`
}

/** The flag, in the namespace `commerce`, that lets a store set a minimum order amount (contract §9). */
export const MINIMUM_ORDER_AMOUNT_FLAG = 'minimum-order-amount'

/** Whether a store may be set to a currency: tender, and where it has a flag (contract §9) that flag is on. */
export function isOfferedCurrency(code: string, isOn: (flag: string) => boolean): boolean {
  const flagged = flaggedCurrencies.find((one) => one === code)
  return isTenderCurrency(code) && (flagged === undefined || isOn(currencyFlag(flagged)))
}

/**
 * The currencies a store may be set to: all that is tender, less the flagged ones whose flag is off.
 * `isOn` answers for a flag of the namespace `commerce`.
 */
export function offeredCurrencies(isOn: (flag: string) => boolean): readonly string[] {
  return tenderCurrencies.filter((code) => isOfferedCurrency(code, isOn))
}
