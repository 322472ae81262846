import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Browser, WalkedSite } from '#areas/accounts/testing.ts'
import { aContributor } from '#areas/sites/testing.ts'
import { MINUTE } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { SampleInput } from '#platform/testing/samples.ts'
import { endpointOf, endpoints, openWalk, sampled, type Walk } from './walks/testing.ts'

// A role whose rights are limited to one form, against every call on forms and messages: what is of another form is not
// there, in the words of what never was, and stays as it is; lists leave it out.

/** Stands in all that is written on the site, whichever form brought it. */
const MARK = 'Zirbelkiefer'

/** A form with a message, a file and a recipient, by their ids. */
interface Furnished {
  readonly formId: string
  readonly submissionId: string
  readonly fileId: string
  readonly recipientId: string
}

let walk: Walk
let site: WalkedSite
/** The form that the role reaches, and the other one. */
let open: Furnished
let shut: Furnished
let guest: Browser

/** Makes a form with all that a call may name. */
async function furnished(): Promise<Furnished> {
  const { submissionId, fileId } = ((await sampled.inputs['submissions.file']?.(site)) ?? {}) as Record<
    'submissionId' | 'fileId',
    string
  >
  const { submission } = await site.made<{ submission: { formId: string } }>('submissions.get', {
    submissionId,
  })
  const { formId } = submission
  const { recipient } = await site.made<{ recipient: { id: string } }>('forms.add_recipient', {
    formId,
    email: `${newId()}@example.com`,
  })
  return { formId, submissionId, fileId, recipientId: recipient.id }
}

/** Somebody with a role of the site's own that holds rights for some forms alone. */
async function somebodyReaching(rights: readonly string[], forms: readonly string[]) {
  const { siteId } = site
  const { id: roleId } = await site.made('sites.createRole', {
    name: `Reader ${newId()}`,
    rights,
    reach: { form: forms },
  })
  const { id, email, browser } = await walk.people.someone()
  await walk.people.asSystem((ctx) =>
    aContributor(ctx, siteId, { customRoleIds: [roleId], account: { id, email, name: 'Noor' } }),
  )
  return { browser, roleId }
}

const all = ['forms.manage', 'submissions.see', 'submissions.manage']

before(async () => {
  walk = await openWalk()
  site = await walk.plant(MARK, true)
  shut = await furnished()
  open = await furnished()
  await site.made('forms.change', { formId: open.formId, title: 'Orders' })
  await site.made('submissions.save_view', { name: `${MARK} view`, query: { form: shut.formId } })
  await site.made('submissions.save_view', { name: 'Open view', query: { form: open.formId } })
  await site.made('submissions.save_view', { name: `${MARK} everything`, query: { state: 'new' } })
  await site.made('submissions.sort', { ids: [shut.submissionId], addTag: 'Shut' })
  await site.made('submissions.sort', { ids: [open.submissionId], addTag: 'Open' })
  guest = (await somebodyReaching(all, [open.formId])).browser
})
after(() => walk.people.door.close())

const ofForms = endpoints.filter(
  ({ access }) => access.who === 'site' && all.includes(access.right?.name ?? ''),
)

/** Calls that name a thing of a form: how each is called with the things of one. */
const naming: Readonly<Record<string, (of: Furnished) => SampleInput>> = {
  'forms.get': ({ formId }) => ({ formId }),
  'forms.change': ({ formId }) => ({ formId, title: 'Taken' }),
  'forms.add_recipient': ({ formId }) => ({ formId, email: 'mallory@example.com' }),
  'forms.change_recipient': ({ formId, recipientId }) => ({ formId, recipientId, isDefault: false }),
  'forms.remove_recipient': ({ formId, recipientId }) => ({ formId, recipientId }),
  'submissions.get': ({ submissionId }) => ({ submissionId }),
  'submissions.reveal': ({ submissionId }) => ({ submissionId, field: 'secret1' }),
  'submissions.file': ({ submissionId, fileId }) => ({ submissionId, fileId }),
  'submissions.sort': ({ submissionId }) => ({ ids: [submissionId], state: 'done' }),
  'submissions.add_note': ({ submissionId }) => ({ submissionId, text: 'Taken' }),
  'submissions.reply': ({ submissionId }) => ({ submissionId, subject: 'Taken', text: 'Taken' }),
  'submissions.numbers': ({ formId }) => ({ formId }),
  'submissions.export': ({ formId }) => ({ formId, as: 'json' }),
  'submissions.list': ({ formId }) => ({ formId }),
  'submissions.counts': ({ formId }) => ({ formId }),
  'submissions.delete': ({ submissionId }) => ({ ids: [submissionId] }),
  'forms.delete': ({ formId }) => ({ formId }),
  'forms.restore': ({ formId }) => ({ formId }),
}

/** Calls that list things, which leave out those of other forms. */
const listing: Readonly<Record<string, SampleInput>> = {
  'forms.list': {},
  'submissions.list': {},
  'submissions.counts': {},
  'submissions.views': {},
  'submissions.assignees': {},
}

/** Calls that are about more than one form, and take the right on all of them. */
const whole: Readonly<Record<string, (of: Furnished) => SampleInput>> = {
  'forms.create': () => ({ title: 'Taken' }),
  'forms.duplicate': ({ formId }) => ({ formId }),
  'submissions.save_view': ({ formId }) => ({ name: 'Taken', query: { form: formId } }),
  'submissions.delete_view': () => ({ viewId: newId() }),
  'submissions.export_person': () => ({ email: `${MARK.toLowerCase()}@example.com` }),
  'submissions.erase_person': () => ({ email: `${MARK.toLowerCase()}@example.com` }),
}

