import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { readFrom } from './first-steps.ts'

/** The address of a screen as it is declared, with what its parameters stand for. */
export const addressOf = (path: string, things: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => things[name] ?? assert.fail(`${path}: what is $${name}?`))

/** The id of the account that is signed in on the page. */
export const accountOn = async (page: Page): Promise<string> =>
  (await readFrom<{ id: string }>(page, '/api/account')).id
