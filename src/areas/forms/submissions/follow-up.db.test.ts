import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { aList } from '#areas/contacts/testing.ts'
import { asOwner } from '#areas/pages/testing.ts'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { liveEditions } from '#areas/releases/index.ts'
import { HOUR } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import type { FormSettings } from '../builder/form.contract.ts'
import type { Answers, Form, Rule } from '../form/form.ts'
import { aForm } from '../form/testing.ts'
import { aReleasedForm } from '../testing.ts'
import { followUp } from './follow-up.ts'
import { dueAt } from './notify-recipients.ts'
import { sendDigest } from './send-digests.job.ts'
import { type Sending, storeSubmission } from './store-submission.ts'

const contact: Form = aForm([
  { id: 'name01', kind: 'name', label: 'Name' },
  { id: 'mail01', kind: 'mail', label: 'Email', required: true },
  { id: 'secret1', kind: 'text', label: 'Passport', sensitive: true },
  { id: 'news01', kind: 'consent', label: 'News', words: 'Send me news.', wordsVersion: 3 },
  {
    id: 'day01',
    kind: 'choice',
    label: 'Day',
    options: [{ id: 'monday1', label: 'Monday', places: 1 }],
  },
])

interface World {
  readonly ctx: Ctx
  readonly formId: Id
  send(answers: Answers, more?: Partial<Sending>): Promise<Id>
  mails(): Promise<{ kind: string; to: string; reply: string | null; subject: string; plain: string }[]>
}

function onForm(settings: Partial<FormSettings>, work: (world: World) => Promise<void>): Promise<void> {
  return rolledBack('platform', async (db) => {
    const owner = await anAccount(testCtx(db))
    const siteId = await aSite(testCtx(db), owner, { title: 'Halm', beginning: { from: 'blank' } })
    const ctx = asOwner(testCtx(db), owner, siteId)
    const formId = await aReleasedForm(ctx, contact, { title: 'Contact', settings })
    const editionId = (await liveEditions(ctx, 'form', [formId])).get(formId) ?? ''
    await sql`
      insert into form_recipients (site_id, form_id, id, email, is_default, confirmed_at, created_at)
      values (${siteId}, ${formId}, 'recip001', 'desk@example.com', true, now(), now()),
        (${siteId}, ${formId}, 'recip002', 'unasked@example.com', true, null, now())`.execute(db)
    let sent = 0
    await work({
      ctx,
      formId,
      async send(answers, more = {}) {
        sent += 1
        const { id } = await storeSubmission(ctx, {
          formId,
          title: 'Contact',
          edition: { id: editionId, form: contact },
          answers,
          files: new Map(),
          key: `sending ${sent}`,
          network: `network ${sent}`,
          browser: 'one',
          page: { path: '/contact', id: null },
          language: 'de-DE',
          isTest: false,
          signs: { isTrapFilled: false, took: 20_000, proof: null },
          ...more,
        })
        return id
      },
      async mails() {
        const { rows } = await sql<{
          kind: string
          to: string
          reply: string | null
          subject: string
          plain: string
        }>`
          select kind, to_address as to, reply_to as reply, subject, plain from mails
          where site_id = ${siteId} order by id`.execute(db)
        return rows
      },
    })
  })
}

const ADA: Answers = new Map([
  ['name01', 'Ada Lovelace'],
  ['mail01', 'ada@example.com'],
  ['secret1', 'X 123'],
])

