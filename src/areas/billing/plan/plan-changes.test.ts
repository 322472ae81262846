import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Plan } from '../contract.ts'
import { planChanges, priceChanges } from './plan-changes.ts'

const plan: Plan = {
  id: '019aa000-0000-7000-8000-000000000001',
  name: 'Personal',
  intent: 'For a person',
  included: ['Pages', 'A domain'],
  kind: 'standard',
  limits: { contributors: 2, storage: 10e9, sites: 3 },
  prices: [
    { currency: 'EUR', month: '12', year: '120' },
    { currency: 'USD', month: '12.50', year: '125' },
  ],
  isOffered: true,
}

const limits = [{ name: 'contributors' }, { name: 'storage', isBytes: true }] as const

test('a plan that stays as it is has no changes, however its prices are written', () => {
  const [eur, usd] = plan.prices
  assert.ok(eur && usd)
  const same = {
    ...plan,
    prices: [
      { ...usd, month: '12.5', year: '125.00' },
      { ...eur, month: '12.0' },
    ],
  }
  assert.deepEqual(planChanges(plan, same, limits), [])
})

test('each field and each price that differs is told as it was and as it is', () => {
  const after: Plan = {
    ...plan,
    name: 'Solo',
    included: ['Pages'],
    kind: 'pause',
    isOffered: false,
    limits: { ...plan.limits, contributors: null, storage: 5e9 },
    prices: [
      { currency: 'EUR', month: '15', year: '120' },
      { currency: 'GBP', month: '10', year: '100' },
    ],
  }
  assert.deepEqual(planChanges(plan, after, limits), [
    { what: 'name', from: 'Personal', to: 'Solo' },
    { what: 'included', from: 'Pages · A domain', to: 'Pages' },
    { what: 'is_pause', from: false, to: true },
    { what: 'is_offered', from: true, to: false },
    { what: 'limit.contributors', from: 2, to: null },
    { what: 'limit.storage', from: 10e9, to: 5e9, isBytes: true },
    { what: 'price_month', from: '12', to: '15', currency: 'EUR' },
    { what: 'price_month', from: '12.50', to: null, currency: 'USD' },
    { what: 'price_year', from: '125', to: null, currency: 'USD' },
    { what: 'price_month', from: null, to: '10', currency: 'GBP' },
    { what: 'price_year', from: null, to: '100', currency: 'GBP' },
  ])
})

test('a plan that is made or removed is told with what it costs', () => {
  const [eur] = plan.prices
  assert.ok(eur)
  assert.deepEqual(
    priceChanges([], [eur]).map(({ from, to }) => [from, to]),
    [
      [null, '12'],
      [null, '120'],
    ],
  )
  assert.deepEqual(priceChanges([eur], []).length, 2)
})
