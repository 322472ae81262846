import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { aBlankSite, testOnBlankSite as test } from '#areas/pages/testing.ts'
import { readTimeline } from '#areas/sites/index.ts'
import { anAccount } from '#areas/sites/testing.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { fixedClock } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { tellEnd } from '#platform/mail/mail-ends.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { asAccount, testCtx, sharedDatabase } from '#platform/testing/world.ts'
import { sql } from 'kysely'
import { aForm } from '../form/testing.ts'
import { aContactForm, aMessage, aMessageFile, aReleasedForm, releaseForms } from '../testing.ts'
import { changeForm } from '../builder/change-form.ts'
import { addNote } from './add-note.ts'
import { countSubmissions } from './count-submissions.ts'
import { deleteSubmissions } from './delete-submissions.ts'
import { erasePerson } from './erase-person.ts'
import { getSubmission } from './get-submission.ts'
import type { listSubmissions as listEndpoint } from './inbox.contract.ts'
import { listSubmissions } from './list-submissions.ts'
import { readNumbers } from './read-numbers.ts'
import { readSubmissionFile } from './read-submission-file.ts'
import { replyToSubmission } from './reply-to-submission.ts'
import { revealAnswer } from './reveal-answer.ts'
import { sortSubmissions } from './sort-submissions.ts'

const list = (ctx: Ctx, given: Partial<InputOf<typeof listEndpoint>> = {}) =>
  listSubmissions(ctx, { siteId: ctx.site?.id ?? '', search: '', limit: 50, ...given })
const found = async (ctx: Ctx, given: Partial<InputOf<typeof listEndpoint>> = {}): Promise<Id[]> =>
  (await list(ctx, given)).items.map(({ id }) => id)

/** The context so many seconds later. */
const after = (ctx: Ctx, seconds: number): Ctx => ({
  ...ctx,
  clock: fixedClock(ctx.clock.now() + seconds * 1000),
})

const noor = { name01: 'Noor', mail01: 'noor@example.com' }

const secretive = aForm([
  { id: 'mail01', kind: 'mail', label: 'Email' },
  { id: 'health', kind: 'long-text', label: 'Illnesses', sensitive: true },
  { id: 'text01', kind: 'long-text', label: 'Message' },
])

test('messages are read page by page, the newest first, without spam and trash, and narrowed', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(ctx)
  const ids: Id[] = []
  for (let n = 0; n < 5; n += 1)
    ids.push(await aMessage(after(ctx, n), formId, { ...noor, text01: `Number ${n}_of` }))
  const spam = await aMessage(ctx, formId, { text01: 'Buy' }, { state: 'spam' })
  const seen: Id[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list(ctx, { limit: 2, ...(cursor === undefined ? {} : { cursor }) })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next
  }
  assert.deepEqual(seen, ids.toReversed())
  assert.deepEqual(await found(ctx, { state: 'spam' }), [spam])
  assert.deepEqual(await found(ctx, { search: 'NUMBER 3_' }), [ids[3]])
  assert.deepEqual(await found(ctx, { search: '%' }), [])
  assert.deepEqual(await found(ctx, { search: 'r 2' }), [ids[2]])
  assert.deepEqual(await found(ctx, { field: 'text01', value: 'number 4' }), [ids[4]])
  assert.deepEqual(await found(ctx, { from: '2026-11-21' }), [])
  assert.equal((await found(ctx, { from: '2026-11-20', to: '2026-11-20' })).length, 5)
  await sortSubmissions(ctx, { siteId, ids: [ids[1] ?? ''], addTag: 'Wholesale', state: 'open' })
  assert.deepEqual(await found(ctx, { tag: 'Wholesale' }), [ids[1]])
  const { counts, tags } = await countSubmissions(ctx, { siteId })
  assert.deepEqual([counts.new, counts.open, counts.spam, counts.trash], [4, 1, 1, 0])
  assert.deepEqual(tags, ['Wholesale'])
})