async function ask(by: Browser, name: string, input: SampleInput) {
  walk.people.door.clock.advance(MINUTE)
  await site.prove(by)
  const { status, text } = await by.send(endpointOf(name), { siteId: site.siteId, ...input })
  return { status, text: text.replace(/"requestId":"[^"]*"/, '') }
}

/** What is kept of the form that is out of reach. */
const kept = async (): Promise<string> =>
  JSON.stringify([
    await site.made('forms.get', { formId: shut.formId }),
    await site.made('submissions.get', { submissionId: shut.submissionId }),
    await site.made('submissions.views'),
  ])

test('every call that a limited right may open is tried', () => {
  assert.ok(ofForms.length > 25, String(ofForms.length))
  const tried = [...Object.keys(naming), ...Object.keys(listing), ...Object.keys(whole)]
  assert.deepEqual([...new Set(tried)].toSorted(), ofForms.map(({ name }) => name).toSorted())
})

for (const [name, inputOf] of Object.entries(naming))
  test(`${name}: what is of another form is not there, and stays as it is`, async () => {
    const before = await kept()
    const answer = await ask(guest, name, inputOf(shut))
    const nobodys = { formId: newId(), submissionId: newId(), fileId: newId(), recipientId: 'nobody1' }
    const none = await ask(guest, name, inputOf(nobodys))
    assert.deepEqual([answer.status, answer.text], [404, none.text])
    if ('ids' in inputOf(shut)) {
      const both = await ask(guest, name, { ...inputOf(open), ids: [open.submissionId, shut.submissionId] })
      assert.equal(both.status, 404)
    }
    assert.equal(await kept(), before)
  })

test('a message or file of another form is not reached by way of one’s own', async () => {
  const { submissionId } = open
  assert.equal((await ask(guest, 'submissions.file', { submissionId, fileId: shut.fileId })).status, 404)
  const byForm = await ask(guest, 'submissions.list', { search: MARK.toLowerCase() })
  assert.ok(byForm.text.includes(submissionId) && !byForm.text.includes(shut.submissionId))
  // Both came from one address.
  const { text } = await ask(guest, 'submissions.get', { submissionId })
  assert.ok(!text.includes(shut.submissionId) && !text.includes(shut.formId))
})

for (const [name, input] of Object.entries(listing))
  test(`${name} tells of the forms within reach alone`, async () => {
    const { status, text } = await ask(guest, name, input)
    assert.equal(status, 200, text)
    for (const hidden of [shut.formId, shut.submissionId, `${MARK} view`, `${MARK} everything`, '"Shut"'])
      assert.ok(!text.includes(hidden), `${hidden} in ${text}`)
  })

test('lists hold what is within reach', async () => {
  const { text: forms } = await ask(guest, 'forms.list', {})
  assert.deepEqual(
    (JSON.parse(forms) as { forms: { id: string }[] }).forms.map(({ id }) => id),
    [open.formId],
  )
  const { text: counts } = await ask(guest, 'submissions.counts', {})
  const { counts: counted, tags } = JSON.parse(counts) as { counts: { new: number }; tags: string[] }
  assert.deepEqual([counted.new, tags], [1, ['Open']])
  const { text: views } = await ask(guest, 'submissions.views', {})
  assert.deepEqual(
    (JSON.parse(views) as { views: { name: string }[] }).views.map(({ name }) => name),
    ['Open view'],
  )
})

for (const [name, inputOf] of Object.entries(whole))
  test(`${name} takes the right on every form`, async () => {
    const before = await kept()
    const { status, text } = await ask(guest, name, inputOf(open))
    assert.equal(status, 403)
    assert.match(text, /right_missing/)
    assert.equal(await kept(), before)
  })

test('each right reaches what it names itself: reading one form lets nobody sort it', async () => {
  const reader = (await somebodyReaching(['submissions.see'], [open.formId])).browser
  const { submissionId, formId } = open
  assert.equal((await ask(reader, 'submissions.get', { submissionId })).status, 200)
  assert.equal((await ask(reader, 'submissions.sort', { ids: [submissionId], state: 'done' })).status, 403)
  assert.equal((await ask(reader, 'forms.change', { formId, title: 'Taken' })).status, 403)
})

test('looking through a wider role opens no other form', async () => {
  const { browser } = await somebodyReaching(all, [open.formId])
  walk.people.door.clock.advance(MINUTE)
  await site.call(browser, 'sites.viewAs', { siteId: site.siteId, role: 'website_editor' })
  assert.equal((await ask(browser, 'submissions.get', { submissionId: shut.submissionId })).status, 404)
  assert.equal((await ask(browser, 'submissions.get', { submissionId: open.submissionId })).status, 200)
})

test('a role with a wider reach is beyond who reaches one form, and so is its list of forms', async () => {
  const { siteId } = site
  const both = [open.formId, shut.formId]
  const managing = ['contributors.manage', 'submissions.see']
  const { browser } = await somebodyReaching(managing, [open.formId])
  const made = (reach: object) =>
    ask(browser, 'sites.createRole', { name: `Helper ${newId()}`, rights: ['submissions.see'], reach })
  assert.deepEqual(
    [
      (await made({ form: both })).status,
      (await made({})).status,
      (await made({ form: [open.formId] })).status,
    ],
    [403, 403, 200],
  )
  const { text } = await ask(browser, 'sites.listRoles', { siteId })
  const { reachables } = JSON.parse(text) as { reachables: { kind: string; things: { id: string }[] }[] }
  assert.deepEqual(
    reachables.map(({ kind, things }) => [kind, things.map(({ id }) => id)]),
    [['form', [open.formId]]],
  )
})

// Last: these change what the tests before have read.
for (const [name, inputOf] of Object.entries(naming))
  test(`${name} works on the form within reach`, async () => {
    const { status, text } = await ask(guest, name, inputOf(open))
    assert.equal(status, 200, text)
  })
