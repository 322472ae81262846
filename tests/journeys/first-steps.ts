import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Journey, Person } from './world.ts'

/** Of everybody who signs up in a journey. */
export const PASSWORD = 'kettle anvil harbour'

/** Signs in on the page that is open, where the form is. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

/** Goes to the form that somebody signs in with, and signs in. */
export async function signIn(
  { origin }: Pick<Journey, 'origin'>,
  page: Page,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await fillSignIn(page, email, password)
}

/** Signs a person up through the screens, and confirms their address by the mail. */
export async function signUp(journey: Journey, { page }: Person, name: string, email: string): Promise<void> {
  await page.goto(`${journey.origin}/sign-up`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^create/i }).click()
  await page.goto(await journey.linkMailedTo(email, '/verify-email'))
  await page.getByText('Your address is confirmed').waitFor()
}

/** A call of the app, as a screen of it would make it; gives what it is answered, which has to be good. */
export async function callFrom<T>(page: Page, method: string, path: string, body: unknown): Promise<T> {
  const said = await page.evaluate(
    async ({ method, path, body }) => {
      const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-csrf-token': crumb }
      const request = { method, headers, body: JSON.stringify(body) }
      const answer = await fetch(path, request)
      return { status: answer.status, body: (await answer.json()) as unknown }
    },
    { method, path, body },
  )
  assert.equal(said.status, 200, `${path}: ${JSON.stringify(said.body)}`)
  return said.body as T
}

export interface MadeSite {
  readonly siteId: string
  readonly homeId: string
  /** The site's built-in address, without a scheme. */
  readonly address: string
}

/** Makes a site from the restaurant's template through the screens. */
export async function makeRestaurant(journey: Journey, page: Page, title: string): Promise<MadeSite> {
  await page.goto(`${journey.origin}/sites/new`)
  await page.getByRole('link', { name: /Halm/ }).first().click()
  await page.getByRole('textbox').first().fill(title)
  await page.getByRole('button', { name: 'Create the site' }).click()
  await page.waitForURL(/\/sites\/[0-9a-f-]{36}/)
  const siteId = /sites\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  return page.evaluate(async (id) => {
    const { pages } = (await (await fetch(`/api/sites/${id}/pages`)).json()) as {
      pages: { id: string; isHome: boolean }[]
    }
    const site = (await (await fetch(`/api/sites/${id}`)).json()) as { address?: string }
    return {
      siteId: id,
      homeId: pages.find((one) => one.isHome)?.id ?? '',
      address: site.address ?? '',
    }
  }, siteId)
}
