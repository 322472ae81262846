import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { testOnBlankSite as test, type PagesWorld, relabel } from '#areas/pages/testing.ts'
import { aContributor, anAccount, aSite, duplicateSite } from '#areas/sites/testing.ts'
import { fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asAccount } from '#platform/testing/world.ts'
import { formShape } from '../form/form-shape.ts'
import type { Form } from '../form/form.ts'
import { aContactForm, aDraftedForm, aMessage, aReleasedForm, releaseForms } from '../testing.ts'
import { addRecipient } from './add-recipient.ts'
import { changeForm } from './change-form.ts'
import { changeRecipient } from './change-recipient.ts'
import { confirmRecipient } from './confirm-recipient.ts'
import { createForm } from './create-form.ts'
import { deleteForm } from './delete-form.ts'
import { duplicateForm } from './duplicate-form.ts'
import { formBeginnings } from './form.contract.ts'
import { getForm } from './get-form.ts'
import { listForms } from './list-forms.ts'
import { restoreForm } from './restore-form.ts'
import { seeRecipient } from './see-recipient.ts'

const refusal =
  (code: string, detail: object = {}) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof Refusal, String(error))
    assert.equal(error.code, code)
    for (const [name, value] of Object.entries(detail))
      assert.deepEqual(error.detail[name as keyof typeof error.detail], value)
    return true
  }

/** The token in the latest mail with a link. */
async function latestToken(ctx: Ctx): Promise<string> {
  const { rows } = await sql<{ plain: string }>`
    select plain from mails where kind = 'forms.confirm-recipient' order by created_at desc, id desc limit 1`.execute(
    ctx.db,
  )
  return /form-recipients\/([\w-]{43})/.exec(rows[0]?.plain ?? '')?.[1] ?? ''
}

