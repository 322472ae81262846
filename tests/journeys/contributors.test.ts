import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { aDraftedForm } from '#areas/forms/testing.ts'
import { changeStatus, createSite } from '#areas/sites/index.ts'
import { aContributor, aSiteInput, onSiteAs } from '#areas/sites/testing.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { asAccount } from '#platform/testing/world.ts'
import { eventually } from '../eventually.ts'
import { hashOfAll, makeAccount, PASSWORD, visit, windowOf } from './first-steps.ts'
import { settled } from './settled.ts'
import { openJourney } from '../lane.ts'
import { findings, type Journey, type Person } from './world.ts'

// Who works on a site: roles that are seen before they are given, a person who manages nothing but
// people, an invitation taken back, somebody who goes and somebody who is asked to go; and what the
// owner of an expired site is told.

let journey: Journey
let page: Page
let siteId = ''
let miraId = ''
let miraEmail = ''

const system = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, work)

const signedIn = (email: string, width?: number, touch = false): Promise<Person> =>
  windowOf(journey, email, width === undefined ? {} : { width, touch })

/** Gives an account of the cast the password that everybody here has. */
async function givePassword(accountId: string): Promise<void> {
  const hash = await hashOfAll()
  await system((ctx) =>
    sql`update accounts set password_hash = ${hash} where id = ${accountId}::uuid`.execute(ctx.db),
  )
}

