import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FrameLocator, Page } from 'playwright-core'
import { makeRestaurant, signUp } from './first-steps.ts'
import { ask, findings, type Journey, type Person, startJourney } from './world.ts'

// The main job, as people do it: sign up, confirm by mail, make a site from a template, change its
// words on the canvas by keyboard, see the phone's layout, change the colours, invite somebody who
// edits at the same time, release, read it as a visitor, roll back, and fetch a page from the trash.

let journey: Journey
let mira: Person
let jonas: Person
let siteId = ''
let homeId = ''
let siteOrigin = ''

before(async () => {
  journey = await startJourney()
  mira = await journey.person({ width: 1440, height: 900 })
  jonas = await journey.person({ width: 1280, height: 800 })
})
after(() => journey.close())

/** Nothing complained; a refusal before signing in is the browser's own remark about a 401. */
function assertQuiet(person: Person): void {
  assert.deepEqual(
    person.complaints.filter((one) => !/status of 401/.test(one)),
    [],
  )
}

const canvas = (page: Page): FrameLocator => page.frameLocator('iframe').first()

async function openEditor(page: Page): Promise<void> {
  await page.goto(`${journey.origin}/sites/${siteId}/pages/${homeId}`)
  await canvas(page).getByText('Supper, while').first().waitFor()
}

/** Waits until the server has said that it has everything. */
async function untilSaved(page: Page): Promise<void> {
  await page.waitForTimeout(300)
  await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
}

test('sign up, and confirm the address by the mail', async () => {
  await mira.page.goto(`${journey.origin}/sign-up`)
  await mira.page.getByLabel('Name').waitFor()
  assert.deepEqual(await findings(mira.page), [])
  await signUp(journey, mira, 'Mira Okafor', 'mira@okafor.example')
  assertQuiet(mira)
})

test('make a site from the restaurant template', async () => {
  const { page } = mira
  const made = await makeRestaurant(journey, page, 'Supper Club')
  ;({ siteId, homeId } = made)
  siteOrigin = `http://${made.address}`
  assert.ok(homeId)
})

test('change words and move a block by keyboard, and find it stored after a reload', async () => {
  const { page } = mira
  await openEditor(page)
  await canvas(page).getByText('Supper, while').first().click()
  await page.keyboard.press('Enter')
  await canvas(page).locator('[contenteditable=true]').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and longer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await untilSaved(page)
  await page.reload()
  await canvas(page).getByText('and longer').first().waitFor()
  assertQuiet(mira)
})

test('the phone’s layout follows by itself', async () => {
  const { page } = mira
  await page.getByRole('button', { name: 'Phone' }).click()
  const width = await canvas(page)
    .locator('body')
    .evaluate((body) => body.ownerDocument.documentElement.clientWidth)
  assert.ok(width <= 430, `the canvas is ${width} px wide`)
  await page.getByRole('button', { name: 'Desktop' }).click()
})

test('undo and redo, also after a reload', async () => {
  const { page } = mira
  await canvas(page).getByText('Supper, while').first().click()
  await page.keyboard.press('ArrowRight')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await untilSaved(page)
  await page.getByRole('button', { name: 'Redo' }).click()
  await untilSaved(page)
})

test('somebody invited edits the same page at the same time, and both see it', async () => {
  const { page } = mira
  await page.goto(`${journey.origin}/sites/${siteId}/contributors`)
  await page.getByRole('button', { name: 'Invite' }).first().click()
  await page.getByRole('dialog').getByLabel('E-mail').fill('jonas@berg.example')
  await page.getByRole('dialog').getByText('Website editor').first().click()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const invitation = await journey.linkMailedTo('jonas@berg.example', '/invitations/')
  await signUp(journey, jonas, 'Jonas Berg', 'jonas@berg.example')
  await jonas.page.goto(invitation)
  await jonas.page.getByRole('button', { name: 'Accept' }).click()
  await jonas.page.waitForURL(/\/sites\//)

  await openEditor(page)
  await openEditor(jonas.page)
  await canvas(jonas.page).getByText('Twelve tables').first().click()
  await jonas.page.keyboard.press('Enter')
  await canvas(jonas.page).locator('[contenteditable=true]').waitFor()
  await jonas.page.keyboard.press('Control+End')
  await jonas.page.keyboard.type(' Come early.')
  await canvas(page).getByText('Supper, while').first().click()
  await page.keyboard.press('ArrowLeft')
  await jonas.page.keyboard.press('Escape')
  await untilSaved(jonas.page)
  await untilSaved(page)
  await canvas(page).getByText('Come early.').first().waitFor()
  assertQuiet(jonas)
})

test('release, and a visitor reads it', async () => {
  const { page } = mira
  await page.getByRole('button', { name: /^Release/ }).click()
  await page.getByRole('button', { name: 'Release now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const { status, text } = await ask(`${siteOrigin}/`)
  assert.equal(status, 200)
  assert.match(text, /and longer/)
  assert.match(text, /Come early\./)
})

test('a second release, and roll back to the first', async () => {
  const { page } = mira
  await canvas(page).getByText('Supper, while').first().click()
  await page.keyboard.press('Enter')
  await canvas(page).locator('[contenteditable=true]').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' than ever')
  await page.keyboard.press('Escape')
  await untilSaved(page)
  await page.getByRole('button', { name: /^Release/ }).click()
  await page.getByRole('button', { name: 'Release now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.match((await ask(`${siteOrigin}/`)).text, /than ever/)

  await page.goto(`${journey.origin}/sites/${siteId}/releases`)
  await page
    .getByRole('button', { name: /roll back|bring back/i })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /roll back|bring back/i })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const { text } = await ask(`${siteOrigin}/`)
  assert.doesNotMatch(text, /than ever/)
  assert.match(text, /and longer/)
})

test('a page goes to the trash and comes back', async () => {
  const { page } = mira
  const list = () =>
    page.evaluate(async (id) => {
      const { pages } = (await (await fetch(`/api/sites/${id}/pages`)).json()) as {
        pages: { title: string }[]
      }
      return pages.map((one) => one.title)
    }, siteId)
  await page.goto(`${journey.origin}/sites/${siteId}/pages`)
  await page.getByText('Kitchen').first().waitFor()
  assert.deepEqual(await findings(page), [])
  const before = await list()
  await page.getByText('Kitchen').first().hover()
  await page
    .getByRole('button', { name: /^More about (the )?kitchen$/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /delete|trash/i }).click()
  await page
    .getByText(/moved to the trash/)
    .first()
    .waitFor()
  assert.equal((await list()).length, before.length - 1)
  await page.getByRole('button', { name: 'Trash' }).click()
  await page
    .getByRole('button', { name: /Restore/ })
    .first()
    .click()
  await page
    .getByText(/restored/)
    .first()
    .waitFor()
  assert.deepEqual((await list()).toSorted(), before.toSorted())
})
