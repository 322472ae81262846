import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { allocate, allocateEqually } from './allocate.ts'
import { currencyDigits } from './currency.ts'
import { Money } from './money.ts'

const texts = (parts: readonly Money[]) => parts.map((part) => part.decimalValue)

test('contract §1: allocate splits by weights, the units left over going to the largest remainders', () => {
  assert.deepEqual(texts(allocate(new Money('100', 'USD'), [1, 1, 1])), ['33.34', '33.33', '33.33'])
  assert.deepEqual(texts(allocate(new Money('0.05', 'USD'), [3, 7])), ['0.02', '0.03'])
  assert.deepEqual(texts(allocate(new Money('10', 'USD'), ['0.333', '0.667'])), ['3.33', '6.67'])
  assert.deepEqual(texts(allocate(new Money('1000', 'JPY'), [1, 1, 1])), ['334', '333', '333'])
  assert.deepEqual(texts(allocate(new Money('1', 'KWD'), [1, 2])), ['0.333', '0.667'])
  assert.deepEqual(texts(allocate(new Money('-100', 'USD'), [1, 1, 1])), ['-33.34', '-33.33', '-33.33'])
})

test('a part of weight zero gets nothing; all weights zero count as equal', () => {
  assert.deepEqual(texts(allocate(new Money('0.01', 'USD'), [0, 1, 0])), ['0.00', '0.01', '0.00'])
  assert.deepEqual(texts(allocate(new Money('0.03', 'USD'), [0, 0])), ['0.02', '0.01'])
})

test('a sum finer than the minor unit is split as finely as it is', () => {
  assert.deepEqual(texts(allocate(new Money('0.005', 'USD'), [1, 1])), ['0.003', '0.002'])
  assert.deepEqual(texts(allocate(new Money('1.5', 'JPY'), [1, 1])), ['0.8', '0.7'])
})

test('allocate refuses no parts, and weights that are negative or no numbers', () => {
  assert.throws(() => allocate(Money.zero('USD'), []), RangeError)
  for (const weight of [-1, Number.NaN, Infinity, '', '1e3', 'x', '-0.1']) {
    assert.throws(() => allocate(Money.zero('USD'), [1, weight]), RangeError, String(weight))
  }
  assert.deepEqual(texts(allocate(new Money('1', 'USD'), [1e-7, 1e-7])), ['0.50', '0.50'])
})

test('allocateEqually parts are never more than one unit apart', () => {
  assert.deepEqual(texts(allocateEqually(new Money('0.07', 'USD'), 4)), ['0.02', '0.02', '0.02', '0.01'])
  for (const parts of [0, -1, 1.5, Number.NaN]) {
    assert.throws(() => allocateEqually(Money.zero('USD'), parts), RangeError)
  }
})

test('contract §1: the parts add up exactly, each within one unit of its share, in the order of weights', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
      fc.constantFrom('USD', 'JPY', 'KWD', 'CLF'),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
      (units, code, weights) => {
        const sum = Money.fromSubunits(units, code)
        const parts = allocate(sum, weights)
        assert.equal(parts.length, weights.length)
        assert.equal(Money.sum(parts, code).equals(sum), true)

        const total = weights.reduce((a, b) => a + b, 0)
        const places = currencyDigits(code)
        weights.forEach((weight, index) => {
          const part = parts[index]?.toSubunitsBigInt(places) ?? 0n
          const weighed = total === 0 ? [1n, BigInt(weights.length)] : [BigInt(weight), BigInt(total)]
          // |part − units · weight / total| < 1, multiplied out.
          const off = part * (weighed[1] ?? 1n) - units * (weighed[0] ?? 0n)
          assert.ok(
            (off < 0n ? -off : off) < (weighed[1] ?? 1n),
            `${part} of ${units} for ${weight}/${total}`,
          )
          if (weight === 0 && total > 0) assert.equal(part, 0n)
        })
      },
    ),
    { numRuns: 5000 },
  )
})

test('contract §1: parts add up exactly for sums and weights of any fineness', () => {
  const decimal = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 999_999 }))
    .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`)
  fc.assert(
    fc.property(decimal, fc.array(decimal, { minLength: 1, maxLength: 20 }), (sum, weights) => {
      const money = new Money(sum, 'USD')
      assert.equal(Money.sum(allocate(money, weights), 'USD').equals(money), true)
    }),
    { numRuns: 3000 },
  )
})

test('contract §1: the smallest part of a sum of many places is not lost', () => {
  const third = new Money('1', 'USD').divide(3).multiply('0.5')
  assert.ok(Money.sum(allocate(third, [1, 1]), 'USD').equals(third), third.toString())
  assert.ok(!Money.fromSubunits(1, 'USD', 21).isZero())
  assert.ok(Money.fromSubunits(123_456_789n, 'JPY', 30).multiply('1').toSubunitsBigInt(30) === 123_456_789n)
})
