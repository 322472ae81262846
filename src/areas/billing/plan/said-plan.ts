import type { Translate } from '#kernel/messages/message.ts'
import type { Plan } from '../contract.ts'
import { type PlanWords, seededPlans } from './seeded-plans.ts'

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index])

/**
 * A plan as it is said to somebody: what is still as a fresh instance has it in their language, what the operator
 * wrote as it is written. Told apart text by text, so that a plan with a price or a name of the operator's own goes
 * on being described to everybody.
 */
export function saidPlan(plan: Plan, words: Translate): Plan {
  const seeded = seededPlans.get(plan.id)
  if (!seeded) return plan
  const { laid, said } = seeded
  return {
    ...plan,
    name: plan.name === laid.name ? words(said.name) : plan.name,
    intent: plan.intent === laid.intent ? words(said.intent) : plan.intent,
    included: isSame(plan.included, laid.included) ? said.included.map((key) => words(key)) : plan.included,
  }
}

/**
 * What is stored of the words somebody hands in for a plan. What they were shown of it and left alone is nobody's own
 * words: it stays as it was laid, and goes on being said to each in their language.
 *
 * @param before the plan as it is stored
 * @param given what was handed in
 * @param words those in which it was shown to whoever changes it
 */
export function keptWords(before: Plan, given: PlanWords, words: Translate): PlanWords {
  const shown = saidPlan(before, words)
  return {
    name: given.name === shown.name ? before.name : given.name,
    intent: given.intent === shown.intent ? before.intent : given.intent,
    included: isSame(given.included, shown.included) ? before.included : given.included,
  }
}
