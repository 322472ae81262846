import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { aSiteInput } from '#areas/sites/testing.ts'
import { screenAt, screens } from '#faces/admin/screens.ts'
import { sampled, sampleSite } from '#faces/server/walks/testing.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import type { SampleSite } from '#platform/testing/samples.ts'
import { drawn, eventually } from '../eventually.ts'
import { askFrom, callFrom, freshAddress, visit, windowOf } from './first-steps.ts'
import { openOperated } from '../lane.ts'
import { settled } from './settled.ts'
import { OF_PEOPLE, shown } from './shown.ts'
import { findings, type Journey } from './world.ts'

// Every screen that an area declares is opened once, as the one it is for, with all on it that tells of people. It needs
// nothing that its policy does not allow, masks from a recording what it shows of a person (contract §7), and is
// whole for axe and at every width: on a desk, magnified twice, and on a phone in the dark.

/** It is worked in, by the journeys of owners and of the policy; every other screen is looked at. */
const EDITOR = '/sites/$siteId/pages/$pageId'
let journey: Journey
let email: string

describe('every screen', () => {
  before(async () => {
    ;({ journey, email } = await openOperated('Ada Quillfeather'))
  })
  after(() => journey.close())

  /**
   * What axe says and is known: the tabs of an account, each a screen of its own, name a panel that none of them draws; and
   * a card is called by its title, with the rest of its words as what describes it.
   */
  const KNOWN = [/^label-content-name-mismatch: <a [^>]*href="\/sites\/new\?/]
  const news = async (page: Page): Promise<string[]> =>
    (await findings(page)).filter((one) => !KNOWN.some((known) => known.test(one)))

  /** A site with one of everything that the areas make, and with what else people leave on it. */
  async function everything(page: Page): Promise<SampleSite> {
    const { id: siteId } = await callFrom<{ id: string }>(page, 'POST', '/api/sites', {
      ...aSiteInput({ title: 'Every screen' }),
    })
    const site = sampleSite({
      siteId,
      mark: 'Every screen',
      family: 'Quillfeather',
      asSystem: (work) => runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, work),
      ask: (endpoint, input, bytes) => askFrom(page, endpoint, input, bytes),
    })
    for (const thing of Object.keys(sampled.things)) await site.a(thing)
    await site.made('sites.changeSettings', { contactLine: 'Ask Ada Quillfeather' })
    const noor = freshAddress('Noor Quillfeather')
    await site.made('sites.offerSite', { email: noor })
    await site.made('accounts.changeEmail', { email: noor })
    await site.made('accounts.requestReset', { email })
    await site.made('pages.change', { pageId: await site.a('pageId'), title: 'Again' })
    return site
  }

  /** The address of a screen: its parameters stand for the site, or what an area says, or a thing of that name. */
  async function addressOf(path: string, site: SampleSite): Promise<string> {
    const values: Record<string, string> = { siteId: site.siteId }
    for (const [, name = ''] of path.matchAll(/\$(\w+)/g))
      values[name] ??= await (sampled.screens[name]?.(site) ?? site.a(name))
    return path.replaceAll(/\$(\w+)/g, (_, name: string) => values[name] ?? '')
  }

  test('R-37, contract §7: every screen keeps to its policy, masks people, and is whole at every width', async () => {
    const person = await windowOf(journey, email)
    const site = await everything(person.page)
    const stranger = await journey.person()
    const faults: string[] = []
    const opened = new Set<string>()
    for (const { path, access, title } of screens.filter(({ path }) => path !== EDITOR)) {
      const by = access === 'anyone' ? stranger : person
      const { page } = by
      const address = await addressOf(path, site)
      // Within the app, as its links lead: no screen loads the app anew. A stranger comes from outside.
      if (by === person && page.url().startsWith(journey.origin) && !page.url().endsWith('healthz'))
        await visit(page, address)
      else await page.goto(journey.origin + address)
      await settled(by)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await settled(by)
      assert.equal(screenAt(new URL(page.url()).pathname)?.title, title, `led elsewhere from ${path}`)
      const note = (found: readonly string[], where = ''): void =>
        void faults.push(...found.map((fault) => `${path}${where}: ${fault}`))
      // A screen that is drawn anew for a narrow window is so a moment after that.
      const holds = (where: string): Promise<void> =>
        eventually(async () => {
          await page.evaluate(drawn)
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          assert.ok(over <= 0, `${path}${where} scrolls sideways by ${over} px`)
        })
      const field = page.getByLabel('Email')
      if (by === stranger && (await field.count()) === 1) await field.fill(email)
      note(await shown(page, OF_PEOPLE))
      note(await news(page))
      await holds('')
      await page.setViewportSize({ width: 640, height: 400 })
      await holds(' magnified twice')
      await page.setViewportSize({ width: 390, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await holds(' on a phone')
      note(await news(page), ' on a phone in the dark')
      note(by.violations.splice(0).filter((one) => !one.includes('.sites.localhost')))
      // The labs are not for everybody: who is not let in is told so by their screens.
      const complaints = by.complaints.splice(0).filter((one) => !/ 403 .*\/api\/labs\//.test(one))
      if (by === person) note(complaints)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      opened.add(path)
    }
    assert.deepEqual(faults, [])
    opened.add(EDITOR)
    assert.deepEqual(
      screens.map(({ path }) => path).filter((path) => !opened.has(path)),
      [],
      'no screen is left out',
    )
  })
})
