import assert from 'node:assert/strict'
import test, { after, before, describe } from 'node:test'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import type { Announcement, Experiment } from '#areas/operator/contract.ts'
import { createSite } from '#areas/sites/index.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { asAccount } from '#platform/testing/world.ts'
import { accountOn, callFrom, readFrom, windowOf } from './first-steps.ts'
import { openOperated } from '../lane.ts'
import { findings, type Journey } from './world.ts'

// Two people have one form open: what each changed stands, or the later one is shown what is there, with their own kept.

let journey: Journey
let page: Page

describe('at once', () => {
  before(async () => {
    const operated = await openOperated('Ada Lind')
    ;({ journey } = operated)
    page = (await windowOf(journey, operated.email)).page
    await page.clock.install()
  })
  after(() => journey.close())

  const system = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, work)

  /** What another window sends, as the one that is looked at stays as it is. */
  const other = <T = { id: string }>(method: string, path: string, body: object): Promise<T> =>
    callFrom<T>(page, method, path, body)

  const read = <T>(path: string): Promise<T> => readFrom<T>(page, path)

  const said = () => page.getByText('Someone else has changed this meanwhile').first()
  const there = () => page.getByText('What is there now', { exact: true })

  /** As long as it takes at least to have read what is there: what is sent before that is no answer to it. */
  const haveRead = () => page.clock.fastForward(1_100)

  const isFocused = (part: Locator): Promise<boolean> =>
    part.evaluate((element) => element.contains(document.activeElement))

  /** By keyboard: the pointer keeps the message of the last time over the bar. */
  const pressed = async (save: Locator): Promise<void> => {
    await save.press('Enter')
    await save.waitFor({ state: 'detached' })
  }

  // Two forms of those that src/ui/form/use-seen.test.ts finds: one that closes with its dialog, one that stays open.
  test('of a plan, another’s limit stands beside one’s sentence; another’s prices are shown, and replaced by who means it', async () => {
    const name = `Plan ${newId()}`
    const euro = { currency: 'EUR', month: '10', year: '100' }
    const none = { contributors: 1, storage: null, sites: 5 }
    const plan = { name, intent: '', included: ['Pages'], kind: 'standard', isOffered: false, limits: none }
    const prices = [euro, { currency: 'USD', month: '11', year: '110' }]
    const { id } = await other('POST', '/api/operator/plans', { ...plan, prices })
    const path = `/api/operator/plans/${id}`
    const now = async () => {
      const { plans } = await read<{ plans: (typeof plan & { id: string; prices: (typeof euro)[] })[] }>(
        '/api/operator/plans',
      )
      return plans.find((one) => one.id === id) ?? assert.fail('No plan')
    }
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save the plan' })
    const month = dialog.getByRole('textbox', { name: 'A month', exact: true })
    const faults = dialog.locator('[aria-invalid=true]')
    const open = async (): Promise<void> => {
      await page.getByRole('row', { name }).getByText(name).click()
      await save.waitFor()
    }
    await page.goto(`${journey.origin}/operator/plans`)
    await open()
    await dialog.getByLabel('For whom').fill('For the many')
    await other('PUT', path, { limits: { sites: 9 }, prices: [{ ...euro, month: '12' }] })
    await pressed(save)
    assert.equal((await now()).intent, 'For the many')
    assert.equal((await now()).limits.sites, 9)
    assert.deepEqual((await now()).prices, [{ ...euro, month: '12' }])

    await open()
    await month.fill('13')
    await other('PUT', path, { prices: [{ ...euro, month: '14' }] })
    await save.click()
    await said().waitFor()
    // The second click of a double click is no answer to what the first one brought up.
    const again = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await save.click()
    assert.equal((await again).status(), 409)
    await there().waitFor()
    await dialog.getByText('EUR · A month: 14 · A year: 100').waitFor()
    assert.equal(await month.inputValue(), '13')
    assert.equal((await now()).prices[0]?.month, '14')
    await haveRead()
    // What was read out of a button that was busy is forgotten after some seconds, and names a button that is gone.
    await page.clock.fastForward(10_000)
    await page.locator('[data-live-announcer] [role=img]').first().waitFor({ state: 'detached' })
    assert.deepEqual(await findings(page), [])
    await pressed(save)
    assert.equal((await now()).prices[0]?.month, '13')

    // What the form was filled with is a change too, once somebody else has put something in its place.
    await open()
    await month.fill('15')
    await other('PUT', path, { prices: [{ ...euro, month: '14' }] })
    await save.click()
    await there().waitFor()
    await month.fill('13')
    await haveRead()
    await pressed(save)
    assert.equal((await now()).prices[0]?.month, '13')

    // Taken over instead, what is there stays, and what was wrong with one's own is no longer said.
    await open()
    await dialog.getByRole('button', { name: 'Remove this currency' }).click()
    await other('PUT', path, { prices })
    await save.click()
    await there().waitFor()
    await dialog.getByLabel('Name', { exact: true }).fill('')
    await dialog.getByRole('button', { name: 'Add a currency' }).click()
    await save.click()
    await faults.nth(1).waitFor()
    await dialog.getByRole('button', { name: 'Use this instead' }).click()
    await there().waitFor({ state: 'detached' })
    assert.equal(await said().count(), 0)
    assert.equal(await faults.count(), 1, 'of the name alone')
    assert.equal(await month.count(), 2)
    assert.ok(await isFocused(dialog.getByRole('textbox', { name: 'Currency' }).first()))
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await pressed(save)
    assert.deepEqual((await now()).prices, prices)
  })

  test('of an experiment that stays open, another’s segments are shown beside one’s own; saved again, one’s own stand', async () => {
    const name = `commerce.test-${newId().slice(-12)}`
    const path = `/api/operator/experiments/${name}`
    const segment = (called: string, share: number) => ({
      name: called,
      audience: {},
      shares: [
        { variant: 'true', weight: share },
        { variant: 'false', weight: 100 - share },
      ],
    })
    const toggle = { what: 'Before', type: 'FEATURE_TOGGLE', stickyBy: 'site', control: 'false' }
    await other('POST', '/api/operator/experiments', { ...toggle, name, segments: [segment('All', 50)] })
    const experiment = async () => (await read<{ experiment: Experiment }>(path)).experiment
    const names = async () => {
      const { what, segments } = await experiment()
      return [what, ...segments.map((one) => one.name)]
    }
    await page.goto(`${journey.origin}/operator/experiments/${name}`)
    const what = page.getByLabel('What it tries')
    const first = page.getByLabel('Segment 1')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await what.fill('After')
    await other('PUT', path, { segments: [segment('Theirs', 20)] })
    await pressed(save)
    assert.deepEqual(await names(), ['After', 'Theirs'])
    await first.fill('Mine')
    await save.press('Enter')
    await said().waitFor()
    await page.getByText('Theirs: true 20 %, false 80 %').first().waitFor()
    assert.equal(await first.inputValue(), 'Mine')
    await haveRead()
    await pressed(save)
    assert.deepEqual(await names(), ['After', 'Mine'])
    await first.fill('Mine again')
    await pressed(save)
    assert.deepEqual(await names(), ['After', 'Mine again'])

    // Discarded is what was entered, not what somebody else has made of it.
    await first.fill('Mine no more')
    await other('PUT', path, { segments: [segment('Theirs again', 30)] })
    await save.press('Enter')
    await there().waitFor()
    await page.getByRole('button', { name: 'Discard' }).press('Enter')
    await save.waitFor({ state: 'detached' })
    assert.equal(await there().count(), 0)
    assert.equal(await first.inputValue(), 'Theirs again')

    // Segments that cannot be parsed are not sent back: the default in their place is sent once it is changed.
    await system((ctx) =>
      sql`update experiments set segments = '[{"name":"from another time"}]' where name = ${name}`.execute(
        ctx.db,
      ),
    )
    await page.reload()
    await what.fill('Later')
    await pressed(save)
    assert.deepEqual([(await experiment()).what, (await experiment()).containsError], ['Later', true])
    await first.fill('Anew')
    await pressed(save)
    assert.deepEqual([await names(), (await experiment()).containsError], [['Later', 'Anew'], false])
  })

  test('of an announcement whose beginning is moved the end that stands there is sent along, and what is left alone stays to the second', async () => {
    const title = `News ${newId()}`
    const startsAt = '2990-01-02T12:00:30.000Z'
    const endsAt = '2990-01-05T12:00:30.000Z'
    const path = '/api/operator/announcements'
    const { id } = await other('POST', path, { title, text: '', tone: 'info', link: null, startsAt, endsAt })
    const now = async () => {
      const { announcements } = await read<{ announcements: Announcement[] }>(path)
      const found = announcements.find((one) => one.id === id)
      return [found?.startsAt, found?.endsAt]
    }
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save' })
    await page.goto(`${journey.origin}/operator/announcements`)
    await page.getByRole('row', { name: title }).getByText(title).click()
    await dialog.getByLabel('Text').fill('More of it')
    await pressed(save)
    assert.deepEqual(await now(), [startsAt, endsAt])
    await page.getByRole('row', { name: title }).getByText(title).click()
    const day = dialog.getByRole('group', { name: 'Shown from' }).getByRole('spinbutton', { name: /day/i })
    await day.press('ArrowUp')
    await other('PUT', `${path}/${id}`, { endsAt: '2990-01-04T12:00:30.000Z' })
    await save.press('Enter')
    await there().waitFor()
    await haveRead()
    await pressed(save)
    assert.deepEqual(await now(), ['2990-01-03T12:00:00.000Z', '2990-01-05T12:00:00.000Z'])
  })

  test('of the labs of a site, what another keeper has switched on since the list was read stays on', async () => {
    const id = await accountOn(page)
    const siteId = await system(async (ctx) => {
      const site = await createSite(
        asAccount(ctx, { id }),
        aSiteInput({ slug: `labs-${newId().slice(-12)}` }),
      )
      await sql`insert into labs_circle (site_id, joined_at, joined_by)
      values (${site.id}::uuid, now(), ${id}::uuid)`.execute(ctx.db)
      return site.id
    })
    await page.goto(`${journey.origin}/sites/${siteId}/labs`)
    const feature = page.getByRole('switch').nth(1)
    await feature.waitFor()
    await other('POST', '/api/labs/circle', { siteId, features: ['minimum-order-amount'], was: [] })
    await feature.press('Space')
    await page.getByText('Saved', { exact: true }).waitFor()
    const { features } = await read<{ features: { name: string; isOn: boolean }[] }>(
      `/api/labs/circle?siteId=${siteId}`,
    )
    const on = features.flatMap(({ name, isOn }) => (isOn ? [name] : []))
    assert.deepEqual([on.length, on.includes('minimum-order-amount')], [2, true])
  })
})
