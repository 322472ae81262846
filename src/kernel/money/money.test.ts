import assert from 'node:assert/strict'
import { test } from 'node:test'
import BigDecimal from 'big.js'
import fc from 'fast-check'
import { Money, type MoneyPayload } from './money.ts'

const usd = (amount: string | number) => new Money(amount, 'USD')

/** Amounts as people and providers write them. */
const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) =>
    new BigDecimal(digits.toString()).times(new BigDecimal(10).pow(-places)).toFixed(),
  )

test('contract §1: toJSON gives exactly decimalValue and currencyCode', () => {
  assert.deepEqual(usd('10.50').toJSON(), { decimalValue: '10.50', currencyCode: 'USD' })
  assert.equal(JSON.stringify(usd('10.50')), '{"decimalValue":"10.50","currencyCode":"USD"}')
  assert.deepEqual(Object.keys(usd(1)), ['decimalValue', 'currencyCode'])
})

test('contract §1: a value is immutable', () => {
  const money = usd('1')
  assert.throws(() => {
    ;(money as { decimalValue: string }).decimalValue = '2'
  }, TypeError)
  money.add(usd('5')).negate().round(0)
  assert.equal(money.decimalValue, '1')
})

test('contract §1: read from decimalValue or value, text or number, with currencyCode or currency', () => {
  const payloads: MoneyPayload[] = [
    { decimalValue: '12.5', currencyCode: 'EUR' },
    { decimalValue: 12.5, currency: 'EUR' },
    { value: '12.5', currencyCode: 'EUR' },
    { value: 12.5, currency: 'EUR' },
  ]
  for (const payload of payloads) {
    assert.deepEqual(Money.from(payload).toJSON(), { decimalValue: '12.5', currencyCode: 'EUR' })
  }
  assert.deepEqual(Money.from(Money.from({ value: 1, currency: 'CHF' })).toJSON(), {
    decimalValue: '1',
    currencyCode: 'CHF',
  })
})

test('contract §1: a currency code that is not three upper-case letters is refused, and named at the end', () => {
  for (const code of ['usd', 'US', 'USDD', 'U$D', '', 'USD\n', ' USD', 'ÄÖÜ']) {
    assert.throws(
      () => usd(1) && new Money('1', code),
      (error: Error) => error.message.startsWith('Invalid currency code') && error.message.endsWith(code),
      JSON.stringify(code),
    )
  }
  assert.throws(() => Money.from({ value: 1 }), /^Error: Invalid currency code undefined$/)
  // The contract's pattern is all that is asked: a code of no standard passes.
  assert.equal(new Money('1', 'QQQ').currencyCode, 'QQQ')
})

test("contract §1: an amount that does not match big.js's pattern is an invalid number", () => {
  const bad: unknown[] = [
    '',
    ' ',
    'abc',
    '1,000',
    '+1',
    '1.2.3',
    '0x10',
    '1e',
    '--1',
    ' 1',
    '1 ',
    '١',
    Number.NaN,
    Infinity,
  ]
  bad.push(-Infinity, null, undefined, {}, [], true, 10n, { _isBig: true }, '1e1000000000', '1e-1001')
  for (const value of bad) {
    assert.throws(() => usd(value as string), /^Error: \[big\.js\] Invalid number$/, String(value))
    assert.throws(() => Money.from({ value: value as string, currency: 'USD' }), /Invalid number/)
    assert.throws(() => usd(1).multiply(value as string), /Invalid number/)
    assert.throws(() => usd(1).divide(value as string), /Invalid number/)
  }
  for (const value of ['1', '-1', '1.', '.5', '-.5', '1e3', '1E-2', '007', 1e21, 1e-9, -0]) {
    assert.equal(usd(value).equals(usd(new BigDecimal(value).toFixed())), true, String(value))
  }
})

test('decimalValue is a plain decimal: as written where it was one, never an exponent or negative zero', () => {
  assert.equal(usd('10.00').decimalValue, '10.00')
  assert.equal(usd('1e3').decimalValue, '1000')
  assert.equal(usd('1e-9').decimalValue, '0.000000001')
  assert.equal(usd(1e21).decimalValue, '1000000000000000000000')
  assert.equal(usd('.5').decimalValue, '0.5')
  assert.equal(usd('-0').decimalValue, '0')
  assert.equal(usd('-0.00').decimalValue, '0')
  assert.equal(usd('-0.001').round().decimalValue, '0')
  assert.equal(usd('0').negate().decimalValue, '0')
  assert.equal(Object.is(usd('0').negate().toNumber(), 0), true)
})

test('contract §1: add, subtract and compare across currencies are refused', () => {
  const eur = new Money('1', 'EUR')
  for (const operation of ['add', 'subtract', 'compare'] as const) {
    assert.throws(() => usd(1)[operation](eur), {
      name: 'Error',
      message: 'Monies are not comparable for arithmetic',
    })
  }
  assert.equal(usd(1).equals(eur), false)
})

test('contract §1: division by zero is an error', () => {
  for (const zero of [0, '0', '0.00', -0]) {
    assert.throws(() => usd(1).divide(zero), /^Error: \[big\.js\] Division by zero$/)
    assert.throws(() => usd(0).divide(zero), /Division by zero/)
  }
})

test('contract §1: division carries 20 decimal places, half-up', () => {
  assert.equal(usd(1).divide(3).decimalValue, '0.33333333333333333333')
  assert.equal(usd(2).divide(3).decimalValue, '0.66666666666666666667')
  assert.equal(usd(-2).divide(3).decimalValue, '-0.66666666666666666667')
  assert.equal(usd('1').divide('3').multiply(3).decimalValue, '0.99999999999999999999')
})