const bumps = async ({ ctx, siteId }: PagesWorld): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(changes), 0)::integer as sum from page_keys
    where site_id = ${siteId} and key like 'form:%'`.execute(ctx.db)
  return rows[0]?.sum ?? 0
}

test('who makes a form is notified of its messages, once their address is confirmed', async (world) => {
  const { ctx, siteId } = world
  const recipientsFor = async (made: Ctx) => {
    const { id } = await createForm(made, { siteId, title: 'New', beginning: 'contact' })
    const { recipients } = await getForm(ctx, { siteId, formId: id })
    return recipients.map(({ isDefault, isConfirmed }) => ({ isDefault, isConfirmed }))
  }
  assert.ok(ctx.actor.kind === 'account')
  assert.deepEqual(await recipientsFor(ctx), [{ isDefault: true, isConfirmed: true }])
  const unsure = { ...ctx, actor: { ...ctx.actor, isVerified: false } }
  assert.deepEqual(await recipientsFor(unsure), [])

  const owner = await anAccount(ctx)
  const begun = await aSite(ctx, owner, { beginning: { from: 'template', templateId: 'restaurant' } })
  const there = { ...asAccount(ctx, owner), site: { id: begun } }
  const { forms } = await listForms(there, { siteId: begun, search: '', isTrashed: false })
  const { recipients } = await getForm(there, { siteId: begun, formId: forms[0]?.id ?? '' })
  assert.equal(recipients.length, 1)
})

test('each beginning is a form that can be stored, in the language of the site', async ({ ctx, siteId }) => {
  for (const beginning of formBeginnings) {
    const { id } = await createForm(ctx, { siteId, title: 'New', beginning })
    assert.ok(formShape.safeParse((await getForm(ctx, { siteId, formId: id })).definition).success)
  }
  const owner = await anAccount(ctx)
  const german = await aSite(ctx, owner, { language: 'de-DE' })
  const onGerman = { ...ctx, site: { id: german } }
  const { id } = await createForm(onGerman, { siteId: german, title: 'Kontakt', beginning: 'contact' })
  const { definition } = await getForm(onGerman, { siteId: german, formId: id })
  assert.ok((definition as Form).items.some(({ label }) => label === 'Nachricht'))
})

test('of two editors who stand on one version the second is refused, with the version of now', async (world) => {
  const { ctx, siteId } = world
  const formId = await aDraftedForm(ctx)
  const change = { siteId, formId, definition: aContactForm, version: 0 }
  assert.deepEqual(await changeForm(ctx, change), { version: 1 })
  await assert.rejects(changeForm(ctx, change), refusal('forms.version', { data: { version: 1 } }))
  await assert.rejects(
    changeForm(ctx, { siteId, formId, definition: aContactForm }),
    refusal('forms.version_missing'),
  )
  // Settings count at once and stand on no version.
  assert.deepEqual(await changeForm(ctx, { siteId, formId, settings: { keepDays: 30 } }), { version: 1 })
  const form = await getForm(ctx, { siteId, formId })
  assert.deepEqual([form.settings.keepDays, form.settings.rhythm], [30, 'at-once'])
})

test('a definition that cannot be kept is refused with the place of its fault', async ({ ctx, siteId }) => {
  const formId = await aDraftedForm(ctx)
  const items = aContactForm.items.map((item, at) => (at === 1 ? { ...item, label: '' } : item))
  await assert.rejects(
    changeForm(ctx, { siteId, formId, version: 0, definition: { ...aContactForm, items } }),
    refusal('forms.definition', { field: 'definition.items.1.label' }),
  )
  assert.equal((await getForm(ctx, { siteId, formId })).version, 0)
})

test('the list tells what is new, what waits for a release, and what is open, closed, full or to come', async (world) => {
  const { ctx, siteId } = world
  const rowOf = async (title: string) =>
    (await listForms(ctx, { siteId, search: title, isTrashed: false })).forms.find(
      (one) => one.title === title,
    )
  await aDraftedForm(ctx, aContactForm, { title: 'Draft' })
  const open = await aReleasedForm(ctx, aContactForm, { title: 'Open' })
  await aReleasedForm(ctx, { ...aContactForm, closesAt: '2026-11-20T09:00:00Z' }, { title: 'Closed' })
  await aReleasedForm(ctx, { ...aContactForm, opensAt: '2026-11-21T09:00:00Z' }, { title: 'Later' })
  const full = await aReleasedForm(ctx, { ...aContactForm, places: 1 }, { title: 'Full' })
  await sql`insert into form_places (site_id, form_id, option_id, taken) values (${siteId}, ${full}, '', 1)`.execute(
    ctx.db,
  )
  const states = ['Draft', 'Open', 'Closed', 'Later', 'Full'].map(
    async (title) => (await rowOf(title))?.state,
  )
  assert.deepEqual(await Promise.all(states), ['draft', 'open', 'closed', 'scheduled', 'closed'])
  await aMessage(ctx, open, { mail01: 'noor@example.com', text01: 'Hello' })
  await aMessage(ctx, open, { text01: 'Buy' }, { state: 'spam' })
  await changeForm(ctx, { siteId, formId: open, title: 'Open', definition: aContactForm, version: 0 })
  const row = await rowOf('Open')
  assert.deepEqual([row?.fresh, row?.total, row?.isPending], [1, 1, true])
  assert.equal((await rowOf('Later'))?.isPending, false)
})

test('thrown away a form is closed at once and keeps its messages; restored it is as it was', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(ctx)
  await aMessage(ctx, formId, { text01: 'Hello' })
  const before = await bumps(world)
  await deleteForm(ctx, { siteId, formId })
  assert.ok((await bumps(world)) > before, 'pages that show it are drawn anew')
  await assert.rejects(deleteForm(ctx, { siteId, formId }), refusal('not_found'))
  await assert.rejects(changeForm(ctx, { siteId, formId, title: 'No' }), refusal('not_found'))
  const [row] = (await listForms(ctx, { siteId, search: '', isTrashed: true })).forms
  assert.deepEqual([row?.id, row?.state, row?.total], [formId, 'closed', 1])
  const trashed = await bumps(world)
  await restoreForm(ctx, { siteId, formId })
  assert.ok((await bumps(world)) > trashed)
  assert.equal((await getForm(ctx, { siteId, formId })).state, 'open')
})

test('one’s own address is notified at once, another’s only after its link; a link that was replaced opens nothing', async (world) => {
  const { ctx, siteId, owner } = world
  const formId = await aDraftedForm(ctx)
  const add = (email: string) => addRecipient(ctx, { siteId, formId, email, isDefault: true })
  assert.equal((await add(owner.email)).recipient.isConfirmed, true)
  const { recipient } = await add('shop@example.com')
  assert.equal(recipient.isConfirmed, false)
  await assert.rejects(add('shop@example.com'), refusal('forms.recipient_taken', { field: 'email' }))
  const first = await latestToken(ctx)
  await changeRecipient(ctx, { siteId, formId, recipientId: recipient.id, sendsLink: true })
  const token = await latestToken(ctx)
  await assert.rejects(seeRecipient(ctx, { token: first }), refusal('forms.link_over'))
  assert.deepEqual((await seeRecipient(ctx, { token })).isConfirmed, false)
  const late = { ...ctx, clock: fixedClock('2026-12-20T10:00:00Z') }
  await assert.rejects(confirmRecipient(late, { token }), refusal('forms.link_over'))
  for (const _ of [1, 2]) await confirmRecipient(ctx, { token })
  assert.ok((await getForm(ctx, { siteId, formId })).recipients.every(({ isConfirmed }) => isConfirmed))
  for (const n of [3, 4, 5, 6, 7, 8, 9, 10]) await add(`person${n}@example.com`)
  await assert.rejects(add('eleven@example.com'), refusal('forms.too_many_recipients'))
  const copy = await duplicateForm(ctx, { siteId, formId })
  const { recipients, title } = await getForm(ctx, { siteId, formId: copy.id })
  assert.deepEqual([recipients.length, title], [2, 'Contact (copy)'], 'nobody is asked anew by a copy')
})

test('another contributor’s address is not one’s own', async ({ ctx, siteId }) => {
  const other = await aContributor(ctx, siteId, { roles: ['website_editor'] })
  const formId = await aDraftedForm(ctx)
  const { recipient } = await addRecipient(ctx, { siteId, formId, email: other.email, isDefault: true })
  assert.equal(recipient.isConfirmed, false)
  await releaseForms(ctx, [formId])
})

test('a duplicated site has the forms under ids of their own, which its pages show, and none of the messages', async (world) => {
  const { ctx, siteId, home } = world
  const definition: Form = {
    ...aContactForm,
    endings: [{ id: 'ending1', kind: 'page', page: home.id }],
  }
  const settings = { listId: newId(), listField: 'mail01' }
  const formId = await aReleasedForm(ctx, definition, { settings })
  await aMessage(ctx, formId, { mail01: 'noor@example.com', text01: 'Hello' })
  await deleteForm(ctx, { siteId, formId: await aDraftedForm(ctx, aContactForm, { title: 'Trashed' }) })
  await relabel(world, formId)
  const { id: copyId } = await duplicateSite(ctx, {
    from: siteId,
    title: 'A copy',
    slug: `copy-${newId()}`,
  })
  const copy = { ...ctx, site: { id: copyId } }
  const { forms } = await listForms(copy, { siteId: copyId, search: '', isTrashed: false })
  assert.deepEqual(
    forms.map(({ title, total, state, places }) => [title, total, state, places.length]),
    [['Contact', 0, 'draft', 1]],
  )
  const [form] = forms
  assert.ok(form && form.id !== formId)
  const held = await getForm(copy, { siteId: copyId, formId: form.id })
  const [place] = form.places
  assert.notEqual(place?.pageId, home.id)
  assert.deepEqual((held.definition as Form).endings, [{ id: 'ending1', kind: 'page', page: place?.pageId }])
  assert.deepEqual([held.settings.listId, held.settings.listField], [null, null])
})

test('the list says which pages show a form', async (world) => {
  const { ctx, siteId, home } = world
  const formId = await aDraftedForm(ctx)
  // A block names its form by the id, as this button does.
  await relabel(world, formId)
  const { places } = await getForm(ctx, { siteId, formId })
  assert.deepEqual(places, [{ pageId: home.id, title: home.title }])
  const [row] = (await listForms(ctx, { siteId, search: '', isTrashed: false })).forms
  assert.deepEqual(row?.places, places)
})
