import assert from 'node:assert/strict'
import test, { after, before, describe } from 'node:test'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import type { Experiment } from '#areas/operator/contract.ts'
import { createSite } from '#areas/sites/index.ts'
import { aContributor, aSiteInput } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { asAccount } from '#platform/testing/world.ts'
import { eventually } from '../eventually.ts'
import { callFrom, readFrom, windowOf } from './first-steps.ts'
import { openOperated } from './operator.ts'
import { accountOn } from './screens.ts'
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

  interface Price {
    currency: string
    month: string
    year: string
  }

  test('of a plan, another’s limit stands beside one’s sentence; another’s prices are shown, and replaced by who means it', async () => {
    const name = `Plan ${newId()}`
    const euro = { currency: 'EUR', month: '10', year: '100' }
    const none = { contributors: 1, storage: null, sites: 5 }
    const plan = { name, intent: '', included: ['Pages'], kind: 'standard', isOffered: false, limits: none }
    const prices = [euro, { currency: 'USD', month: '11', year: '110' }]
    const { id } = await other('POST', '/api/operator/plans', { ...plan, prices })
    const path = `/api/operator/plans/${id}`
    const now = async () => {
      const { plans } = await read<{ plans: (typeof plan & { id: string; prices: Price[] })[] }>(
        '/api/operator/plans',
      )
      return plans.find((one) => one.id === id) ?? assert.fail('No plan')
    }
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save the plan' })
    const open = async (): Promise<void> => {
      await page.goto(`${journey.origin}/operator/plans`)
      await page.getByRole('row', { name }).getByText(name).click()
      await save.waitFor()
    }
    await open()
    await dialog.getByLabel('For whom').fill('For the many')
    await other('PUT', path, { limits: { sites: 9 }, prices: [{ ...euro, month: '12' }] })
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await now()).intent, 'For the many')
    assert.equal((await now()).limits.sites, 9)
    assert.deepEqual((await now()).prices, [{ ...euro, month: '12' }])

    await open()
    const month = dialog.getByRole('textbox', { name: 'A month', exact: true })
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
    assert.deepEqual(await findings(page), [])
    await haveRead()
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await now()).prices[0]?.month, '13')

    // What the form was filled with is a change too, once somebody else has put something in its place.
    await open()
    await month.fill('15')
    await other('PUT', path, { prices: [{ ...euro, month: '14' }] })
    await save.click()
    await there().waitFor()
    await month.fill('13')
    await haveRead()
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await now()).prices[0]?.month, '13')

    // A row that is taken away is a change too; taken over instead, what is there stays.
    await open()
    await dialog.getByRole('button', { name: 'Remove this currency' }).click()
    await other('PUT', path, { prices })
    await save.click()
    await dialog.getByRole('button', { name: 'Use this instead' }).click()
    await there().waitFor({ state: 'detached' })
    assert.equal(await said().count(), 0)
    assert.equal(await month.count(), 2)
    assert.ok(await isFocused(dialog.getByRole('textbox', { name: 'Currency' }).first()))
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual((await now()).prices, prices)
  })

  test('of an experiment, another’s segments are shown beside one’s own; saved again, one’s own stand, and go on from there', async () => {
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
    const names = async () => {
      const { experiment } = await read<{ experiment: { what: string; segments: { name: string }[] } }>(path)
      return [experiment.what, ...experiment.segments.map((one) => one.name)]
    }
    await page.goto(`${journey.origin}/operator/experiments/${name}`)
    const first = page.getByLabel('Segment 1')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    // By keyboard: the pointer keeps the message of the last time over the bar.
    const saved = async (): Promise<void> => {
      await save.press('Enter')
      await save.waitFor({ state: 'detached' })
    }
    await page.getByLabel('What it tries').fill('After')
    await other('PUT', path, { segments: [segment('Theirs', 20)] })
    await saved()
    assert.deepEqual(await names(), ['After', 'Theirs'])
    await first.fill('Mine')
    await save.press('Enter')
    await said().waitFor()
    await page.getByText('Theirs: true 20 %, false 80 %').first().waitFor()
    assert.equal(await first.inputValue(), 'Mine')
    await haveRead()
    await saved()
    assert.deepEqual(await names(), ['After', 'Mine'])
    await first.fill('Mine again')
    await saved()
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
    await page.getByLabel('What it tries').fill('Later')
    await saved()
    assert.deepEqual(await names(), ['Later', 'Theirs again'])
  })

  /** A toggle that is on for everybody and runs, before one's eyes. */
  async function runningToggle() {
    const name = `commerce.test-${newId().slice(-12)}`
    const path = `/api/operator/experiments/${name}`
    const shares = [{ variant: 'true', weight: 100 }]
    await other('POST', '/api/operator/experiments', {
      name,
      what: 'Before',
      type: 'FEATURE_TOGGLE',
      stickyBy: 'site',
      control: 'false',
      segments: [{ name: 'All', audience: {}, shares }],
    })
    await other('POST', `${path}/switch`, { to: 'start', why: '' })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    return {
      name,
      path,
      open: () => page.goto(`${journey.origin}/operator/experiments/${name}`),
      what: page.getByLabel('What it tries'),
      share: page.getByRole('textbox', { name: 'Share' }),
      save,
      /** By keyboard: the pointer keeps the message of the last time over the bar. */
      saved: async (): Promise<void> => {
        await save.press('Enter')
        await save.waitFor({ state: 'detached' })
      },
      read: async () => (await read<{ experiment: Experiment }>(path)).experiment,
    }
  }

  test('a running toggle whose segments cannot be read is on for nobody until somebody says who sees what', async () => {
    const toggle = await runningToggle()
    const kept = '[{"name":"from another time"}]'
    await system((ctx) =>
      sql`update experiments set segments = ${kept}::jsonb where name = ${toggle.name}`.execute(ctx.db),
    )
    await toggle.open()
    await toggle.what.waitFor()
    // What the form is filled with is what holds.
    assert.deepEqual(await Promise.all((await toggle.share.all()).map((one) => one.inputValue())), [
      '0',
      '100',
    ])
    await toggle.what.fill('After')
    await toggle.saved()
    const { what, containsError } = await toggle.read()
    assert.deepEqual([what, containsError], ['After', true])
    const stored = await system(async (ctx) => {
      const { rows } = await sql<{ segments: unknown }>`
      select segments from experiments where name = ${toggle.name}`.execute(ctx.db)
      return rows[0]?.segments
    })
    assert.deepEqual(stored, JSON.parse(kept))

    await toggle.share.nth(0).fill('30')
    await toggle.share.nth(1).fill('70')
    await toggle.saved()
    const after = await toggle.read()
    assert.equal(after.containsError, false)
    assert.deepEqual(
      after.segments.map(({ shares }) => shares.map(({ weight }) => weight)),
      [[30, 70]],
    )
  })

  test('what is written of an experiment while it is being saved stays to be saved', async () => {
    const toggle = await runningToggle()
    await toggle.open()
    await toggle.what.fill('One')
    let goOn = (): void => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(`**${toggle.path}`, async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    await toggle.save.press('Enter')
    // What stood there before is an entry like any other.
    await toggle.what.fill('Before')
    goOn()
    await page.getByText('Saved; it holds from the next request on').waitFor()
    assert.equal(await toggle.what.inputValue(), 'Before')
    await eventually(async () => assert.equal(await toggle.save.isEnabled(), true))
    assert.equal((await toggle.read()).what, 'One')
    await page.unroute(`**${toggle.path}`)
    await toggle.saved()
    assert.equal((await toggle.read()).what, 'Before')
  })

  test('of an announcement one who moves its beginning is shown that somebody else has moved its end', async () => {
    const title = `News ${newId()}`
    const given = { title, text: '', tone: 'info', link: null }
    const times = (ends: number) => ({
      startsAt: '2990-01-02T12:00:30.000Z',
      endsAt: `2990-01-0${ends}T12:00:30.000Z`,
    })
    const { id } = await other('POST', '/api/operator/announcements', { ...given, ...times(5) })
    const now = async () => {
      const { announcements } = await read<{
        announcements: { id: string; startsAt: string; endsAt: string }[]
      }>('/api/operator/announcements')
      const found = announcements.find((one) => one.id === id) ?? assert.fail('No announcement')
      return [found.startsAt, found.endsAt]
    }
    const dialog = page.getByRole('dialog')
    const begins = dialog.getByRole('group', { name: 'Shown from' })
    const save = dialog.getByRole('button', { name: 'Save' })
    const open = async (): Promise<void> => {
      await page.goto(`${journey.origin}/operator/announcements`)
      await page.getByRole('row', { name: title }).getByText(title).click()
      await begins.waitFor()
    }
    const day = begins.getByRole('spinbutton', { name: /day/i })
    await open()
    await day.press('ArrowUp')
    await day.press('ArrowUp')
    await other('PUT', `/api/operator/announcements/${id}`, { endsAt: times(3).endsAt })
    await save.click()
    await said().waitFor()
    await there().waitFor()
    assert.deepEqual(await now(), [times(3).startsAt, times(3).endsAt])
    assert.deepEqual(await findings(page), [])
    await haveRead()
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    // The end that stands in the form is sent with the beginning that was changed.
    assert.deepEqual(await now(), ['2990-01-04T12:00:00.000Z', '2990-01-05T12:00:00.000Z'])

    await open()
    await day.press('ArrowDown')
    await other('PUT', `/api/operator/announcements/${id}`, times(3))
    await save.click()
    await dialog.getByRole('button', { name: 'Use this instead' }).click()
    await there().waitFor({ state: 'detached' })
    assert.ok(await isFocused(begins))
    await dialog.getByLabel('Text').fill('More of it')
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    // Left alone it stays as it is, to the second.
    assert.deepEqual(await now(), [times(3).startsAt, times(3).endsAt])
  })

  test('of the labs of a site, what another keeper has switched on since the list was read stays on', async () => {
    const owner = { id: await accountOn(page) }
    const siteId = await system(async (ctx) => {
      const { id } = await createSite(
        asAccount(ctx, owner),
        aSiteInput({ slug: `labs-${newId().slice(-12)}` }),
      )
      await sql`insert into labs_circle (site_id, joined_at, joined_by)
      values (${id}::uuid, now(), ${owner.id}::uuid)`.execute(ctx.db)
      return id
    })
    const path = `/api/labs/circle`
    await page.goto(`${journey.origin}/sites/${siteId}/labs`)
    const feature = page.getByRole('switch').nth(1)
    await feature.waitFor()
    await other('POST', path, { siteId, features: ['minimum-order-amount'], was: [] })
    await feature.press('Space')
    await page.getByText('Saved', { exact: true }).waitFor()
    const { features } = await read<{ features: { name: string; isOn: boolean }[] }>(
      `${path}?siteId=${siteId}`,
    )
    const on = features.flatMap(({ name, isOn }) => (isOn ? [name] : []))
    assert.deepEqual([on.length, on.includes('minimum-order-amount')], [2, true])
  })

  test('of an announcement that somebody has put away the removal is asked about, and not taken back', async () => {
    const given = { text: '', tone: 'info', link: null, startsAt: '2020-01-02T12:00:00.000Z', endsAt: null }
    const make = async (title: string): Promise<string> =>
      (await other('POST', '/api/operator/announcements', { ...given, title })).id
    const seen = `Seen ${newId()}`
    const fresh = `Fresh ${newId()}`
    const seenId = await make(seen)
    await make(fresh)
    await other('POST', `/api/announcements/${seenId}/dismiss`, {})
    await page.goto(`${journey.origin}/operator/announcements`)
    const remove = (title: string) =>
      page.getByRole('row', { name: title }).getByRole('button', { name: 'Remove' }).click()
    const titles = async () =>
      (await read<{ announcements: { title: string }[] }>('/api/operator/announcements')).announcements.map(
        ({ title }) => title,
      )
    const asked = page.getByRole('alertdialog')

    await remove(seen)
    await asked.getByText('1 person has closed it').waitFor()
    assert.deepEqual(await findings(page), [])
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    assert.ok((await titles()).includes(seen))
    await remove(seen)
    await asked.getByRole('button', { name: 'Remove' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.getByText('Announcement removed').waitFor()
    assert.ok(!(await titles()).includes(seen))
    assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0)

    // Nobody has closed this one: it comes back as it was to all who saw it.
    await remove(fresh)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(async () => assert.ok((await titles()).includes(fresh)))
  })

  test('of a role and of a contributor, what another gave is shown, and what oneself chose is kept', async () => {
    const owner = { id: await accountOn(page) }
    const { siteId, guest } = await system(async (ctx) => {
      const slug = `kestrel-${newId().slice(-12)}`
      const { id } = await createSite(asAccount(ctx, owner), aSiteInput({ title: 'Kestrel Books', slug }))
      return { siteId: id, guest: await aContributor(ctx, id, { roles: ['viewer'] }) }
    })
    const made = { name: 'Baker', rights: ['pages.edit'], reach: {} }
    const { id: roleId } = await other('POST', `/api/sites/${siteId}/roles`, made)
    const rolePath = `/api/sites/${siteId}/roles/${roleId}`
    const role = async () =>
      (await read<{ roles: (typeof made)[] }>(`/api/sites/${siteId}/roles`)).roles.map((one) => [
        one.name,
        one.rights.toSorted(),
      ])
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: /^Save/ })
    const saved = async (): Promise<void> => {
      await save.click()
      await dialog.waitFor({ state: 'detached' })
    }
    await page.goto(`${journey.origin}/sites/${siteId}/contributors`)
    await page.getByRole('tab', { name: 'Roles' }).click()
    await page.getByRole('button', { name: 'Edit: Baker' }).click()
    await dialog.getByLabel('Name of the role').fill('Miller')
    await dialog.getByText('Add and edit assets').click()
    await other('PUT', rolePath, { rights: ['pages.edit', 'pages.create'] })
    await save.click()
    await said().waitFor()
    await dialog.getByText('Edit pages as drafts · Create and remove pages').waitFor()
    assert.ok(await dialog.getByRole('checkbox', { name: 'Add and edit assets' }).isChecked())
    assert.deepEqual(await findings(page), [])
    await dialog.getByRole('button', { name: 'Use this instead' }).click()
    assert.ok(await dialog.getByRole('checkbox', { name: 'Create and remove pages' }).isChecked())
    assert.ok(await isFocused(dialog.getByRole('group').first()))
    await saved()
    assert.deepEqual(await role(), [['Miller', ['pages.create', 'pages.edit']]])

    await page.getByRole('tab', { name: 'People' }).click()
    const row = page.getByRole('row', { name: guest.name })
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Change roles…' }).click()
    await dialog.getByRole('checkbox', { name: /^Website editor/ }).waitFor()
    await dialog.getByText('Website editor', { exact: true }).click()
    const people = `/api/sites/${siteId}/contributors`
    await other('PUT', `${people}/${guest.id}`, { roles: ['billing'], endsAt: '2990-01-01T00:00:00.000Z' })
    await save.click()
    await said().waitFor()
    await there().waitFor()
    await haveRead()
    await saved()
    const { contributors } = await read<{
      contributors: { accountId: string; roles: string[]; endsAt: string | null }[]
    }>(people)
    const found = contributors.find(({ accountId }) => accountId === guest.id)
    assert.deepEqual(
      [found?.roles.toSorted(), found?.endsAt],
      [['viewer', 'website_editor'], '2990-01-01T00:00:00.000Z'],
    )

    // A role that was made meanwhile has its name, and what was wrong with what is replaced is no longer said.
    const changeRoles = async (): Promise<void> => {
      await row.getByRole('button').last().click()
      await page.getByRole('menuitem', { name: 'Change roles…' }).click()
    }
    const viewer = dialog.getByRole('checkbox', { name: /^Viewer/ })
    await changeRoles()
    await dialog.getByText('Website editor', { exact: true }).click()
    const { id: customRole } = await other('POST', `/api/sites/${siteId}/roles`, { ...made, name: 'Potter' })
    await other('PUT', `${people}/${guest.id}`, { roles: ['billing'], customRoleIds: [customRole] })
    await save.click()
    await dialog.getByText('Billing and Potter', { exact: true }).waitFor()
    await dialog.getByText('Viewer', { exact: true }).click()
    assert.ok(!(await viewer.isChecked()))
    await haveRead()
    await save.click()
    await dialog.getByText('Choose at least one role').first().waitFor()
    await dialog.getByRole('button', { name: 'Use this instead' }).click()
    await there().waitFor({ state: 'detached' })
    assert.equal(await dialog.getByText('Choose at least one role').count(), 0)
    assert.ok(await dialog.getByRole('checkbox', { name: 'Potter' }).isChecked())
    assert.ok(await isFocused(dialog.getByRole('group').first()))
  })
})
