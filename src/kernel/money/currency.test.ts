import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  currencyCodes,
  currencyDigits,
  currencyFlag,
  currencyName,
  flaggedCurrencies,
  isCurrency,
  isTenderCurrency,
  offeredCurrencies,
  tenderCurrencies,
} from './currency.ts'

test('ISO 4217: 178 standing codes, each once, and six withdrawn ones that are still read', () => {
  assert.equal(currencyCodes.length, 178)
  assert.deepEqual(currencyCodes, [...new Set(currencyCodes)].sort())
  for (const code of currencyCodes) assert.match(code, /^[A-Z]{3}$/)
  for (const code of ['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL']) {
    assert.equal(isCurrency(code), true)
    assert.equal(isTenderCurrency(code), false)
    assert.equal(currencyCodes.includes(code), false)
  }
})

test('every currency that the runtime knows is in the table', () => {
  const known = Intl.supportedValuesOf('currency')
  assert.ok(known.length > 150)
  for (const code of known) assert.equal(isCurrency(code), true, code)
})

test('contract §1: minor units come from ISO 4217 (JPY 0, KWD 3)', () => {
  const places = {
    USD: 2,
    EUR: 2,
    CHF: 2,
    JPY: 0,
    KRW: 0,
    KWD: 3,
    BHD: 3,
    TND: 3,
    CLF: 4,
    HUF: 2,
    ISK: 0,
    IQD: 3,
    COP: 2,
  }
  for (const [code, digits] of Object.entries(places)) assert.equal(currencyDigits(code), digits, code)
  assert.equal(currencyDigits('XAU'), 2)
  assert.equal(currencyDigits('QQQ'), 2)
})

test('what nobody is paid in is no tender', () => {
  for (const code of ['XXX', 'XTS', 'XAU', 'XDR', 'CLF', 'UYI', 'CHE', 'USN']) {
    assert.equal(isCurrency(code), true)
    assert.equal(isTenderCurrency(code), false)
  }
  assert.equal(tenderCurrencies.includes('CHF'), true)
  assert.equal(tenderCurrencies.every(isTenderCurrency), true)
})

test('contract §9: BRL ARS COP INR IDR JPY ZAR are offered only where their flag is on', () => {
  assert.deepEqual(flaggedCurrencies, ['BRL', 'ARS', 'COP', 'INR', 'IDR', 'JPY', 'ZAR'])
  const closed = offeredCurrencies(() => false)
  assert.equal(closed.length, tenderCurrencies.length - 7)
  for (const code of flaggedCurrencies) {
    assert.equal(closed.includes(code), false)
    const open = offeredCurrencies((flag) => flag === currencyFlag(code))
    assert.deepEqual(
      open.filter((each) => !closed.includes(each)),
      [code],
    )
  }
  assert.deepEqual(
    offeredCurrencies(() => true),
    tenderCurrencies,
  )
})

test('currency names follow the locale', () => {
  assert.equal(currencyName('CHF', 'en-US'), 'Swiss Franc')
  assert.equal(currencyName('CHF', 'de-CH'), 'Schweizer Franken')
  assert.equal(currencyName('QQQ', 'en-US'), 'QQQ')
  assert.equal(currencyName('<b>', 'en-US'), '<b>')
})
