import { makeAccount } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import type { Journey } from './world.ts'

/** A journey with somebody who runs the platform. */
export async function openOperated(name: string): Promise<{ journey: Journey; email: string }> {
  const journey = await openJourney()
  const { email } = await makeAccount(journey, name, { isOperator: true })
  return { journey, email }
}
