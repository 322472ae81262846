import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { asOwner } from '#areas/pages/testing.ts'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { liveEditions } from '#areas/releases/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { NO_SERVER, racingDatabase, testCtx } from '#platform/testing/world.ts'
import type { Answer, Answers, Form } from '../form/form.ts'
import { aForm } from '../form/testing.ts'
import { aReleasedForm } from '../testing.ts'
import { confirmAnswer } from './confirm-answer.ts'
import { followUp } from './follow-up.ts'
import { NoPlace, type Sending, storeSubmission } from './store-submission.ts'

const database = await racingDatabase()

const evening: Form = aForm([
  { id: 'mail01', kind: 'mail', label: 'Email', required: true },
  {
    id: 'evening1',
    kind: 'choice',
    label: 'Evening',
    options: [
      { id: 'monday1', label: 'Monday', places: 1 },
      { id: 'friday1', label: 'Friday' },
    ],
  },
])

interface Racing {
  readonly siteId: Id
  readonly formId: Id
  readonly editionId: Id
  readonly form: Form
}

describe('races on messages', { skip: database === null && NO_SERVER }, () => {
  assert.ok(database)
  after(() => database.close())

  const onSite = <T>(siteId: Id, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    database.transaction({ site: siteId }, (one) => work({ ...testCtx(one), site: { id: siteId } }))

  const aRace = (form: Form): Promise<Racing> =>
    database.transaction('platform', async (one) => {
      const ctx = testCtx(one)
      const owner = await anAccount(ctx)
      const siteId = await aSite(ctx, owner, { beginning: { from: 'blank' } })
      const mine = asOwner(ctx, owner, siteId)
      const formId = await aReleasedForm(mine, form)
      const editionId = (await liveEditions(mine, 'form', [formId])).get(formId)
      assert.ok(editionId)
      return { siteId, formId, editionId, form }
    })

  const sending = (
    { formId, editionId, form }: Racing,
    answers: Answers,
    who: string,
    key: string | null = null,
  ): Sending => ({
    formId,
    title: 'Evening',
    edition: { id: editionId, form },
    answers,
    files: new Map(),
    key,
    network: who,
    browser: who,
    page: { path: '/contact', id: null },
    language: 'en-US',
    isTest: false,
    signs: { isTrapFilled: false, took: 20_000, proof: null },
  })
  const count = async (table: string, { siteId }: Racing): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where site_id = ${siteId}`.execute(database.root)
    return rows[0]?.n ?? 0
  }
  const wanting = (n: number): Answers =>
    new Map<string, Answer>([
      ['mail01', `guest${n}@example.com`],
      ['evening1', { options: ['monday1'] }],
    ])

  test('the last place is wanted by a hundred at once: one has it, and nothing of the others is stored', async () => {
    const race = await aRace(evening)
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        onSite(race.siteId, (ctx) => storeSubmission(ctx, sending(race, wanting(n), `network ${n}`))),
      ),
    )
    assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.ok(all.every((one) => one.status === 'fulfilled' || one.reason instanceof NoPlace))
    assert.equal(await count('submissions', race), 1)
  })

  const once: Form = {
    ...aForm([{ id: 'mail01', kind: 'mail', label: 'Email', required: true }]),
    once: 'mail-link',
  }
  const twoAnswers = async (): Promise<Racing & { readonly ids: readonly Id[] }> => {
    const race = await aRace(once)
    const answers: Answers = new Map([['mail01', 'ada@example.com']])
    const send = (n: number) =>
      onSite(race.siteId, (ctx) => storeSubmission(ctx, sending(race, answers, `network ${n}`)))
    return { ...race, ids: [(await send(1)).id, (await send(2)).id] }
  }

  test('one answer a person: of two that are confirmed at once one counts', async () => {
    const race = await twoAnswers()
    const came = await Promise.all(
      race.ids.flatMap((id) => [id, id]).map((id) => onSite(race.siteId, (ctx) => confirmAnswer(ctx, id))),
    )
    assert.deepEqual(came.toSorted(), ['answered-before', 'answered-before', 'confirmed', 'confirmed'])
    const { rows } = await sql<{ state: string }>`
      select state from submissions where site_id = ${race.siteId} order by state`.execute(database.root)
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['new', 'waiting'],
    )
  })

  test('who looks for an answer of the person and then counts theirs lets both in: the test above can fail', async () => {
    const race = await twoAnswers()
    const looked = meeting(2)
    await Promise.all(
      race.ids.map((id) =>
        onSite(race.siteId, async (ctx) => {
          const { rows } = await sql`
            select from submissions where site_id = ${race.siteId} and email = 'ada@example.com' and state = 'new'`.execute(
            ctx.db,
          )
          await looked()
          if (rows.length === 0)
            await sql`update submissions set state = 'new' where site_id = ${race.siteId} and id = ${id}`.execute(
              ctx.db,
            )
        }),
      ),
    )
    const { rows } = await sql`
      select from submissions where site_id = ${race.siteId} and state = 'new'`.execute(database.root)
    assert.equal(rows.length, 2)
  })

  test('who looks for a place and then takes it gives more than there are: the test above can fail', async () => {
    const race = await aRace(evening)
    const looked = meeting(4)
    const taken = (ctx: Ctx) =>
      sql<{ n: number }>`
        select coalesce(sum(taken), 0)::int as n from form_places where site_id = ${race.siteId}`.execute(
        ctx.db,
      )
    await Promise.all(
      Array.from({ length: 4 }, () =>
        onSite(race.siteId, async (ctx) => {
          const { rows } = await taken(ctx)
          await looked()
          if ((rows[0]?.n ?? 0) >= 1) return
          await sql`
            insert into form_places (site_id, form_id, option_id, taken) values (${race.siteId}, ${race.formId}, 'monday1', 1)
            on conflict (site_id, form_id, option_id) do update set taken = form_places.taken + 1`.execute(
            ctx.db,
          )
        }),
      ),
    )
    const { rows } = await onSite(race.siteId, taken)
    assert.equal(rows[0]?.n, 4)
  })

  for (const [name, key] of [
    ['with a token', 'a key of the page'],
    ['without', null],
  ] as const)
    test(`fifty that send the same at once, ${name}: one row, one mail, one reference`, async () => {
      const race = await aRace(aForm([{ id: 'mail01', kind: 'mail', label: 'Email', required: true }]))
      await onSite(race.siteId, (ctx) =>
        sql`
          insert into form_recipients (site_id, form_id, id, email, is_default, confirmed_at, created_at)
          values (${race.siteId}, ${race.formId}, 'owner01', 'owner@example.com', true, now(), now())`.execute(
          ctx.db,
        ),
      )
      const answers: Answers = new Map([['mail01', 'ada@example.com']])
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          onSite(race.siteId, (ctx) => storeSubmission(ctx, sending(race, answers, 'one browser', key))),
        ),
      )
      assert.equal(new Set(all.map(({ reference }) => reference)).size, 1)
      assert.equal(await count('submissions', race), 1)
      const [first] = all
      assert.ok(first)
      await Promise.all(
        Array.from({ length: 5 }, () => onSite(race.siteId, (ctx) => followUp(ctx, first.id))),
      )
      assert.deepEqual([await count('mails', race), await count('contacts', race)], [1, 1])
    })

  test('who looks whether it was sent and then stores it stores it again: the test above can fail', async () => {
    const race = await aRace(evening)
    const looked = meeting(4)
    await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        onSite(race.siteId, async (ctx) => {
          const before = await sql`select from submissions where site_id = ${race.siteId}`.execute(ctx.db)
          await looked()
          if (before.rows.length === 0)
            await sql`
              insert into submissions (site_id, id, form_id, edition_id, key, reference, state, answers, words, page_path, language, sent_at, state_at)
              values (${race.siteId}, gen_random_uuid(), ${race.formId}, ${race.editionId}, ${`naive ${n} key`}, ${`naive ${n}`}, 'new', '{}', '', '/', 'en-US', now(), now())`.execute(
              ctx.db,
            )
        }),
      ),
    )
    assert.equal(await count('submissions', race), 4)
  })
})
