import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { readDraft, savePatches } from '#areas/documents/index.ts'
import { draftOf } from '#areas/pages/tree/draft-of.ts'
import { readPages } from '#areas/pages/tree/page.store.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { eventually } from '../eventually.ts'
import { accountOn, callFrom, fillSignIn, freshAddress, readFrom, visit, windowOf } from './first-steps.ts'
import { openOperated } from '../lane.ts'
import { OF_PEOPLE, shown } from './shown.ts'
import { siteOwner } from './sites.ts'
import type { Journey } from './world.ts'

// A session recording shows screens to whoever runs the platform: nobody's name or address is among what it shows,
// and no secret (contract §7).

let journey: Journey
let ada: string

describe('masked', () => {
  before(async () => {
    ;({ journey, email: ada } = await openOperated('Ada Quillfeather'))
  })
  after(() => journey.close())

  const aSite = () => ({
    title: 'Masked',
    slug: `masked-${newId().slice(-12)}`,
    beginning: { from: 'blank' },
    language: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
  })

  /**
   * Where a secret stands that a recording would take along with a screen: its address, and what elements say beside
   * their words. What is masked is masked in its words and in what is entered alone; what is left out, altogether.
   */
  function told(page: Page, secret: string): Promise<string[]> {
    return page.evaluate((secret) => {
      const found = location.href.includes(secret) ? [`address: ${location.href}`] : []
      for (const element of document.querySelectorAll('*')) {
        if (element.closest('.fs-exclude')) continue
        for (const { name, value } of element.attributes) {
          const isEntered = name === 'value' && element.closest('.fs-mask') !== null
          if (value.includes(secret) && !isEntered) found.push(`${element.localName} ${name}: ${value}`)
        }
      }
      return found
    }, secret)
  }

  test('contract §7: what a second factor is set up with is masked, the code to scan left out, and the accounts that an experiment is for are masked where they are entered', async () => {
    const { page } = await windowOf(journey, ada)
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
    await page.keyboard.press('Escape')

    const id = await accountOn(page)
    const segment = {
      name: 'Some',
      audience: { accountIds: [id] },
      shares: [{ variant: 'true', weight: 100 }],
    }
    const name = `commerce.masked-${newId().slice(-12)}`
    await callFrom(page, 'POST', '/api/operator/experiments', {
      name,
      what: '',
      type: 'FEATURE_TOGGLE',
      stickyBy: 'account',
      control: 'false',
      segments: [segment],
    })
    await visit(page, `/operator/experiments/${name}`)
    await page.getByRole('button', { name: 'For whom' }).click()
    const field = page.getByRole('textbox', { name: 'Only these accounts' })
    await field.waitFor()
    assert.equal(await field.inputValue(), id)
    assert.deepEqual(await shown(page, [id]), [])
    await page.close()
  })

  test('contract §7: the editor, its canvas and the versions of a page mask what a contact card tells', async () => {
    const card = {
      title: 'Ada Quillfeather',
      address: '4 Quillfeather Row\nWhitby',
      phone: '01632 960204',
      mail: ada,
    }
    const words = [...OF_PEOPLE, card.phone]
    const owner = await siteOwner(journey)
    const site = await owner.site('card', { beginning: { from: 'template', templateId: 'consultant' } })
    const { pageId, block } = await owner.on(site.id, async (ctx) => {
      for (const page of await readPages(ctx)) {
        const { version, document } = await readDraft(ctx, draftOf(page.id))
        const found = Object.values(document.blocks).find(({ type }) => type === 'contact')
        if (!found) continue
        const ours = { ...draftOf(page.id), clientId: newLocalId(16), saveId: newId() }
        const patches = Object.entries(card).map(([name, value]) => ({
          op: 'set' as const,
          node: found.id,
          path: ['props', name],
          value,
        }))
        const saved = await savePatches(ctx, { ...ours, base: version, patches })
        assert.equal(saved.outcome, 'saved')
        return { pageId: page.id, block: found.id }
      }
      assert.fail('no page of the template has a contact card')
    })
    const { page } = await windowOf(journey, owner.email)
    await page.goto(`${journey.origin}/sites/${site.id}/pages/${pageId}`)
    const told: Record<string, string[]> = {}
    const note = async (where: string): Promise<void> => {
      const found = await shown(page, words)
      if (found.length > 0) told[where] = found
    }
    const drawn = page.frameLocator('iframe').locator(`[data-block="${block}"]`)
    await drawn.getByText(card.phone).waitFor()
    await note('on the canvas')
    await drawn.click()
    const inspector = page.getByRole('complementary', { name: 'Settings' })
    for (const value of Object.values(card))
      await eventually(async () => {
        const fields = inspector.locator('input, textarea')
        const values = await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
        assert.ok(values.includes(value), value)
      })
    await note('in the inspector')
    await page.getByRole('button', { name: 'Layers' }).click()
    await page.getByRole('treegrid').getByText(card.title).waitFor()
    await note('among the layers')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').getByText(card.title).waitFor()
    await note('among the commands')
    assert.deepEqual(told, {})

    await page.goto(`${journey.origin}/sites/${site.id}/pages`)
    const { title } = await owner.on(site.id, async (ctx) => {
      const found = (await readPages(ctx)).find(({ id }) => id === pageId)
      return found ?? assert.fail('the page is there')
    })
    await page.getByRole('button', { name: `More about ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    const drawer = page.getByRole('dialog', { name: /^Versions of / })
    await drawer.getByRole('button', { name: 'Look at it' }).first().click()
    const view = page.getByRole('dialog', { name: /^The page on / })
    await view.frameLocator('iframe').getByText(card.phone).waitFor()
    await note('of a version')
    assert.deepEqual(told, {})
    // One that could not be brought back says so in the window where it is looked at.
    await page.keyboard.press('Escape')
    await view.waitFor({ state: 'detached' })
    await drawer.getByRole('button', { name: 'Look at it' }).last().click()
    await view.locator('iframe').waitFor()
    await page.route('**/restore', (route) => route.abort())
    await view.getByRole('button', { name: 'Restore' }).click()
    await view.getByText('Nobody answered.').waitFor()
    await page.unroute('**/restore')
    await view.getByRole('button', { name: 'Restore' }).click()
    await page.getByText('The page is as it was').waitFor()
    await view.waitFor({ state: 'detached' })
    await page.close()
  })

  test('contract §7: what opens something is in no address of the app, and in no link that a recording keeps', async () => {
    const { page } = await windowOf(journey, ada)
    const { id } = await callFrom<{ id: string }>(page, 'POST', '/api/sites', aSite())
    const { previewKey } = await readFrom<{ previewKey: string }>(page, `/api/sites/${id}`)
    assert.ok(previewKey)
    // Of a trial visitors see that it is coming soon: its people are led past that, with the key.
    await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, ({ db }) =>
      sql`update sites set status = 3, trial_ends_at = now() + interval '9 days' where id = ${id}`.execute(
        db,
      ),
    )
    await page.goto(`${journey.origin}/sites/${id}`)
    await page.getByRole('heading', { name: 'Masked', level: 1 }).waitFor()
    await page.locator(`a[href*="${previewKey}"]`).first().waitFor()
    assert.deepEqual(await told(page, previewKey), [])
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Preview' }).waitFor()
    assert.deepEqual(await told(page, previewKey), [])
    await page.keyboard.press('Escape')
    await visit(page, `/sites/${id}/pages`)
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    assert.deepEqual(await told(page, previewKey), [])

    const roles = { roles: ['viewer'], customRoleIds: [], calendars: null, endsAt: null }
    const guest = freshAddress('guest')
    await callFrom(page, 'POST', `/api/sites/${id}/invitations`, { email: guest, ...roles })
    const invitation = await journey.linkMailedTo(guest, '/invitations')
    const token = /[\w-]{43}/.exec(invitation)?.[0] ?? ''
    assert.ok(token)
    const stranger = await journey.person()
    const door = stranger.page
    const invited = () => door.getByRole('heading', { name: 'Work on “Masked”' }).waitFor()
    await door.goto(invitation)
    await invited()
    assert.deepEqual(await told(door, token), [])
    await door.reload()
    await invited()
    for (const [way, field] of [
      ['Create an account', 'Name'],
      ['Sign in', 'Email'],
    ] as const) {
      await door.getByRole('link', { name: way }).click()
      await door.getByLabel(field).waitFor()
      assert.deepEqual(await told(door, token), [])
      if (way !== 'Sign in') await door.goBack()
    }
    await fillSignIn(door, ada)
    await invited()
    assert.deepEqual(await told(door, token), [])
    await stranger.context.close()
    // An address without what opens something leads nowhere, and says so.
    await visit(page, '/invitations')
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()

    await visit(page, '/forgot-password')
    await page.getByLabel('Email').fill(ada)
    await page.getByRole('button', { name: 'Send', exact: false }).click()
    const reset = await journey.linkMailedTo(ada, '/reset-password')
    await page.goto(reset.replace('#', '?force_enable_fullstory=true#'))
    await page
      .getByLabel(/password/i)
      .first()
      .waitFor()
    assert.deepEqual(await told(page, /[\w-]{43}/.exec(reset)?.[0] ?? ''), [])
    assert.match(page.url(), /force_enable_fullstory=true/)
    await page.reload()
    await page
      .getByLabel(/password/i)
      .first()
      .waitFor()
    await page.close()
  })
})