test('contract §1: money rounds to 2 places by default, half-up', () => {
  assert.equal(usd('1.005').round().decimalValue, '1.01')
  assert.equal(usd('1.0049').round().decimalValue, '1')
  assert.equal(usd('-1.005').round().decimalValue, '-1.01')
  assert.equal(usd('2.5').round(0).decimalValue, '3')
  assert.equal(usd('3.5').round(0).decimalValue, '4')
  assert.equal(usd('15').round(-1).decimalValue, '20')
  assert.throws(() => usd('1').round(1.5), /Invalid decimal places/)
})

test('contract §1: isZero, isPositive, isNegative', () => {
  const signs = (text: string) => [usd(text).isZero(), usd(text).isPositive(), usd(text).isNegative()]
  assert.deepEqual(signs('0.00'), [true, false, false])
  assert.deepEqual(signs('-0'), [true, false, false])
  assert.deepEqual(signs('0.001'), [false, true, false])
  assert.deepEqual(signs('-0.001'), [false, false, true])
})

test('contract §1: toNumber is a float, toSubunits an integer of 2 places by default', () => {
  assert.equal(usd('10.1').toNumber(), 10.1)
  assert.equal(usd('10.1').toSubunits(), 1010)
  assert.equal(usd('10.005').toSubunits(), 1001)
  assert.equal(usd('-10.005').toSubunits(), -1001)
  assert.equal(usd('10.5').toSubunits(0), 11)
  assert.equal(usd('1.2345').toSubunits(3), 1235)
  assert.equal(Object.is(usd('-0.001').toSubunits(), 0), true)
  assert.equal(usd('90071992547409.91').toSubunits(), Number.MAX_SAFE_INTEGER)
  assert.throws(() => usd('90071992547409.92').toSubunits(), RangeError)
  assert.equal(usd('90071992547409.92').toSubunitsBigInt(), 9007199254740992n)
})

test('contract §1: the currency’s own minor units (JPY 0, KWD 3)', () => {
  assert.equal(new Money('1234.5', 'JPY').roundToCurrency().decimalValue, '1235')
  assert.equal(new Money('1234.5', 'JPY').toMinorUnits(), 1235)
  assert.equal(new Money('1.2345', 'KWD').roundToCurrency().decimalValue, '1.235')
  assert.equal(new Money('1.2345', 'KWD').toMinorUnits(), 1235)
  assert.equal(usd('1.5').toFixed(), '1.50')
  assert.equal(new Money('1.5', 'JPY').toFixed(), '2')
  assert.equal(Money.fromSubunits(1235, 'KWD').decimalValue, '1.235')
  assert.equal(Money.fromSubunits(100, 'JPY').decimalValue, '100')
  assert.equal(Money.fromSubunits(-1, 'USD').decimalValue, '-0.01')
  assert.equal(Money.fromSubunits(5n, 'USD', 3).decimalValue, '0.005')
  assert.throws(() => Money.fromSubunits(1.5, 'USD'), RangeError)
  assert.throws(() => Money.fromSubunits(2 ** 53, 'USD'), RangeError)
})

test('sum adds up any number of one currency, and refuses another', () => {
  assert.equal(Money.sum([usd('0.1'), usd('0.2')], 'USD').decimalValue, '0.3')
  assert.equal(Money.sum([], 'USD').isZero(), true)
  assert.throws(() => Money.sum([usd(1)], 'EUR'), /not comparable/)
  assert.equal(`${usd('1.50').absolute()}`, '1.5 USD')
  assert.equal(usd('-1.5').absolute().decimalValue, '1.5')
})

test('contract §1, against big.js: add, subtract, multiply, compare are exact for any amounts', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      assert.equal(usd(a).add(usd(b)).decimalValue, new BigDecimal(a).plus(b).toFixed())
      assert.equal(usd(a).subtract(usd(b)).decimalValue, new BigDecimal(a).minus(b).toFixed())
      assert.equal(
        usd(a)
          .multiply(b)
          .equals(usd(new BigDecimal(a).times(b).toFixed())),
        true,
      )
      assert.equal(usd(a).compare(usd(b)), new BigDecimal(a).cmp(b))
      assert.equal(usd(a).equals(usd(b)), new BigDecimal(a).eq(b))
      assert.equal(usd(a).negate().negate().equals(usd(a)), true)
    }),
    { numRuns: 5000 },
  )
})

test('contract §1, against big.js: divide, round and toSubunits, and integers of our own', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 6 }), (a, b, places) => {
      if (!new BigDecimal(b).eq(0)) {
        assert.equal(
          usd(a)
            .divide(b)
            .equals(usd(new BigDecimal(a).div(b).toFixed())),
          true,
        )
      }
      assert.equal(
        usd(a)
          .round(places)
          .equals(usd(new BigDecimal(a).round(places, 1).toFixed())),
        true,
      )

      // Half away from zero, by whole numbers alone.
      const scale = 10n ** 8n
      const scaled = BigInt(new BigDecimal(a).times('1e8').toFixed(0))
      const size = scaled < 0n ? -scaled : scaled
      const rounded = (size * 10n ** BigInt(places) * 2n + scale) / (2n * scale)
      assert.equal(usd(a).toSubunitsBigInt(places), scaled < 0n ? -rounded : rounded)
    }),
    { numRuns: 5000 },
  )
})

test('subunits and back lose nothing at the places they were made with', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('USD', 'JPY', 'KWD', 'CLF'), (subunits, code) => {
      assert.equal(Object.is(Money.fromSubunits(subunits, code).toMinorUnits(), subunits + 0), true)
    }),
    { numRuns: 2000 },
  )
})
