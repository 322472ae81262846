import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { makeAccount } from './journeys/first-steps.ts'
import { type Journey, journeyThrough, type Program, sitesHere, startProgram } from './journeys/world.ts'
import { sharedInProcess } from './shared-in-process.ts'

// What all journeys of one process share: a program and a browser, each started when it is first asked for and ended
// with the last test. A journey has people, sites and windows of its own, and takes nobody else's for granted.

const sharedProgram: () => Promise<Program> = sharedInProcess(() => startProgram({ TRUST_PROXY: '1' }))

/** The browser of this process; who opens something in it closes that. */
export const sharedBrowser: () => Promise<Browser> = sharedInProcess(() => openBrowser([sitesHere]))

/** A journey through the program of this process, which believes what a proxy tells of who asks. */
export async function openJourney(): Promise<Journey> {
  return journeyThrough(await sharedProgram(), await sharedBrowser())
}

/** A journey with somebody who runs the platform. */
export async function openOperated(name: string): Promise<{ journey: Journey; email: string }> {
  const journey = await openJourney()
  const { email } = await makeAccount(journey, name, { isOperator: true })
  return { journey, email }
}

/** A journey through a program of its own, for what is told of the program itself. */
export async function openJourneyOf(env: Record<string, string> = {}): Promise<Journey> {
  // The browser first: without one, nobody would end the program.
  const browser = await sharedBrowser()
  const own = await startProgram(env)
  return journeyThrough(own, browser, () => own.close())
}
