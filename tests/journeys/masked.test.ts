import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createAccount } from '#areas/accounts/index.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { type Journey, startJourney } from './world.ts'

// A session recording shows screens to whoever runs the platform: nobody's name or address is among what it shows,
// and no secret (contract §7).

const ADA = { name: 'Ada Quillfeather', email: 'ada@quillfeather.example', password: 'kettle anvil harbour' }
const NOOR = 'noor@quillfeather.example'
let journey: Journey

before(async () => {
  journey = await startJourney()
  const { name, email, password } = ADA
  const passwordHash = await hashPassword(password)
  await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, (ctx) =>
    createAccount(ctx, { email, name, passwordHash, isVerified: true, isOperator: true }),
  )
})
after(() => journey.close())

/** What is on the screen of a person, or of what lets somebody in, and that a recording would show. */
function shown(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((words) => {
    const tells = (text: string): boolean => words.some((word) => text.includes(word))
    const isHidden = (element: Element | null): boolean =>
      !element || element.closest('.fs-mask, .fs-exclude') !== null
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      const isCode = parentElement?.closest('script, style') !== null
      if (!isCode && tells(nodeValue ?? '') && !isHidden(parentElement)) found.push(nodeValue ?? '')
    }
    for (const field of document.querySelectorAll('input, textarea'))
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        if (tells(field.value) && !isHidden(field)) found.push(`in a field: ${field.value}`)
    return found
  }, words)
}

const OF_PEOPLE = ['Quillfeather', 'quillfeather']

test('contract §7: every screen masks from the recorder what it shows of a person', async () => {
  const { page, context } = await journey.person({ width: 1280 })
  const call = async <T>(method: string, path: string, body: unknown): Promise<T> => {
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
  let id = '-'
  const told: Record<string, string[]> = {}
  const note = async (where: string): Promise<void> => {
    const found = await shown(page, OF_PEOPLE)
    if (found.length > 0) told[where] = found
  }
  const look = async (path: string): Promise<void> => {
    await page.goto(journey.origin + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await note(path.replace(id, 'SITE'))
  }

  for (const path of ['/forgot-password', '/sign-up', '/sign-in']) {
    await look(path)
    await page.getByLabel('E-mail').fill(ADA.email)
    await note(`typed at ${path}`)
  }
  await page.getByLabel('Password', { exact: true }).fill(ADA.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))

  ;({ id } = await call<{ id: string }>('POST', '/api/sites', {
    title: 'Masked',
    slug: 'masked',
    beginning: { from: 'blank' },
    language: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
  }))
  const site = `/api/sites/${id}`
  const roles = { roles: ['viewer'], customRoleIds: [], calendars: null, endsAt: null }
  await call('POST', `${site}/releases`, { note: 'First' })
  await call('POST', `${site}/invitations`, { email: NOOR, ...roles })
  await call('POST', `${site}/transfer`, { email: NOOR })
  await call('POST', `${site}/preview-links`, { days: 7 })
  await call('POST', '/api/account/email-change', { email: NOOR })
  const [home] = (await page.evaluate(async (path) => (await fetch(path)).json(), `${site}/pages`)).pages
  await call('PATCH', `${site}/pages/${home.id}`, { title: 'Home again' })
  const { id: accountId } = await page.evaluate(async () => (await fetch('/api/account')).json())

  const ofSite = [
    '',
    '/contributors',
    '/permissions',
    '/sign-ins',
    '/timeline',
    '/settings',
    '/settings/export',
  ]
  for (const path of [
    '/',
    '/account',
    '/account/security',
    '/account/sessions',
    ...[...ofSite, '/pages', '/releases', '/assets', '/plan'].map((one) => `/sites/${id}${one}`),
    ...['', '/sites', `/sites/${id}`, '/accounts', `/accounts/${accountId}`, '/jobs', '/mails', '/labs'].map(
      (one) => `/operator${one}`,
    ),
  ])
    await look(path)
  assert.deepEqual(told, {})

  await page.goto(`${journey.origin}/account/security`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  const secret = await page.getByRole('dialog').locator('input[readonly]').inputValue()
  assert.ok(secret.length > 20)
  assert.deepEqual(await shown(page, [secret]), [])
  const code = page.getByRole('dialog').getByRole('img')
  assert.equal(
    await code.evaluate((element) => element.closest('.fs-exclude') !== null),
    true,
    'the code to scan',
  )
  await context.close()
})
