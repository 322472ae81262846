import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { changeStatus } from '#areas/sites/index.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { makeRestaurant, signUp } from './first-steps.ts'
import { keyboardOf } from './by-keyboard.ts'
import { findings, type Journey, type Person, startJourney } from './world.ts'

// A site is taken out as one file, and another one is made of that file; then a file that is none is told apart.

let journey: Journey
let mira: Person
let siteId = ''
let archive = ''

before(async () => {
  journey = await startJourney()
  mira = await journey.person({ width: 1440, height: 900 })
  await signUp(journey, mira, 'Mira Okafor', 'mira@okafor.example')
  ;({ siteId } = await makeRestaurant(journey, mira.page, 'Supper Club'))
})
after(() => journey.close())

test('take a site out as one file, by keyboard', async () => {
  const { page } = mira
  const keys = await keyboardOf(page)
  await page.goto(`${journey.origin}/sites/${siteId}/settings`)
  await page.getByRole('link', { name: 'Export the site' }).focus()
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Export' }).waitFor()
  assert.deepEqual(await findings(page), [])
  await page.getByRole('button', { name: 'Make an export' }).waitFor()
  await keys.until(/^Make an export$/)
  await keys.press('Enter')
  await page.getByText('The export is ready').waitFor()
  // It is there for who comes back, too.
  await page.reload()
  await page.getByText('The export is ready').waitFor()
  assert.deepEqual(await findings(page), [])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).focus()
  await keys.press('Enter')
  const file = await download
  assert.match(file.suggestedFilename(), /^supper-club.*\.zip$/)
  archive = await file.path()
  assert.equal((await readFile(archive)).toString('latin1', 0, 4), 'PK\u0003\u0004')
})

test('an expired site can still be taken out', async () => {
  const { page } = mira
  const purpose = { siteId, reason: 'a test' }
  await runAsSystem(journey.portico, purpose, async (ctx) => {
    await changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' })
    await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  })
  await page.goto(`${journey.origin}/sites/${siteId}/settings/export`)
  const asked = page.waitForResponse(
    (one) => one.url().endsWith('/exports') && one.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Make a new one' }).click()
  assert.equal((await asked).status(), 200)
  await page.getByText('The export is ready').waitFor()
})

test('make another site of the file, and open it in the editor', async () => {
  const { page } = mira
  await page.goto(`${journey.origin}/sites/new`)
  await page.getByRole('link', { name: /From an export/ }).click()
  await page.getByText('Drop the export here').waitFor()
  assert.deepEqual(await findings(page), [])
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (
    await chooser
  ).setFiles({ name: 'supper.zip', mimeType: 'application/zip', buffer: await readFile(archive) })
  await page.getByText(/“Supper Club”, exported on/).waitFor()
  assert.deepEqual(await findings(page), [])
  const title = page.getByRole('textbox').first()
  assert.equal(await title.inputValue(), 'Supper Club')
  await title.fill('Second Helping')
  await page.getByText('This address is free').waitFor()
  await page.getByRole('button', { name: 'Make the site' }).click()
  await page.waitForURL(/\/sites\/[0-9a-f]{8}-[0-9a-f-]{27}$/)
  const made = /sites\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  assert.notEqual(made, siteId)
  const homeId = await page.evaluate(async (id) => {
    const { pages } = (await (await fetch(`/api/sites/${id}/pages`)).json()) as {
      pages: { id: string; isHome: boolean }[]
    }
    return pages.find((one) => one.isHome)?.id ?? ''
  }, made)
  await page.goto(`${journey.origin}/sites/${made}/pages/${homeId}`)
  await page.frameLocator('iframe').first().getByText('Supper, while').first().waitFor()
})

test('a file that is no export is refused with its reason', async () => {
  const { page } = mira
  await page.goto(`${journey.origin}/sites/new/import`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no zip at all, this is'),
  })
  await page.getByText('No site can be made of holiday.zip').waitFor()
  await page.getByText('This is not a zip file.').waitFor()
  assert.deepEqual(await findings(page), [])
  assert.deepEqual(mira.complaints, [])
})