describe('contributors', () => {
  before(async () => {
    journey = await openJourney()
    ;({ id: miraId, email: miraEmail } = await makeAccount(journey, 'Mira Okafor'))
    siteId = await system(async (ctx) => {
      const { id } = await createSite(
        asAccount(ctx, { id: miraId }),
        aSiteInput({ title: 'Kestrel Books', slug: `kestrel-${newId().slice(-12)}` }),
      )
      return id
    })
    ;({ page } = await signedIn(miraEmail))
  })
  after(() => journey.close())

  /** The id of a page of the site. */
  async function somePage(): Promise<string> {
    const { rows } = await system((ctx) =>
      sql<{ id: string }>`select id from pages where site_id = ${siteId}::uuid limit 1`.execute(ctx.db),
    )
    assert.ok(rows[0])
    return rows[0].id
  }

  test('a role of the site’s own is removed and brought back', async () => {
    await page.goto(`${journey.origin}/sites/${siteId}/contributors`)
    await page.getByRole('tab', { name: 'Roles' }).click()
    await page.getByRole('button', { name: 'Make a role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the role').fill('People’s person')
    await dialog.getByText('Invite and manage contributors').click()
    await dialog.getByRole('button', { name: 'Save the role' }).click()
    const own = page.getByRole('region', { name: 'Roles of this site' })
    await own.getByText('People’s person').waitFor()
    await own.getByRole('button', { name: 'Remove: People’s person', exact: true }).click()
    await page.getByText('People’s person is removed').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await own.getByText('People’s person').waitFor()
  })

  test('a role is limited to a form, and whoever has it finds no other', async () => {
    await system(async (ctx) => {
      const mine = onSiteAs(ctx, { id: miraId }, siteId)
      for (const title of ['Orders', 'Press']) await aDraftedForm(mine, undefined, { title })
    })
    await page.reload()
    await page.getByRole('tab', { name: 'Roles' }).click()
    await page.getByRole('button', { name: 'Make a role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the role').fill('Order desk')
    for (const right of ['Read messages from forms', 'Make, change and delete forms'])
      await dialog.getByText(right).click()
    await dialog.getByText('Limit to specific forms').click()
    await dialog.getByRole('button', { name: 'Save the role' }).click()
    await dialog.getByText('Choose at least one, or remove the limit.').waitFor()
    await dialog.getByRole('group', { name: 'Forms' }).getByText('Orders').click()
    assert.deepEqual(await findings(page), [])
    await dialog.getByRole('button', { name: 'Save the role' }).click()
    const own = page.getByRole('region', { name: 'Roles of this site' })
    await own.getByText('Only these forms: Orders').waitFor()
    await own.getByRole('button', { name: 'Edit: Order desk' }).click()
    assert.ok(await dialog.getByRole('checkbox', { name: 'Orders' }).isChecked())
    await page.keyboard.press('Escape')

    const desk = await system(async (ctx) => {
      const { rows } = await sql<{ id: string }>`
        select id from custom_roles where site_id = ${siteId}::uuid and name = 'Order desk'`.execute(ctx.db)
      return aContributor(ctx, siteId, { customRoleIds: rows.map(({ id }) => id) })
    })
    await givePassword(desk.id)
    const { page: theirs, complaints } = await signedIn(desk.email)
    await theirs.goto(`${journey.origin}/sites/${siteId}`)
    await theirs.getByRole('link', { name: 'Forms', exact: true }).click()
    await theirs.getByText('Orders', { exact: true }).waitFor()
    assert.equal(await theirs.getByText('Press', { exact: true }).count(), 0)
    assert.equal(await theirs.getByRole('button', { name: 'Create form' }).count(), 0)
    await theirs.getByRole('link', { name: 'Inbox', exact: true }).click()
    await theirs.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
    assert.deepEqual(complaints, [])
    await theirs.close()
  })

  test('the owner sees the site as a role does, and comes back', async () => {
    await page.getByRole('button', { name: 'View the site as Website editor' }).click()
    await page.getByText('You see this site as: Website editor').waitFor()
    const navigation = page.getByRole('navigation').first()
    await navigation.getByRole('link', { name: 'Pages' }).waitFor()
    // The owner's own navigation stood there before.
    await eventually(async () =>
      assert.equal(await navigation.getByRole('link', { name: 'Contributors' }).count(), 0),
    )
    assert.deepEqual(await findings(page), [])
    // The editor, which has the whole window, says so too; its keyboard goes round to the way out.
    await visit(page, `/sites/${siteId}/pages/${await somePage()}`)
    const wayOut = page.getByRole('button', { name: 'See it as yourself' })
    await wayOut.waitFor()
    const allPages = page.getByRole('button', { name: 'All pages' })
    await allPages.focus()
    await page.keyboard.press('Shift+F6')
    await page.waitForFunction(() => document.activeElement?.textContent === 'See it as yourself')
    await page.keyboard.press('F6')
    await page.waitForFunction(() => document.activeElement?.closest('[data-region="bar"]') != null)
    await wayOut.click()
    await wayOut.waitFor({ state: 'detached' })
    await allPages.click()
    await navigation.getByRole('link', { name: 'Contributors' }).waitFor()
  })

  test('somebody who manages people alone has a screen of their own', async () => {
    const contributor = await system(async (ctx) => {
      const { rows } = await sql<{ id: string }>`
      select id from custom_roles where site_id = ${siteId}::uuid and name = 'People’s person'`.execute(
        ctx.db,
      )
      return aContributor(ctx, siteId, { customRoleIds: rows.map(({ id }) => id) })
    })
    await givePassword(contributor.id)
    const { page, complaints } = await signedIn(contributor.email, 390)
    await page.goto(`${journey.origin}/sites/${siteId}/permissions`)
    // By the name of its own: the way back says the other.
    await page.getByRole('heading', { level: 1, name: 'Permissions' }).waitFor()
    assert.equal(await page.getByText('Contributors', { exact: true }).filter({ visible: true }).count(), 1)
    // Nothing of the app is around it, but there is a way back: on a phone, the last step.
    const way = page.getByRole('navigation')
    assert.equal(await way.count(), 1)
    assert.equal(await way.getAttribute('aria-label'), 'Where you are')
    assert.deepEqual(await findings(page), [])
    await way.getByRole('link', { name: 'Contributors' }).click()
    await page.waitForURL(`${journey.origin}/sites/${siteId}/contributors`)
    await page.goBack()
    await page.getByRole('button', { name: 'Invite' }).waitFor()
    // They invite with what they have, and with nothing beyond it.
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('jonas@berg.example')
    await dialog.getByText('People’s person').click()
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('The invitation went to jonas@berg.example').waitFor()
    const link = await journey.linkMailedTo('jonas@berg.example', '/invitations/')
    await page.getByRole('button', { name: 'Revoke jonas@berg.example', exact: true }).click()
    await page.getByText('The invitation of jonas@berg.example is revoked').waitFor()
    assert.deepEqual(complaints, [])
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await page.close()
  })

  test('under a finger: links have its size, a day its word, a head one main action with a menu, and the bar of a trial, folded to a line, leads to the plans', async () => {
    await system((ctx) => changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' }))
    const { page, complaints } = await signedIn(miraEmail, 390, true)
    await page.goto(`${journey.origin}/sites/${siteId}`)
    const main = page.getByRole('main')
    for (const link of [
      main.getByRole('link', { name: /^kestrel-/ }),
      main.getByRole('link', { name: 'See all' }),
    ]) {
      const box = await link.boundingBox()
      assert.ok(box && box.height >= 44, `${box?.height ?? 0} px`)
    }
    const bar = page.getByRole('region', { name: 'Trial' })
    await bar.getByRole('button', { name: 'Fold' }).tap()
    const choose = bar.getByRole('link', { name: 'Choose a plan' })
    await bar.getByRole('button', { name: 'Unfold' }).waitFor()
    await choose.waitFor()
    assert.ok(((await bar.boundingBox())?.height ?? 0) < 60, 'one line')
    assert.deepEqual(await findings(page), [])
    await choose.tap()
    await page.waitForURL(/\/plan$/)
    await visit(page, `/sites/${siteId}/contributors`)
    await main
      .getByText(/^since \w/)
      .first()
      .waitFor()

    await visit(page, `/sites/${siteId}/pages`)
    const add = page.getByRole('button', { name: 'Add page' })
    const more = page.getByRole('button', { name: 'More actions' })
    const [first, second] = [await add.boundingBox(), await more.boundingBox()]
    assert.ok(
      first && second && Math.abs(first.y - second.y) < 2 && first.x < second.x,
      'one row, the main action first',
    )
    assert.equal(await page.getByRole('button', { name: 'Trash' }).count(), 0)
    await more.tap()
    await page.getByRole('menuitem', { name: 'Trash' }).tap()
    await page.getByRole('dialog', { name: 'Trash' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.ok(await more.evaluate((one) => one === document.activeElement), 'the focus is where it was')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Trash' }).waitFor()
    assert.equal(await more.count(), 0)
    await page.setViewportSize({ width: 390, height: 900 })
    await visit(page, `/sites/${siteId}/pages/${await somePage()}`)
    await choose.waitFor()
    assert.deepEqual(complaints, [])
    await page.close()
    await system((ctx) => changeStatus(ctx, { siteId, to: siteStatus.comped, why: 'A test' }))
  })

  test('who is invited finds their address at every door, and in no address bar', async () => {
    await visit(page, `/sites/${siteId}/contributors`)
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('nora@holm.example')
    await dialog.getByText('Website editor').click()
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    const link = await journey.linkMailedTo('nora@holm.example', '/invitations/')
    const nora = await journey.person()
    await nora.page.goto(link)
    await nora.page.getByRole('link', { name: 'Create an account' }).waitFor()
    await settled(nora)
    assert.deepEqual(nora.complaints, [], 'a stranger is not asked for an account')
    for (const door of ['Create an account', 'Sign in']) {
      await nora.page.getByRole('link', { name: door }).click()
      await nora.page.getByRole('heading', { name: door }).waitFor()
      await eventually(async () =>
        assert.equal(await nora.page.getByLabel('Email').inputValue(), 'nora@holm.example'),
      )
      assert.doesNotMatch(nora.page.url(), /nora/)
    }
    const focused = nora.page.getByLabel('Password', { exact: true })
    await eventually(async () =>
      assert.ok(await focused.evaluate((field) => field === document.activeElement)),
    )

    // The link has proved the address: no second mail is waited for, the account leads back to the invitation.
    await nora.page.getByRole('link', { name: 'Create an account' }).click()
    await nora.page.getByLabel('Name').fill('Nora Holm')
    await nora.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await nora.page.getByRole('button', { name: 'Create account' }).click()
    await nora.page.getByRole('button', { name: 'Accept' }).waitFor()
    assert.deepEqual(await findings(nora.page), [])
    await nora.page.getByRole('button', { name: 'Accept' }).click()
    await nora.page.waitForURL(/\/sites\/[0-9a-f-]{36}/)
    const { rows } = await system((ctx) =>
      sql<{ kind: string }>`select kind from mails where to_address = 'nora@holm.example'`.execute(ctx.db),
    )
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['sites.invitation', 'accounts.opened'],
    )
    await nora.context.close()
  })

  test('a contributor goes by themselves, after a question', async () => {
    const leaving = await system((ctx) => aContributor(ctx, siteId, { roles: ['viewer'] }))
    await givePassword(leaving.id)
    const guest = await signedIn(leaving.email)
    await guest.page.goto(journey.origin)
    await guest.page.getByRole('button', { name: 'More about Kestrel Books' }).click()
    await guest.page.getByRole('menuitem', { name: 'Leave the site' }).click()
    const question = guest.page.getByRole('alertdialog', { name: 'Leave “Kestrel Books”?' })
    await question.getByRole('button', { name: 'Leave the site' }).click()
    await guest.page.getByText('You left “Kestrel Books”').waitFor()
    await guest.page.goto(`${journey.origin}/sites/${siteId}`)
    await guest.page.getByRole('link', { name: /sites/i }).first().waitFor()
    assert.equal(await guest.page.getByRole('heading', { name: 'Kestrel Books' }).count(), 0)
    await guest.page.close()
  })

  test('the owner of an expired site of the circle is told so as they come from the dashboard, and brings it back', async () => {
    await system(async (ctx) => {
      await sql`insert into labs_circle (site_id, joined_at, joined_by)
      values (${siteId}::uuid, now(), ${miraId}::uuid)`.execute(ctx.db)
      await sql`insert into labs_site_features (site_id, feature, switched_at, switched_by)
      values (${siteId}::uuid, 'expired-site-improvements', now(), ${miraId}::uuid)`.execute(ctx.db)
      await changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' })
      await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
    })
    await page.goto(journey.origin)
    await page
      .getByRole('link', { name: /Kestrel Books/ })
      .first()
      .click()
    await page.getByText('This site has expired').waitFor()
    // Expired, everything can still be read: no link leads past the closed door, and the editor opens without a way to change.
    assert.equal(await page.getByText('?preview=').count(), 0)
    await visit(page, `/sites/${siteId}/pages`)
    await page.getByText('This site can only be read for now').waitFor()
    await visit(page, `/sites/${siteId}/pages/${await somePage()}`)
    await page.getByText('This site is read-only until').waitFor()
    await visit(page, `/sites/${siteId}`)
    await page.getByRole('button', { name: 'Reactivate' }).click()
    await page.getByText('This site is active again').waitFor()
    await page.getByText('This site has expired').first().waitFor({ state: 'detached' })
  })

  test('an owner pauses a store for a season, and the bar leads to where one click ends it', async () => {
    await system((ctx) =>
      sql`update sites set type = ${siteType.commerce} where id = ${siteId}::uuid`.execute(ctx.db),
    )
    await page.goto(`${journey.origin}/sites/${siteId}/plan`)
    await page.getByRole('article', { name: 'Pause' }).getByRole('button', { name: 'Use this plan' }).click()
    await page.getByText('The site is paused').first().waitFor()
    await visit(page, `/sites/${siteId}`)
    await page.getByRole('link', { name: 'Manage the pause' }).click()
    await page.getByRole('button', { name: 'End the pause' }).click()
    await page.getByText('The pause is over').waitFor()
    await page.getByRole('link', { name: 'Manage the pause' }).waitFor({ state: 'detached' })
  })

  test('a site goes on offer once whoever sits there has said who they are, and what was typed stays until then', async () => {
    await visit(page, `/sites/${siteId}/settings`)
    await system((ctx) =>
      sql`update account_sessions set proved_at = now() - interval '16 minutes'`.execute(ctx.db),
    )
    await page.getByRole('button', { name: 'Transfer the site…' }).click()
    const offer = page.getByRole('dialog', { name: /^Transfer / })
    await offer.getByLabel('Email of the new owner').fill('wen@li.example')
    await offer.getByRole('button', { name: 'Send the offer' }).click()
    const password = page.getByRole('form', { name: 'Is it you?' }).getByLabel('Password', { exact: true })
    await password.waitFor()
    await page.keyboard.press('Escape')
    await password.waitFor({ state: 'detached' })
    assert.equal(await offer.getByLabel('Email of the new owner').inputValue(), 'wen@li.example')
    await offer.getByRole('button', { name: 'Send the offer' }).click()
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('The offer went to wen@li.example').waitFor()
    await page.getByRole('button', { name: 'Withdraw the offer' }).waitFor()
  })
})
