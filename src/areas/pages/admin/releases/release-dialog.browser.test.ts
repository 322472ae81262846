import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { builtPage } from '../../../../../tests/built-page.ts'
import { eventually } from '../../../../../tests/eventually.ts'
import { sharedBrowser } from '../../../../../tests/shared-browser.ts'

// The window that releases, over an editor whose saves are answered as a test likes.

const siteId = '018f0000-0000-7000-8000-000000000001'

const main = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { readAccount } from '#areas/accounts/contract.ts'
import { SiteProvider } from '#areas/sites/admin/index.tsx'
import { getSite } from '#areas/sites/contract.ts'
import { translator } from '#kernel/messages/message.ts'
import ofDocument from '#document/words/owner/en-US.po'
import ofEditor from '#editor/words/owner/en-US.po'
import ofPages from '#areas/pages/words/owner/en-US.po'
import ofSites from '#areas/sites/words/owner/en-US.po'
import ofUi from '#ui/words/owner/en-US.po'
import { keyOf } from '#ui/data/data.ts'
import { UiProvider } from '#ui/provider/provider.tsx'
import { listPages, lookHeadings } from ${JSON.stringify(join(import.meta.dirname, '../../contract.ts'))}
import { listPending } from ${JSON.stringify(join(import.meta.dirname, '../../../releases/contract.ts'))}
import { ReleaseDialog } from ${JSON.stringify(join(import.meta.dirname, 'release-dialog.tsx'))}
const siteId = ${JSON.stringify(siteId)}
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
client.setQueryData(keyOf(readAccount, {}), { timeZone: 'UTC' })
client.setQueryData(keyOf(getSite, { siteId }), { id: siteId, title: 'Aurora', rights: [], timeZone: 'UTC', url: '/' })
client.setQueryData(keyOf(listPages, { siteId }), { pages: [] })
client.setQueryData(keyOf(lookHeadings, { siteId }), { pages: [], lacking: [] })
// What was read a while ago, when all was live.
client.setQueryData(keyOf(listPending, { siteId }), { changes: [] })
globalThis.saves = []
const saveNow = () => new Promise((resolve) => globalThis.saves.push(resolve))
function Editor() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <ReleaseDialog saveNow={saveNow} onClose={() => setOpen(false)} /> : <p>The editor</p>
}
createRoot(document.querySelector('#at')).render(
  <QueryClientProvider client={client}>
    <UiProvider locale="en-US" words={translator('en-US', [ofDocument, ofEditor, ofPages, ofSites, ofUi])}>
      <SiteProvider siteId={siteId} around={(words) => words}><Editor /></SiteProvider>
    </UiProvider>
  </QueryClientProvider>,
)
`

const built = builtPage('release-dialog', main)

const change = {
  kind: 'page',
  id: '018f0000-0000-7000-8000-000000000002',
  title: 'Home',
  change: 'changed',
  path: '/',
  livePath: '/',
  updatedAt: '2026-05-04T10:00:00.000Z',
  updatedBy: null,
}
const made = {
  id: '018f0000-0000-7000-8000-000000000003',
  number: 2,
  state: 'live',
  note: '',
  restores: null,
  pages: 1,
  changes: null,
  scheduledFor: null,
  releasedAt: '2026-05-04T10:00:00.000Z',
  createdAt: '2026-05-04T10:00:00.000Z',
  createdBy: null,
}

/** The window, as it opens over an editor that saves. */
async function opened(
  waiting: readonly object[] | 'fails' | 'never',
  act: (given: {
    page: Page
    /** Answers the save that is asked for next, or has been. */
    save(isSaved: boolean): Promise<void>
    /** Until so many saves have been asked for, the one of the opening first. */
    asked(count: number): Promise<void>
    released(): number
    says(words: string): Promise<void>
    isSaid(words: string): Promise<boolean>
    press(name: string): Promise<void>
    /** Lets a time pass, ms. */
    pass(time: number): Promise<void>
  }) => Promise<void>,
): Promise<void> {
  const page = await (await sharedBrowser()).newPage()
  await page.clock.install()
  let releases = 0
  let answered = 0
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/releases/pending')) {
      if (waiting === 'never') return
      return route.fulfill(waiting === 'fails' ? { status: 500, json: {} } : { json: { changes: waiting } })
    }
    if (route.request().method() !== 'POST') return route.fulfill({ status: 404, json: {} })
    releases += 1
    return route.fulfill({ json: { release: made, moved: [] } })
  })
  await page.goto((await built()).address)
  const asked = async (count: number) => {
    await page.waitForFunction(
      (wanted) => (globalThis as unknown as { saves: unknown[] }).saves.length >= wanted,
      count,
    )
  }
  await act({
    page,
    async save(isSaved) {
      answered += 1
      await asked(answered)
      await page.evaluate(
        ({ at, is }) =>
          (globalThis as unknown as { saves: ((isSaved: boolean) => void)[] }).saves[at - 1]?.(is),
        { at: answered, is: isSaved },
      )
    },
    asked,
    released: () => releases,
    says: (words) => page.getByText(words).waitFor(),
    isSaid: (words) => page.getByText(words).isVisible(),
    press: (name) => page.getByRole('button', { name, exact: true }).click(),
    pass: (time) => page.clock.runFor(time),
  })
  await page.close()
}

const UNSAVED = 'Your latest changes are not saved yet.'
const LIVE = 'Everything is live'
const EDITOR = 'The editor'
const WAITS = 'Home'
const UNREAD = 'This could not be loaded'

test('nothing is said of what is live until what was done last is stored, and it is read then', () =>
  opened([change], async ({ page, save, says, isSaid, asked }) => {
    await asked(1)
    await page.getByRole('dialog').waitFor()
    assert.equal(await isSaid(LIVE), false)
    assert.equal(await page.getByRole('button', { name: 'Release now' }).isEnabled(), false)
    await save(true)
    await says(WAITS)
    assert.equal(await isSaid(UNSAVED), false)
  }))

test('a site whose last change could not be stored is not said to be live', () =>
  opened([], async ({ save, says, isSaid, page }) => {
    await save(false)
    await says(UNSAVED)
    await eventually(async () => assert.equal(await page.locator('[aria-busy]').count(), 0))
    assert.equal(await isSaid(LIVE), false)
    await page.keyboard.press('Escape')
    await says(EDITOR)
  }))

test('a site whose last change is stored, and where all is live, is said to be', () =>
  opened([], async ({ save, says, isSaid }) => {
    await save(true)
    await says(LIVE)
    assert.equal(await isSaid(UNSAVED), false)
  }))

for (const [what, waiting] of [
  ['fails', 'fails'],
  ['is never answered', 'never'],
] as const) {
  test(`a list that was read before the save is not told where the reading after it ${what}`, () =>
    opened(waiting, async ({ page, asked, save, says, isSaid, pass }) => {
      await asked(1)
      await save(true)
      if (waiting === 'never') await pass(5_100)
      await says(UNREAD)
      assert.equal(await isSaid(LIVE), false)
      assert.equal(await page.getByRole('button', { name: 'Release now' }).isEnabled(), false)
    }))
}

test('a save that fails after the opening is told by the first press, and the second releases without', () =>
  opened([change], async ({ page, save, says, press, released }) => {
    await save(true)
    await says(WAITS)
    await press('Release now')
    await save(false)
    await says(UNSAVED)
    assert.equal(released(), 0)
    await press('Release now')
    await save(false)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(released(), 1)
  }))

test('a press that comes twice releases once', () =>
  opened([change], async ({ page, save, says, released }) => {
    await save(true)
    await says(WAITS)
    await page.getByRole('button', { name: 'Release now', exact: true }).dblclick()
    await save(true)
    assert.equal(await page.evaluate(() => (globalThis as unknown as { saves: unknown[] }).saves.length), 2)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(released(), 1)
  }))

test('a save that is never answered holds nobody: it counts as not stored, and the window closes', () =>
  opened([change], async ({ page, asked, says, press, released, pass }) => {
    await asked(1)
    await pass(5_100)
    await says(UNSAVED)
    await says(WAITS)
    await press('Release now')
    await asked(2)
    assert.equal(await page.getByRole('button', { name: 'Cancel' }).isEnabled(), true)
    await page.keyboard.press('Escape')
    await says(EDITOR)
    await pass(6_000)
    assert.equal(released(), 0)
  }))

test('a window that was closed while it saved releases nothing once that is stored', () =>
  opened([change], async ({ save, says, asked, press, released, pass }) => {
    await save(true)
    await says(WAITS)
    await press('Release now')
    await asked(2)
    await press('Close')
    await says(EDITOR)
    await save(true)
    await pass(1_000)
    assert.equal(released(), 0)
  }))
