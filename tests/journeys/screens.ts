import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { everybody } from '#areas/operator/testing.ts'
import { callFrom } from './first-steps.ts'

/** The address of a screen as it is declared, with what its parameters stand for. */
export const addressOf = (path: string, things: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => things[name] ?? assert.fail(`${path}: what is $${name}?`))

/** Makes a draft of an experiment, as the operator who is signed in on the page; gives its name. */
export async function makeExperiment(page: Page): Promise<string> {
  const name = 'commerce.gift-cards'
  await callFrom(page, 'POST', '/api/operator/experiments', {
    name,
    what: 'Gift cards',
    type: 'FEATURE_TOGGLE',
    stickyBy: 'site',
    control: 'false',
    segments: [{ name: 'Everybody', audience: everybody, shares: [{ variant: 'true', weight: 100 }] }],
  })
  return name
}

/** The id of the account that is signed in on the page. */
export const accountOn = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/account')).json()) as { id: string }).id)
