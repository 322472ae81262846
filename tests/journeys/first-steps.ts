import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { createAccount } from '#areas/accounts/index.ts'
import { type Endpoint, fillPath } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
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

/**
 * Signs somebody in by the request that the form makes. Nothing of the app is loaded: the window shows a line of text
 * from its origin, and goes from there to where the journey begins.
 */
export async function signIn(
  { origin }: Pick<Journey, 'origin'>,
  page: Page,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${origin}/healthz`)
  // The crumb that every call repeats comes with the app's document.
  await page.request.get(`${origin}/sign-in`)
  await callFrom(page, 'POST', '/api/account/sign-in', { email, password })
}

/** A window of somebody who is signed in, in a browser of its own: as on another machine. */
export async function browserOf(
  journey: Journey,
  email: string,
  options: Parameters<Journey['person']>[0] = {},
): Promise<Person> {
  const person = await journey.person(options)
  await signIn(journey, person.page, email)
  return person
}

/** Browsers in which somebody is signed in, by the journey, the person and what they look through. */
const signedInAt = new WeakMap<Journey, Map<string, BrowserContext>>()

/** A window of somebody who is signed in, in the browser they had before: what it has loaded it has still. */
export async function windowOf(
  journey: Journey,
  email: string,
  options: Parameters<Journey['person']>[0] = {},
): Promise<Person> {
  const known = signedInAt.get(journey) ?? new Map<string, BrowserContext>()
  signedInAt.set(journey, known)
  const key = JSON.stringify([email, options])
  const context = known.get(key)
  if (context) {
    const another = await journey.window(context)
    await another.page.goto(`${journey.origin}/healthz`)
    return another
  }
  const person = await browserOf(journey, email, options)
  known.set(key, person.context)
  return person
}

/**
 * Goes to a screen within the app that is open, as its links lead: nothing is loaded anew. What was read in the last
 * seconds is not read again: after a change past the screens, load them.
 */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** A mail address that nobody else of this process has. */
export const freshAddress = (name: string): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}-${newId().slice(-12)}@example.com`

/** Makes an account past the screens, with an address that nobody else of this process has. */
export async function makeAccount(
  { portico }: Pick<Journey, 'portico'>,
  name: string,
  given: { readonly isOperator?: boolean } = {},
): Promise<{ readonly id: string; readonly email: string }> {
  const email = freshAddress(name)
  const passwordHash = await hashOfAll()
  const made = await runAsSystem(portico, { siteId: null, reason: 'journey' }, (ctx) =>
    createAccount(ctx, { email, name, passwordHash, isVerified: true, ...given }),
  )
  assert.ok(made)
  return { id: made.accountId, email }
}

let hashed: Promise<string> | undefined
/** The hash of {@link PASSWORD}, made once. */
export function hashOfAll(): Promise<string> {
  hashed ??= hashPassword(PASSWORD)
  return hashed
}

/** Fills the form of the sign-up, and sends it. */
export async function fillSignUp(
  { origin }: Pick<Journey, 'origin'>,
  page: Page,
  name: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${origin}/sign-up`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^create/i }).click()
}

/** Signs a person up through the screens, which signs in, and confirms their address by the mail. */
export async function signUp(journey: Journey, { page }: Person, name: string, email: string): Promise<void> {
  await fillSignUp(journey, page, name, email)
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'))
  await page.goto(await journey.linkMailedTo(email, '/verify-email'))
  await page.getByText('Your address is confirmed').waitFor()
}

/** A call of the app, as a screen of it would make it; gives what it is answered, which has to be good. */
export async function callFrom<T>(page: Page, method: string, path: string, body: unknown): Promise<T> {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? ''
  const answer = await page.request.fetch(origin + path, {
    method,
    headers: { origin, 'x-csrf-token': decodeURIComponent(crumb) },
    data: body,
  })
  assert.equal(answer.status(), 200, `${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** What the app answers to somebody who only reads. */
export async function readFrom<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(new URL(path, page.url()).href)
  assert.equal(answer.status(), 200, `${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** The id of the account that is signed in on the page. */
export const accountOn = async (page: Page): Promise<string> =>
  (await readFrom<{ id: string }>(page, '/api/account')).id

/** Calls an endpoint as a screen would; gives what it is answered, which has to be good. */
export function askFrom(
  page: Page,
  { method, path, takes }: Endpoint,
  input: Readonly<Record<string, unknown>>,
  bytes?: Buffer,
): Promise<unknown> {
  const { path: filled, rest } = fillPath(path, input)
  const inQuery = method === 'GET' || takes === 'bytes'
  const query = new URLSearchParams(
    inQuery ? Object.entries(rest).map(([name, value]) => [name, String(value)]) : [],
  )
  return callFrom(page, method, query.size > 0 ? `${filled}?${query}` : filled, inQuery ? bytes : rest)
}

export interface MadeSite {
  readonly siteId: string
  readonly homeId: string
  /** The site's built-in address, without a scheme. */
  readonly address: string
}

/** Makes a site from the restaurant's template, as the one who is signed in on the page. */
export async function makeRestaurant(page: Page, title: string): Promise<MadeSite> {
  const { id: siteId } = await callFrom<{ id: string }>(page, 'POST', '/api/sites', {
    title,
    slug: `supper-${newId().slice(-12)}`,
    beginning: { from: 'template', templateId: 'restaurant' },
    language: 'en-US',
    country: 'US',
    currency: 'USD',
    timeZone: 'America/New_York',
  })
  return madeSite(page, siteId)
}

/** What a site is found by, once it is made. */
export async function madeSite(page: Page, siteId: string): Promise<MadeSite> {
  const { pages } = await readFrom<{ pages: { id: string; isHome: boolean }[] }>(
    page,
    `/api/sites/${siteId}/pages`,
  )
  const { address = '' } = await readFrom<{ address?: string }>(page, `/api/sites/${siteId}`)
  return { siteId, homeId: pages.find(({ isHome }) => isHome)?.id ?? '', address }
}
