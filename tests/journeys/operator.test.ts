import assert from 'node:assert/strict'
import test, { after, before, describe } from 'node:test'
import { drawn, eventually } from '../eventually.ts'
import { newId } from '#kernel/ids.ts'
import { callFrom, makeAccount, visit, windowOf } from './first-steps.ts'
import { openJourneyOf, openOperated } from '../lane.ts'
import { settled } from './settled.ts'
import { type Journey, type Person, findings } from './world.ts'

// Whoever runs the platform: what they do and find in the console, and an experiment from its first word to its kill.

let journey: Journey
let email: string

describe('operator', () => {
  before(async () => {
    ;({ journey, email } = await openOperated('Ada Lind'))
  })
  after(() => journey.close())

  const signedIn = (options: Parameters<Journey['person']>[0] = {}): Promise<Person> =>
    windowOf(journey, email, options)

  test('magnified twice, what the keyboard goes to is not under a bar, on the way back either', async () => {
    const { page } = await signedIn({ width: 640, height: 400 })
    const covered = async () => {
      // A list follows its focus with the next picture.
      await page.evaluate(drawn)
      return page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return ''
        const { left, top, right, bottom } = focused.getBoundingClientRect()
        const middle = (left + right) / 2
        const hidden = [top + 3, bottom - 3].filter((y) => {
          const seen = document.elementFromPoint(middle, y)
          return !seen || !(focused.contains(seen) || seen.contains(focused))
        })
        return hidden.length === 0 ? '' : `${focused.tagName} ${focused.getAttribute('aria-label')} at ${top}`
      })
    }
    await page.goto(`${journey.origin}/account`)
    await page.getByLabel('Name', { exact: true }).fill('Ada Lindqvist')
    await page.getByText('Unsaved changes').waitFor()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press(key)
        assert.equal(await covered(), '', `${key}, ${step}`)
      }
    }
    await page.getByRole('button', { name: 'Discard' }).click()

    await visit(page, '/operator/labs')
    await page.getByRole('row').nth(1).focus()
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press(key)
        assert.equal(await covered(), '', `${key}, ${step}`)
      }
    }
    await page.close()
  })

  test('what an operator does stands in the audit log, with what it changed: narrowed, gone through and followed by keyboard', async () => {
    const { page, complaints } = await signedIn()
    const log = async (): Promise<void> => {
      await page.goto(`${journey.origin}/operator/audit-log`)
      await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
      await page.getByRole('row').nth(1).waitFor()
    }
    await page.goto(`${journey.origin}/operator/plans`)
    await page.getByRole('rowheader', { name: 'Business' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('A month', { exact: true }).first().fill('77')
    await dialog.getByLabel('Contributors').fill('')
    await dialog.getByRole('button', { name: 'Save the plan' }).click()
    await dialog.waitFor({ state: 'detached' })
    await callFrom(page, 'PUT', '/api/operator/support', { address: 'help@example.com' })

    await log()
    const plan = page.getByRole('row', { name: /Plan changed: Business/ })
    assert.match((await plan.textContent()) ?? '', /Contributors.*: 10 → No limit/)
    assert.match((await plan.textContent()) ?? '', /A month: .+ → .*77/)
    await page.getByRole('row', { name: /Address for help changed/ }).waitFor()

    // By keyboard: the kind, then the link of what is left.
    await page.getByRole('button', { name: 'Filter', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Plan', exact: true }).focus()
    await page.keyboard.press('Enter')
    await eventually(async () => assert.match(page.url(), /kind=plan/))
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /Address for help changed/ }).waitFor({ state: 'detached' })
    await page.getByText('Target: Plan').waitFor()
    // The menu gives the focus back to its button; from there on it is nobody's but ours.
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Filter'),
    )
    await plan.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Business'),
    )
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/operator\/plans$/)
    await page.goBack()
    await eventually(async () => assert.match(page.url(), /kind=plan/))

    // Of days on which nothing was done there is nothing, and any day is one press away.
    await page.goto(`${journey.origin}/operator/audit-log?from=2001-01-01&to=2001-01-31`)
    await page.getByText('No entry fits').waitFor()
    assert.deepEqual(await findings(page), [])
    await page.getByRole('button', { name: 'Any day' }).press('Enter')
    await plan.waitFor()

    assert.deepEqual(complaints, [])
    await callFrom(page, 'PUT', '/api/operator/support', { address: null })
    await page.close()
  })

  test('an A/B test is made, its shares are made whole, it is started and killed', async () => {
    const { page } = await signedIn()
    await page.goto(`${journey.origin}/operator/experiments/new`)
    await page.getByLabel('Name', { exact: true }).fill('commerce.checkout-order')
    await page.getByText('A/B test', { exact: true }).click()
    await page.getByRole('button', { name: 'Add a variant' }).click()
    await page.getByRole('textbox', { name: 'Variant' }).nth(2).fill('one-page')
    await page.getByRole('textbox', { name: 'Share' }).nth(0).fill('40')
    await page.getByRole('textbox', { name: 'Share' }).nth(1).fill('40')
    await page.getByRole('textbox', { name: 'Share' }).nth(1).press('Tab')
    await page.getByText('80% in all. It must be 100%.').waitFor()
    await page.getByRole('button', { name: 'Fill up the last' }).click()
    await page.getByText('100% in all').waitFor()
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.getByRole('heading', { name: 'commerce.checkout-order' }).waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Kill' }).click()
    await page.getByLabel('Why').fill('Orders went down')
    await page.getByRole('dialog').getByRole('button', { name: 'Kill' }).click()
    await page.getByRole('button', { name: 'Revive' }).waitFor()
    await page.reload()
    await page.getByText('Orders went down').waitFor()
    assert.deepEqual(await findings(page), [])
    await page.close()
  })

  test('of an announcement that somebody has put away the removal is asked about, and not taken back', async () => {
    const { page } = await signedIn()
    const path = '/api/operator/announcements'
    const given = { text: '', tone: 'info', link: null, startsAt: '2020-01-02T12:00:00.000Z', endsAt: null }
    const make = (title: string) => callFrom<{ id: string }>(page, 'POST', path, { ...given, title })
    const [seen, fresh] = [`Seen ${newId()}`, `Fresh ${newId()}`]
    const { id } = await make(seen)
    await make(fresh)
    await callFrom(page, 'POST', `/api/announcements/${id}/dismiss`, {})
    await page.goto(`${journey.origin}/operator/announcements`)
    const row = (title: string) => page.getByRole('row', { name: title })
    const remove = (title: string) => row(title).getByRole('button', { name: 'Remove' }).click()
    const asked = page.getByRole('alertdialog')
    await remove(seen)
    await asked.getByText('1 person has closed it').waitFor()
    assert.deepEqual(await findings(page), [])
    await asked.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Announcement removed').waitFor()
    await row(seen).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0)
    // Nobody has closed this one: it comes back as it was to all who saw it.
    await remove(fresh)
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(fresh).waitFor()
    await page.close()
  })

  test('contract §8: without an extension a request for help is saved as words alone; with one, Escape gives up what is being taken, at once and while it is on its way', async () => {
    const { page } = await signedIn()
    const dialog = page.getByRole('dialog', { name: 'Get help' })
    const take = dialog.getByRole('button', { name: 'Add what you see on this page' })
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('menuitem', { name: 'Get help' }).click()
      await dialog.getByLabel('What happened').fill('The picture is upside down')
    }
    await page.goto(journey.origin)
    await open()
    await page.getByText('none answers').waitFor()
    await eventually(async () => assert.equal(await take.isDisabled(), true))
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    assert.match((await saving).suggestedFilename(), /^support-request-\d{4}-\d\d-\d\d\.html$/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    // An extension that is there, and never done.
    await page.evaluate(() => {
      const asked = { captures: 0 }
      Object.assign(window, { asked })
      window.addEventListener(
        'message',
        ({ data }: MessageEvent<{ from?: string; what?: string; id: string }>) => {
          if (data.from !== 'page') return
          if (data.what === 'capture') asked.captures += 1
          const ready = { channel: 'portico.visual-context', from: 'extension', what: 'ready', version: 1 }
          if (data.what === 'status') window.postMessage({ ...ready, id: data.id }, location.origin)
        },
      )
    })
    const captures = () =>
      page.evaluate(() => (window as unknown as { asked: { captures: number } }).asked.captures)
    await open()
    // As in the editor, whose canvas is a frame that has the keyboard.
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.srcdoc = '<button>Canvas</button>'
      document.body.append(frame)
    })
    const inFrame = page.frameLocator('iframe[srcdoc]').getByRole('button', { name: 'Canvas' })
    for (const when of ['at once', 'on its way', 'in a frame']) {
      await take.click()
      await dialog.waitFor({ state: 'detached' })
      const before = await captures()
      if (when === 'on its way') await eventually(async () => assert.equal(await captures(), before + 1))
      if (when === 'in a frame') await inFrame.focus()
      const pressed = Date.now()
      await page.keyboard.press('Escape')
      await take.waitFor()
      assert.ok(Date.now() - pressed < 8_000, `${when}: it was waited for`)
      assert.equal(await dialog.getByLabel('What happened').inputValue(), 'The picture is upside down')
      assert.equal(await dialog.getByRole('figure').count(), 0)
      // Who gave up is not told that it failed.
      assert.equal(await dialog.getByText('Nothing was taken').count(), 0)
    }
    // The dialog's own Escape is its own again.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.close()
  })

  test('contract §7: forced in a configured instance, the recorder is loaded through the policy and told who it is', async () => {
    const recorded = await openJourneyOf({ FULLSTORY_ORG_ID: 'o-TEST1-na1' })
    try {
      const ada = await makeAccount(recorded, 'Ada Lind', { isOperator: true })
      const operator = await windowOf(recorded, ada.email)
      const { page, context, complaints } = operator
      const loaded: string[] = []
      await context.route('https://*.fullstory.com/**', async (route) => {
        loaded.push(route.request().url())
        await route.fulfill({ contentType: 'text/javascript', body: 'window.recorderRan = true' })
      })
      await page.goto(`${recorded.origin}/operator`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(operator)
      assert.deepEqual(loaded, [], 'nobody is recorded who is not eligible')
      const asked = page.waitForResponse('**/api/commerce/fullstory/getId')
      await page.goto(`${recorded.origin}/operator?force_enable_fullstory=true`)
      const { data } = (await (await asked).json()) as { data: string }
      assert.match(data, /^[0-9a-f]{32}$/)
      await page.waitForFunction(() => 'recorderRan' in window)
      assert.match(loaded[0] ?? '', /^https:\/\/edge\.fullstory\.com\/s\/fs\.js/)
      await eventually(async () =>
        assert.equal(
          await page.getByRole('button', { name: 'Your account' }).evaluate((e) => e.matches('.fs-mask')),
          true,
        ),
      )
      assert.deepEqual(complaints, [])
    } finally {
      await recorded.close()
    }
  })
})
