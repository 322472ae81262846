import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasStore, siteTypes } from '#kernel/states/site-type.ts'
import { isChoosable, isListed, pauseOffer } from './pause-offer.ts'

const standard = { id: 'business', kind: 'standard' } as const
const pause = { id: 'pause', kind: 'pause' } as const

test('whoever may end a pause is offered that, whether anybody is billed or not', () => {
  for (const isBillingOn of [true, false]) {
    const offer = pauseOffer({ isBillingOn, pausePlanId: null, canResume: true, current: { plan: standard } })
    assert.deepEqual([offer?.does, offer?.planId], ['end', standard.id])
    const without = pauseOffer({ isBillingOn, pausePlanId: null, canResume: true, current: null })
    assert.deepEqual([without?.does, without?.planId], ['end', null])
  }
})

test('a pause that is the plan of the site ends without one, and that is said', () => {
  const left = pauseOffer({
    isBillingOn: false,
    pausePlanId: null,
    canResume: true,
    current: { plan: pause },
  })
  assert.deepEqual(left, { does: 'end', planId: null, text: 'billing.pause.text_left' })
})

test('a pause is begun by its card where the operator gives the plans, else among the plans', () => {
  const plan = { pausePlanId: pause.id, canResume: false, current: { plan: standard } }
  const offer = pauseOffer({ ...plan, isBillingOn: true })
  assert.deepEqual(offer, { does: 'begin', planId: pause.id, text: 'billing.pause.text' })
  assert.equal(pauseOffer({ ...plan, isBillingOn: false }), null)
  assert.equal(pauseOffer({ ...plan, isBillingOn: true, pausePlanId: null }), null)
})

test('the plan of a pause can be chosen where there is something to pause', () => {
  const chosen = (one: typeof standard | typeof pause, pausePlanId: string | null) =>
    isChoosable(one, { canChoose: true, pausePlanId })
  assert.deepEqual(
    [chosen(standard, null), chosen(pause, pause.id), chosen(pause, null)],
    [true, true, false],
  )
  assert.equal(isChoosable(standard, { canChoose: false, pausePlanId: null }), false)
})

test('the plan of a pause is listed for a store, and elsewhere while it is the plan of the site', () => {
  for (const type of siteTypes) {
    const listed = (one: typeof standard | typeof pause, currentId?: string) =>
      isListed(one, { type, currentId })
    assert.deepEqual(
      [listed(standard), listed(pause), listed(pause, standard.id), listed(pause, pause.id)],
      [true, hasStore(type), hasStore(type), true],
    )
  }
})