describe('what follows a message', () => {
  test('confirmed recipients are notified once; answers go to the sender, and sensitive words stay in the inbox', () =>
    onForm({}, async ({ ctx, send, mails }) => {
      const id = await send(ADA)
      await followUp(ctx, id)
      await followUp(ctx, id)
      const [mail, ...more] = await mails()
      assert.deepEqual(more, [])
      assert.deepEqual(
        [mail?.to, mail?.reply, mail?.subject],
        ['desk@example.com', 'ada@example.com', 'Contact: message from Ada Lovelace'],
      )
      assert.match(mail?.plain ?? '', /Ada Lovelace/)
      assert.doesNotMatch(mail?.plain ?? '', /X 123/)
      const { rows } = await sql<{ given_name: string; answers: string; contact: string | null }>`
        select given_name, answers::text as answers, contact_id as contact from contacts, submissions
        where submissions.id = ${id} and contacts.id = contact_id`.execute(ctx.db)
      assert.equal(rows[0]?.given_name, 'Ada')
      assert.doesNotMatch(rows[0]?.answers ?? '', /X 123/)
    }))

  test('a test notifies the owner alone, and makes no contact', () =>
    onForm({ isAnswered: true }, async ({ ctx, send, mails }) => {
      await followUp(ctx, await send(ADA, { isTest: true }))
      const all = await mails()
      assert.equal(all.length, 1)
      assert.notEqual(all[0]?.to, 'desk@example.com')
      assert.match(all[0]?.subject ?? '', /^Test/)
      const { rows } = await sql`select from contacts where site_id = ${ctx.site?.id}`.execute(ctx.db)
      assert.equal(rows.length, 0)
    }))

  test('the sender is mailed the owner’s words and the reference, not one of their own, once an hour and five a day', () =>
    onForm(
      { isAnswered: true, answerSubject: 'We have it', answerWords: 'Thank you.', rhythm: 'never' },
      async ({ ctx, send, mails }) => {
        const at = (hours: number): Ctx => ({ ...ctx, clock: { now: () => ctx.clock.now() + hours * HOUR } })
        const spam: Answers = new Map([...ADA, ['name01', 'Buy pills at https://evil.example']])
        await followUp(ctx, await send(spam))
        await followUp(ctx, await send(new Map([...ADA, ['name01', 'Again']])))
        const [first, ...more] = await mails()
        assert.deepEqual([more.length, first?.to, first?.subject], [0, 'ada@example.com', 'We have it'])
        assert.doesNotMatch(`${first?.subject}${first?.plain}`, /pills|evil/)
        for (let n = 1; n <= 8; n += 1)
          await followUp(at(1.1 * n), await send(new Map([...ADA, ['name01', `Ada ${n}`]])))
        assert.equal((await mails()).length, 5)
      },
    ))

  test('a consent puts its sender on the list, with its words; without it nobody is', () =>
    onForm({}, async ({ ctx, formId, send }) => {
      const listId = await aList(ctx, ctx.site?.id ?? '')
      await sql`
        update forms set settings = settings || ${JSON.stringify({ listId, listField: 'news01' })}::jsonb where id = ${formId}`.execute(
        ctx.db,
      )
      const members = async () =>
        (
          await sql<{
            email: string
          }>`select email from list_members where site_id = ${ctx.site?.id}`.execute(ctx.db)
        ).rows
      await followUp(ctx, await send(ADA))
      assert.deepEqual(await members(), [])
      await followUp(ctx, await send(new Map([...ADA, ['news01', { words: 'Send me news.', version: 3 }]])))
      assert.deepEqual(await members(), [{ email: 'ada@example.com' }])
      const { rows } =
        await sql`select words, words_version, place from consents where site_id = ${ctx.site?.id}`.execute(
          ctx.db,
        )
      assert.deepEqual(rows, [{ words: 'Send me news.', words_version: 3, place: '/contact' }])
    }))

  test('a rule on a sensitive answer chooses who is notified', () =>
    onForm({}, async ({ ctx, send, mails }) => {
      const rule: Rule = {
        id: 'rule01',
        match: 'all',
        tests: [{ field: 'secret1', kind: 'is', value: 'X 123' }],
        deed: { kind: 'mail-to', recipient: 'recip003' },
      }
      const ruled = { ...contact, rules: [rule] }
      await sql`
        insert into form_recipients (site_id, form_id, id, email, is_default, confirmed_at, created_at)
        select site_id, form_id, 'recip003', 'passports@example.com', false, now(), now()
        from form_recipients where id = 'recip001' and site_id = ${ctx.site?.id}`.execute(ctx.db)
      await sql`
        update form_editions set definition = ${JSON.stringify(ruled)}::jsonb where site_id = ${ctx.site?.id}`.execute(
        ctx.db,
      )
      await followUp(ctx, await send(ADA))
      assert.deepEqual((await mails()).map(({ to }) => to).toSorted(), [
        'desk@example.com',
        'passports@example.com',
      ])
    }))

  test('of spam nothing follows; sorted out of it all does, once, and says where no place is left', () =>
    onForm({}, async ({ ctx, send, mails }) => {
      const wanting: Answers = new Map([...ADA, ['day01', { options: ['monday1'] }]])
      const links = 'https://a.example https://b.example https://c.example https://d.example'
      const spam = await send(new Map([...wanting, ['name01', links]]), {
        signs: { isTrapFilled: true, took: null, proof: null },
      })
      assert.deepEqual(await followUp(ctx, spam), { isWithoutPlace: false })
      assert.deepEqual(await mails(), [])
      // It took no place: somebody else has it.
      await followUp(ctx, await send(wanting))
      await sql`update submissions set state = 'new' where id = ${spam}`.execute(ctx.db)
      assert.deepEqual(await followUp(ctx, spam), { isWithoutPlace: true })
      assert.equal((await mails()).length, 2)
    }))

  test('past the rate of a network a proof of work lets one message through, and no second', () =>
    onForm({}, async ({ ctx, send }) => {
      const sendAs = (name: string, more: Partial<Sending> = {}) =>
        send(new Map([...ADA, ['name01', name]]), { network: 'one', ...more })
      for (let n = 0; n < 10; n += 1) await sendAs(`Ada ${n}`)
      const proof = { puzzle: 'puzzle', expiresAt: new Date(ctx.clock.now() + HOUR), isSolved: true }
      const states: (string | undefined)[] = []
      for (const name of ['Bo', 'Cy']) {
        const id = await sendAs(name, { signs: { isTrapFilled: false, took: 20_000, proof } })
        const { rows } = await sql<{ state: string }>`select state from submissions where id = ${id}`.execute(
          ctx.db,
        )
        states.push(rows[0]?.state)
      }
      assert.deepEqual(states, ['new', 'spam'])
    }))

  test('R-24: a line end in what was typed ends no header', () =>
    onForm({}, async ({ ctx, send, mails }) => {
      await followUp(ctx, await send(new Map([...ADA, ['name01', 'Ada\r\nBcc: all@example.com']])))
      assert.doesNotMatch((await mails())[0]?.subject ?? '', /[\r\n]/)
    }))

  test('hourly, several are one mail, and nobody is notified twice', () =>
    onForm({ rhythm: 'hourly' }, async ({ ctx, formId, send, mails }) => {
      await followUp(ctx, await send(ADA))
      await followUp(ctx, await send(new Map([...ADA, ['name01', 'Grace']])))
      assert.deepEqual(await mails(), [])
      const later: Ctx = { ...ctx, clock: { now: () => ctx.clock.now() + HOUR } }
      await sendDigest(later, formId, 'desk@example.com')
      await sendDigest(later, formId, 'desk@example.com')
      assert.deepEqual(
        (await mails()).map(({ subject }) => subject),
        ['Contact: 2 new messages'],
      )
    }))
})

test('the daily digest goes out in the morning of the site', () => {
  const at = (moment: string): string => dueAt('daily', Date.parse(moment), 'Europe/Zurich').toISOString()
  assert.equal(at('2026-11-20T05:00:00Z'), '2026-11-20T06:00:00.000Z')
  assert.equal(at('2026-11-20T06:00:00Z'), '2026-11-21T06:00:00.000Z')
})