test('a sealed answer is in no list, search, number or other form of it; opening it stands on the timeline', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(ctx, secretive)
  const said = { mail01: 'noor@example.com', health: 'Vertigo', text01: 'See you' }
  const submissionId = await aMessage(ctx, formId, said)
  const whole = await getSubmission(ctx, { siteId, submissionId })
  const everything = JSON.stringify([await list(ctx), whole, await readNumbers(ctx, { siteId, formId })])
  assert.ok(everything.includes('See you') && !everything.includes('Vertigo'))
  assert.deepEqual(await found(ctx, { search: 'vertigo' }), [])
  const answer = whole.submission.answers.find(({ field }) => field === 'health')
  assert.deepEqual([answer?.text, answer?.isSensitive], [null, true])
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(s)::text as row from submissions s where id = ${submissionId}`.execute(ctx.db)
  assert.ok(!rows[0]?.row.includes('Vertigo'), 'it is not readable in the database')

  const opened = async () =>
    (await readTimeline(ctx, { siteId, limit: 50 })).items.filter(
      ({ what }) => what === 'forms.answer_opened',
    )
  assert.equal((await opened()).length, 0)
  assert.deepEqual(await revealAnswer(ctx, { siteId, submissionId, field: 'health' }), { text: 'Vertigo' })
  assert.equal((await opened())[0]?.values['field'], 'Illnesses')
  await assert.rejects(revealAnswer(ctx, { siteId, submissionId, field: 'text01' }), { code: 'not_found' })
})

test('an answer that was given openly is hidden once its field is sensitive', async ({ ctx, siteId }) => {
  const open = aForm(secretive.items.map((item) => ({ ...item, sensitive: false })) as typeof secretive.items)
  const formId = await aReleasedForm(ctx, open)
  const submissionId = await aMessage(ctx, formId, { health: 'Vertigo' })
  await changeForm(ctx, { siteId, formId, version: 0, definition: secretive })
  await releaseForms(ctx, [formId])
  const shown = JSON.stringify([await list(ctx), await getSubmission(ctx, { siteId, submissionId })])
  assert.ok(!shown.includes('Vertigo'))
  assert.deepEqual(await revealAnswer(ctx, { siteId, submissionId, field: 'health' }), { text: 'Vertigo' })
})

test('out of spam and trash a message comes back to where it was', async ({ ctx, siteId }) => {
  const formId = await aReleasedForm(ctx)
  const done = await aMessage(ctx, formId, noor)
  const spam = await aMessage(ctx, formId, noor, { state: 'spam' })
  const stateOf = async (submissionId: Id) =>
    (await getSubmission(ctx, { siteId, submissionId })).submission.state
  const sort = (ids: Id[], given: object) => sortSubmissions(ctx, { siteId, ids, ...given })
  await sort([done], { state: 'done' })
  await sort([done, spam], { state: 'trash' })
  assert.deepEqual([await stateOf(done), await stateOf(spam)], ['trash', 'trash'])
  await sort([done, spam], { isRestored: true })
  assert.deepEqual([await stateOf(done), await stateOf(spam)], ['done', 'spam'])
  assert.deepEqual(await sort([spam, newId()], { isRestored: true }), { withoutPlace: [] })
  assert.equal(await stateOf(spam), 'new')
})

test('only who contributes to the site is given a message', async ({ ctx, siteId, owner }) => {
  const id = await aMessage(ctx, await aReleasedForm(ctx), noor)
  const stranger = await anAccount(ctx)
  const give = (assignee: Id | null) => sortSubmissions(ctx, { siteId, ids: [id], assignee })
  await assert.rejects(give(stranger.id), { code: 'forms.assignee' })
  await give(owner.id)
  assert.deepEqual(await found(ctx, { assignee: owner.id }), [id])
  await give(null)
  assert.deepEqual(await found(ctx, { assignee: owner.id }), [])
})

test('a message is answered by mail, and shows how the mail ended; spam and the tests of a trial are not', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(ctx)
  const submissionId = await aMessage(ctx, formId, noor)
  const reply = (id: Id) =>
    replyToSubmission(ctx, { siteId, submissionId: id, subject: 'Hours', text: 'From ten.\n\nOdile' })
  await assert.rejects(reply(await aMessage(ctx, formId, { text01: 'Hello' })), {
    code: 'forms.no_address',
  })
  await assert.rejects(reply(await aMessage(ctx, formId, noor, { state: 'spam' })), {
    code: 'forms.reply_to_spam',
  })
  await assert.rejects(reply(await aMessage(ctx, formId, noor, { isTest: true })), {
    code: 'forms.reply_to_test',
  })
  await reply(submissionId)
  const { rows } = await sql<{ id: Id; to_address: string; plain: string }>`
    select id, to_address, plain from mails where site_id = ${siteId} and kind = 'forms.reply'`.execute(
    ctx.db,
  )
  assert.deepEqual(
    rows.map((mail) => [mail.to_address, mail.plain.includes('From ten.')]),
    [['noor@example.com', true]],
  )
  const now = async () => getSubmission(ctx, { siteId, submissionId })
  assert.equal((await now()).submission.state, 'answered')
  await tellEnd(ctx, { id: rows[0]?.id ?? '', kind: 'forms.reply', end: 'failed' })
  const { replies, submission } = await now()
  assert.deepEqual([replies[0]?.state, submission.isMailFailed], ['failed', true])
})

test('a file is sent to be saved, whatever it is; it goes with its message', async ({ ctx, siteId }) => {
  const formId = await aReleasedForm(ctx)
  const submissionId = await aMessage(ctx, formId, noor, { hasFiles: true })
  const page = Buffer.from('<script>alert(1)</script>')
  const fileId = await aMessageFile(ctx, { formId, submissionId, field: 'file01' }, 'page.html', page)
  const sent = await readSubmissionFile(outsideIn(ctx), { siteId, submissionId, fileId })
  assert.deepEqual([sent.type, sent.fileName], ['application/octet-stream', 'page.html'])
  // Read to its end: an opened file that nobody closes fails the process when it is collected.
  assert.equal(await text(sent.body as Readable), '<script>alert(1)</script>')
  const other = await aMessage(ctx, formId, noor)
  await assert.rejects(readSubmissionFile(outsideIn(ctx), { siteId, submissionId: other, fileId }), {
    code: 'not_found',
  })
  await addNote(ctx, { siteId, submissionId, text: 'Strange' })
  await deleteSubmissions(ctx, { siteId, ids: [submissionId] })
  const { rows } = await sql<{ keys: string[] }>`
    select data -> 'input' -> 'keys' as keys from jobs.job where name = 'forms.remove-files'
      and data ->> 'siteId' = ${siteId}`.execute(ctx.db)
  assert.deepEqual(rows, [{ keys: [`${siteId}/forms/${fileId}`] }])
  await assert.rejects(getSubmission(ctx, { siteId, submissionId }), { code: 'not_found' })
})

test('everything of one person goes in one go, after a fresh proof', async ({ ctx, siteId, owner }) => {
  const formId = await aReleasedForm(ctx)
  await aMessage(ctx, formId, noor)
  await aMessage(ctx, formId, noor, { state: 'spam' })
  const kept = await aMessage(ctx, formId, { mail01: 'sam@example.com' })
  const erase = (by: Ctx) => erasePerson(by, { siteId, email: 'noor@example.com' })
  await assert.rejects(erase(asAccount(ctx, owner, { provedAt: 0 })), { code: 'prove_again' })
  assert.deepEqual(await erase(ctx), { deleted: 2 })
  assert.deepEqual(await found(ctx), [kept])
})

test('numbers: days, pages, options that nobody chose too, means, and the latest texts', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(
    ctx,
    aForm([
      {
        id: 'size01',
        kind: 'choice',
        label: 'Size',
        other: true,
        options: [
          { id: 'small1', label: 'Small' },
          { id: 'large1', label: 'Large' },
        ],
      },
      { id: 'stars1', kind: 'rating', label: 'Stars', most: 5 },
      ...aContactForm.items,
    ]),
  )
  await aMessage(ctx, formId, { size01: { options: ['small1'] }, stars1: 5, text01: 'Good' })
  await aMessage(after(ctx, 1), formId, { size01: { options: [], other: 'XL' }, stars1: 4, text01: 'Fine' })
  await aMessage(ctx, formId, { stars1: 1 }, { state: 'spam' })
  const { total, byDay, byPage, fields } = await readNumbers(ctx, { siteId, formId })
  assert.deepEqual(
    [total, byDay, byPage],
    [2, [{ day: '2026-11-20', count: 2 }], [{ page: '/contact', count: 2 }]],
  )
  const of = (id: string) => fields.find(({ field }) => field === id)
  assert.deepEqual(of('size01')?.bars, [
    { label: 'Small', count: 1 },
    { label: 'Large', count: 0 },
    { label: 'other', count: 1 },
  ])
  assert.deepEqual(
    [of('stars1')?.mean, of('stars1')?.bars],
    [
      4.5,
      [
        { label: '4', count: 1 },
        { label: '5', count: 1 },
      ],
    ],
  )
  assert.deepEqual(of('text01')?.texts, ['Fine', 'Good'])
})

test('through the index of trigrams a site finds messages of its own alone', async () => {
  const database = await sharedDatabase()
  const inPlatform = <T>(work: (ctx: Ctx) => Promise<T>) =>
    database.transaction('platform', (db) => work(testCtx(db)))
  const made = await inPlatform(async (platform) => {
    const { ctx, siteId } = await aBlankSite(platform)
    await aMessage(ctx, await aReleasedForm(ctx), { ...noor, text01: 'Juniper' })
    return { siteId, other: (await aBlankSite(platform)).siteId }
  })
  const asked = (own: Id, asks: Id) =>
    database.transaction({ site: own }, async (db) => {
      const { rows } = await sql`select portico.submissions_with(${asks}::uuid, '%juniper%')`.execute(db)
      return rows.length
    })
  assert.equal(await asked(made.siteId, made.siteId), 1)
  assert.equal(await asked(made.other, made.siteId), 0)
})

test('only what a person takes out of spam takes a place, and it says where none is left', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(ctx, { ...aContactForm, places: 1 })
  const taken = async () => {
    const { rows } = await sql<{ taken: number }>`
      select taken from form_places where form_id = ${formId}`.execute(ctx.db)
    return rows[0]?.taken ?? 0
  }
  const [one, two] = [
    await aMessage(ctx, formId, noor, { state: 'spam' }),
    await aMessage(ctx, formId, noor, { state: 'spam' }),
  ]
  const sort = (id: Id, state: 'new' | 'spam') => sortSubmissions(ctx, { siteId, ids: [id], state })
  assert.equal(await taken(), 0)
  assert.deepEqual(await sort(one, 'new'), { withoutPlace: [] })
  assert.deepEqual(await sort(two, 'new'), { withoutPlace: [two] })
  assert.equal(await taken(), 1)
  await sort(one, 'spam')
  assert.equal(await taken(), 0)
  // It was followed before, and takes its place anew; twice the same takes one.
  for (const _ of [1, 2]) await sort(one, 'new')
  assert.equal(await taken(), 1)
  // One that has none gives none back.
  await sort(two, 'spam')
  assert.equal(await taken(), 1)
})

test('a message that finds one of its places taken takes none of the others', async ({ ctx, siteId }) => {
  const options = [
    { id: 'monday1', label: 'Monday', places: 1 },
    { id: 'friday1', label: 'Friday' },
  ]
  const form = aForm([{ id: 'day01', kind: 'choice', label: 'Day', options }])
  const formId = await aReleasedForm(ctx, { ...form, places: 2 })
  const withoutPlace: number[] = []
  for (const day of ['monday1', 'monday1', 'friday1']) {
    const id = await aMessage(ctx, formId, { day01: { options: [day] } }, { state: 'spam' })
    withoutPlace.push((await sortSubmissions(ctx, { siteId, ids: [id], state: 'new' })).withoutPlace.length)
  }
  assert.deepEqual(withoutPlace, [0, 1, 0])
})
