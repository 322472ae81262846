import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { HOUR, MINUTE, systemClock } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Database } from '../db/database.ts'
import { createJobs, type Jobs } from '../jobs/jobs.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { runAsSystem } from '../system-ctx.ts'
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts'
import { until } from '../testing/until.ts'
import { testDatabase, testTools } from '../testing/world.ts'
import {
  forgetMails,
  listMails,
  type MailRecord,
  type MailState,
  readMail,
  settleMail,
  strandedMails,
  takeMail,
} from './mail.store.ts'
import { defineMail } from './mail-type.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { button, heading, link, list, paragraph, small, strong, table } from './parts.ts'
import { mailJob, mailSending, mailUpkeep, nextAttempt, resendMail, sendMail } from './send-mail.ts'

interface Greeting {
  readonly name: string
  readonly subject?: string
}

const greeting = defineMail<Greeting>({
  name: 'test.greeting',
  audience: 'owner',
  urgency: 'telling',
  sample: { name: 'Ada' },
  render: ({ name, subject }) => ({
    subject: subject ?? `Hello ${name}`,
    preview: 'A greeting',
    parts: [
      heading('Good day'),
      paragraph('Dear ', strong(name), ', read ', link('the page', 'https://example.com/?a=1&b=2'), '.'),
      button('Open', 'https://example.com/open?token=1&x=<>'),
      list(['one'], ['two']),
      table(['What', 'Sum'], [['Mug', '€ 4.00']]),
      small('You get this because you asked.'),
    ],
  }),
})

let database: Database
let sink: SmtpSink
let jobs: Jobs
let mailer: Mailer
const base = testTools()
const site = newId()

const toolsFor = (smtpUrl: string | null) => ({ ...base, config: { ...base.config, smtpUrl } })
const surroundings = (smtpUrl: string | null = sink.url) => ({
  database,
  tools: toolsFor(smtpUrl),
  clock: systemClock,
})
type Order = Parameters<typeof sendMail<Greeting>>[2]

const asSystem = <T>(
  work: Parameters<typeof runAsSystem<T>>[2],
  siteId: Id | null = site,
  smtpUrl: string | null = sink.url,
) => runAsSystem(surroundings(smtpUrl), { siteId, reason: 'test' }, work)
const order = (given: Partial<Order> = {}): Promise<Id> =>
  asSystem((ctx) =>
    sendMail(ctx, greeting, {
      to: { address: 'a@example.com' },
      input: { name: 'Ada' },
      locale: 'en-US',
      ...given,
    }),
  )
const send = (address: string, siteId: Id | null = site, smtpUrl: string | null = sink.url) =>
  asSystem(
    (ctx) =>
      sendMail(ctx, greeting, { to: { name: 'Ada', address }, input: { name: 'Ada' }, locale: 'en-US' }),
    siteId,
    smtpUrl,
  )
/** One that is kept where no server is, and then set so. */
async function kept(address: string, change = sql`state = 'kept'`): Promise<Id> {
  const id = await send(address, site, null)
  await sql`update mails set ${change} where id = ${id}::uuid`.execute(database.root)
  return id
}
const read = (id: Id, siteId: Id | null = site): Promise<MailRecord | null> =>
  database.transaction('platform', (db) => readMail(db, siteId, id))

/** A mail once it is so. */
const mailOnce = (
  id: Id,
  holds: (mail: MailRecord) => boolean,
  siteId: Id | null = site,
): Promise<MailRecord> =>
  until(async () => {
    const mail = await read(id, siteId)
    return mail && holds(mail) && mail
  }, 30_000)

const settled = (id: Id, ...states: MailState[]): Promise<MailRecord> =>
  mailOnce(id, ({ state }) => states.includes(state))

/** Lets what was put off begin now. */
async function hurry(): Promise<void> {
  await sql`update jobs.job set start_after = now() where name = 'mail.send' and state = 'created'`.execute(
    database.root,
  )
}

/** Does what is done every quarter of an hour with mails that were left behind. */
async function findStranded(): Promise<void> {
  const [finder] = mailUpkeep
  await finder?.run(
    {
      transaction: <T>(work: Parameters<typeof runAsSystem<T>>[2]) => asSystem(work, null),
      log: base.log,
    } as never,
    new Date(),
  )
}

before(async () => {
  database = await testDatabase()
  sink = await startSmtpSink()
  // Longer than the machine may be busy with something else while a server answers at once.
  mailer = createMailer({ url: sink.url, silence: 3000, rest: 20 })
  jobs = createJobs({ ...surroundings(), jobs: [mailJob(mailer, createMetrics())], recurring: [] })
  await jobs.work()
})

after(async () => {
  await jobs.stop(3000)
  mailer.close()
  await sink.close()
})

const last = () => sink.received.at(-1) ?? assert.fail('nothing has come')

describe('a mail', () => {
  test('leaves after the commit, in HTML and plain text, from us, to one recipient', async () => {
    const mail = await settled(await send('plain@example.com'), 'sent')
    const { email, from, to } = last()
    assert.deepEqual([from, to], [base.config.mailFrom.address, ['plain@example.com']])
    assert.deepEqual(email.from, { name: 'Portico', address: base.config.mailFrom.address })
    assert.equal(email.subject, 'Hello Ada')
    assert.equal(email.messageId, mail.messageId)
    assert.match(mail.messageId, new RegExp(`^<${mail.id}@`))
    for (const text of [email.text ?? '', email.html ?? '']) {
      const all = [
        'Good day',
        'Ada',
        'the page',
        'https://example.com/',
        'Open',
        'two',
        'Mug',
        '€ 4.00',
        'you asked',
      ]
      for (const words of all) assert.ok(text.includes(words), `${words} in ${text.slice(0, 40)}`)
    }
    assert.ok(email.html?.includes('href="https://example.com/open?token=1&amp;x=&lt;&gt;"'))
    assert.doesNotMatch(email.html ?? '', /fonts\.googleapis|<link |@import|<script/)
    assert.match(email.html ?? '', /<html lang="en-US" dir="ltr"/)
    assert.equal(email.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-generated')
    assert.deepEqual([mail.attempts, mail.answerCode, mail.uncertain], [1, 250, 0])
  })

  test('never was, when the transaction is rolled back', async () => {
    const before = sink.messages.length
    const failing = asSystem(async (ctx) => {
      const given = { to: { address: 'gone@example.com' }, input: { name: 'A' }, locale: 'en-US' } as const
      await sendMail(ctx, greeting, given)
      throw new Error('and back')
    })
    await assert.rejects(failing, /and back/)
    await settled(await send('after@example.com'), 'sent')
    assert.equal(sink.messages.length, before + 1)
  })

  test('without a mail server is kept for the developer', async () => {
    const id = await send('kept@example.com', null, null)
    const mail = await read(id, null)
    assert.deepEqual([mail?.state, mail?.siteId, mail?.attempts], ['kept', null, 0])
    assert.ok(mail?.plain.includes('Good day'))
  })

  test('of the product itself has no site, and leaves too', async () => {
    const id = await send('product@example.com', null)
    await mailOnce(id, ({ state }) => state === 'sent', null)
  })

  test('carries name, answers-to, lists and files as they were ordered', async () => {
    const id = await order({
      to: { name: 'Zoë "Z" <x>', address: 'many@example.com' },
      input: { name: 'Zoë' },
      locale: 'de-DE',
      brand: { name: 'Café Größe, "Bar" <b>', accent: '#ffee00' },
      replyTo: 'owner@example.org',
      headers: {
        'List-Unsubscribe': '<https://example.com/u>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: [
        { name: 'Rechnung ä.txt', type: 'text/plain', base64: Buffer.from('sum').toString('base64') },
      ],
    })
    await settled(id, 'sent')
    const { email } = last()
    assert.equal(email.from?.name, 'Café Größe, "Bar" <b>')
    assert.deepEqual(email.to, [{ name: 'Zoë "Z" <x>', address: 'many@example.com' }])
    assert.equal(email.replyTo?.[0]?.address, 'owner@example.org')
    assert.equal(
      email.headers.find(({ key }) => key === 'list-unsubscribe')?.value,
      '<https://example.com/u>',
    )
    assert.deepEqual(
      email.attachments.map(({ filename, mimeType }) => [filename, mimeType]),
      [['Rechnung ä.txt', 'text/plain']],
    )
    assert.ok(email.html?.includes('Café Größe, &quot;Bar&quot; &lt;b&gt;'))
  })
})

describe('what strangers wrote into it', () => {
  const markup = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</td></mj-text><mj-include path="/etc/passwd"/>',
    '{{7*7}}',
    '&lt;b&gt;',
    '<mj-raw><b>x</b></mj-raw>',
    ']]>',
    '<!--',
  ]
  test('is shown as it is', async () => {
    const name = markup.join(' ')
    await settled(await order({ input: { name, subject: 'S' } }), 'sent')
    const { email } = last()
    for (const one of markup) assert.ok(email.text?.replaceAll(/\s+/g, ' ').includes(one), one)
    assert.doesNotMatch(email.html ?? '', /<script|<img|onerror=alert\(1\)>|root:|<b>x/)
  })

  test('an address that would run is a fault of ours', async () => {
    const bad = defineMail({
      ...greeting,
      render: () => ({ subject: 'x', preview: '', parts: [button('Go', 'javascript:alert(1)')] }),
    })
    const failing = asSystem((ctx) =>
      sendMail(ctx, bad, { to: { address: 'a@example.com' }, input: { name: '' }, locale: 'en-US' }),
    )
    await assert.rejects(failing, /Not an address/)
  })

  const breaks = ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\u000B', '\u001B', '\r\n ', '\n\t']
  const payloads = breaks.flatMap((end) => [
    `x${end}Bcc: evil@example.com`,
    `${end}.${end}MAIL FROM:<e@example.com>`,
  ])
  test(`${payloads.length * 5} attempts to add a header are refused`, async () => {
    const count = sink.messages.length
    const attempt = (given: Partial<Order>, subject = 'S') =>
      assert.rejects(order({ input: { name: 'N', subject }, ...given }), { code: 'mail.header' })
    for (const payload of payloads) {
      await attempt({}, payload)
      await attempt({ to: { name: payload, address: 'a@example.com' } })
      await attempt({ brand: { name: payload } })
      await attempt({ headers: { 'List-Id': payload } })
      await attempt({ to: { address: `a@example.com${payload}` } })
    }
    for (const name of ['Bcc', 'To', 'From', 'Subject', 'X-A: b\r\nBcc', 'Content-Type', 'x y']) {
      await attempt({ headers: { [name]: 'x' } })
    }
    await sleep(100)
    assert.equal(sink.messages.length, count)
  })

  test('a name of before, with what no header takes, keeps no mail from leaving', async () => {
    // What names were once given with: control characters of Latin-1, but its line end.
    const old = Array.from({ length: 32 }, (_, at) => String.fromCharCode(0x80 + at)).filter(
      (character) => character !== '\u0085',
    )
    const name = `Mira${old.join('')}Okafor`
    const to = { name, address: 'of-before@example.com' }
    const mail = await settled(await order({ to, input: { name }, brand: { name } }), 'sent')
    const { email } = last()
    const plain = ['Mira Okafor', 'Mira Okafor', 'Hello Mira Okafor']
    assert.deepEqual([mail.to.name, mail.from.name, mail.subject], plain)
    assert.deepEqual([email.to?.[0]?.name, email.from?.name, email.subject], plain)
  })
})

describe('what the mail server says', () => {
  test('no for the recipient or the message: failed at once', async () => {
    for (const [at, code] of [
      ['rcpt', 550],
      ['rcpt', 552],
      ['rcpt', 551],
      ['data', 554],
    ] as const) {
      sink.script(`${at}${code}@example.com`, { at, code, text: '5.1.1 no such user' })
      const mail = await settled(await send(`${at}${code}@example.com`), 'failed')
      assert.deepEqual([mail.attempts, mail.answerCode], [1, code])
      assert.match(mail.answer ?? '', /no such user/)
    }
  })

  test('not now for the recipient or the message: put off, then sent', async () => {
    const all: string[] = []
    // One after another: 421 closes a connection, with whatever else is under way on it.
    for (const at of ['rcpt', 'data'] as const)
      for (const code of [450, 451, 421]) {
        const address = `t${code}${at}@example.com`
        // Each time: an attempt on a connection that was kept from before is made once more on a new one.
        sink.script(address, { at, code, text: 'try later' })
        const id = await send(address)
        const waiting = await mailOnce(id, (mail) => mail.attempts === 1 && mail.state === 'queued')
        assert.equal(waiting.answerCode, code)
        assert.ok(waiting.dueAt.getTime() - Date.now() > 40_000)
        sink.script(address, 'take')
        all.push(id)
      }
    await hurry()
    for (const id of all) assert.equal((await settled(id, 'sent')).attempts, 2)
  })

  test('the connection drops before the message: put off, then sent once', async () => {
    sink.script('early@example.com', { at: 'rcpt', drop: true })
    const id = await send('early@example.com')
    const waiting = await mailOnce(id, (mail) => mail.attempts === 1 && mail.state !== 'sending')
    assert.deepEqual([waiting.state, waiting.uncertain], ['queued', 0])
    sink.script('early@example.com', 'take')
    await hurry()
    await settled(id, 'sent')
    assert.equal(sink.messages.filter((raw) => raw.includes('early@example.com')).length, 1)
  })

  test('the connection drops after the message: unknown, sent once more under the same Message-ID', async () => {
    sink.script('late@example.com', { at: 'data', drop: true }, 'take')
    const id = await send('late@example.com')
    const unknown = await settled(id, 'unknown')
    assert.deepEqual([unknown.uncertain, unknown.settledAt], [1, null])
    await hurry()
    const mail = await settled(id, 'sent')
    const copies = sink.messages.filter((raw) => raw.includes('late@example.com'))
    assert.equal(copies.length, 2)
    assert.ok(copies.every((raw) => raw.includes(`Message-ID: ${mail.messageId}`)))
    assert.equal(copies[0]?.match(/^Date: .*$/m)?.[0], copies[1]?.match(/^Date: .*$/m)?.[0])
  })

  test('it drops each time after the message: unknown for good, until a person sends it again', async () => {
    sink.script('never@example.com', { at: 'data', drop: true })
    const id = await send('never@example.com')
    await settled(id, 'unknown')
    await hurry()
    const mail = await mailOnce(id, ({ settledAt }) => settledAt !== null)
    assert.deepEqual([mail.state, mail.uncertain, mail.attempts], ['unknown', 2, 2])
    sink.script('never@example.com', 'take')
    const again = () => asSystem((ctx) => resendMail(ctx, id))
    assert.equal(await again(), true)
    await settled(id, 'sent')
    assert.equal(await again(), false)
  })

  test('it is silent after the message: unknown', async () => {
    sink.script('slow@example.com', { at: 'data', milliseconds: 8000 })
    assert.equal((await settled(await send('slow@example.com'), 'unknown')).uncertain, 1)
  })

  test('an attempt that nobody finished is made again, and counted as uncertain', async () => {
    const id = await kept(
      'crashed@example.com',
      sql`state = 'sending', attempts = 1, due_at = now() - interval '2 hours'`,
    )
    const stranded = await database.transaction('platform', strandedMails)
    assert.deepEqual(
      stranded.filter((mail) => mail.id === id),
      [{ siteId: site, id, urgency: 'telling' }],
    )
    await findStranded()
    const mail = await settled(id, 'sent')
    assert.deepEqual([mail.attempts, mail.uncertain], [2, 1])
  })

  test('a mail whose sending ends its process each time is tried twice, then left to a person', async () => {
    const id = await kept('deadly@example.com', sql`state = 'queued'`)
    let tries = 0
    // What a process that ends here leaves behind: the mail is taken, and nothing is written of what came of it.
    const deadly = mailJob({
      ...mailer,
      ready: async () => {},
      send: async () => {
        tries += 1
        throw new Error('and the process is gone')
      },
    })
    const run = {
      siteId: site,
      log: base.log,
      transaction: asSystem,
    } as never
    const tryOften = async () => {
      for (let n = 0; n < 10; n += 1) await deadly.run(run, { mailId: id }).catch(() => {})
      return read(id)
    }
    const left = await tryOften()
    assert.equal(tries, 2)
    assert.deepEqual([left?.state, left?.attempts, left?.uncertain], ['unknown', 2, 2])
    assert.ok(left?.settledAt)
    assert.equal(left.answer, 'More than once it is not known how sending it ended.')
    const stranded = await database.transaction('platform', strandedMails)
    assert.ok(!stranded.some((mail) => mail.id === id), 'nobody looks for it any more')

    // Whoever sends it again has one try for it.
    await sql`update mails set state = 'queued', settled_at = null where id = ${id}::uuid`.execute(
      database.root,
    )
    assert.equal((await tryOften())?.state, 'unknown')
    assert.equal(tries, 3)
  })

  test('an answer with what no column takes is kept without it', async () => {
    const id = await kept('zero@example.com', sql`state = 'sending'`)
    await database.transaction('platform', (db) =>
      settleMail(db, site, id, { state: 'sent', answer: '250 2.0.0 Ok\0: queued', code: 250 }),
    )
    const mail = await read(id)
    assert.deepEqual([mail?.state, mail?.answer], ['sent', '250 2.0.0 Ok: queued'])
  })

  test('what is put off, left behind or sent again keeps its urgency', async () => {
    const urgencyOf = async (id: Id, where = sql`true`): Promise<number | undefined> => {
      const { rows } = await sql<{ priority: number }>`
        select priority from jobs.job where name = ${mailSending.name} and data -> 'input' ->> 'mailId' = ${id} and ${where}
        order by created_on desc limit 1`.execute(database.root)
      return rows[0] && Math.ceil(rows[0].priority / 1_000_000)
    }
    const later = sql`start_after > now()`
    sink.script('put-off@example.com', { at: 'rcpt', code: 450, text: 'try later' })
    const id = await send('put-off@example.com')
    assert.equal(await urgencyOf(id), 10, 'as it was queued')
    await mailOnce(id, (mail) => mail.attempts === 1 && mail.state === 'queued')
    assert.equal(await urgencyOf(id, later), 10, 'put off')
    sink.script('put-off@example.com', { at: 'rcpt', code: 550, text: 'no' })
    await hurry()
    await settled(id, 'failed')
    await asSystem((ctx) => resendMail(ctx, id))
    assert.equal(await urgencyOf(id), 10, 'sent again by a person')
    await settled(id, 'failed')

    const stranded = await kept(
      'behind@example.com',
      sql`state = 'queued', due_at = now() - interval '2 hours'`,
    )
    await findStranded()
    assert.equal(await urgencyOf(stranded), 10, 'left behind')
    await settled(stranded, 'sent')
  })

  test('nobody is there: put off; nothing is lost', async () => {
    const lost = createMailer({ url: 'smtp://127.0.0.1:9', rest: 10 })
    const mail = await read(await kept('nowhere@example.com'))
    assert.ok(mail)
    const outcome = await lost.send(mail)
    assert.deepEqual([outcome.kind, outcome.kind === 'deferred' && outcome.isBusy], ['deferred', true])
    assert.equal((await lost.check()).ok, false)
    lost.close()
  })

  test('a clock that is put back while the server is left alone makes its rest no longer', async () => {
    const lost = createMailer({ url: 'smtp://127.0.0.1:9', rest: 10 })
    const mail = await read(await kept('rest@example.com'))
    assert.ok(mail)
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    try {
      await lost.send(mail)
      mock.timers.setTime(Date.now() - HOUR)
      await lost.ready(AbortSignal.timeout(5000))
    } finally {
      mock.timers.reset()
      lost.close()
    }
  })

  test('pauses grow to eight hours, and end after two days', () => {
    const createdAt = new Date(0)
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) =>
      nextAttempt({ attempts, createdAt }, 0)?.getTime(),
    )
    assert.deepEqual(
      pauses.map((at) => (at ?? 0) / MINUTE),
      [1, 5, 15, 60, 120, 240, 480, 480],
    )
    assert.equal(nextAttempt({ attempts: 9, createdAt }, 41 * HOUR), null)
  })
})

describe('the log of mails', () => {
  test('is read by page, state, kind and address; a site sees its own', async () => {
    const other = newId()
    const id = await send('Listed@Example.com', other, null)
    await database.transaction({ site: other }, async (db) => {
      const mails = await listMails(db, { limit: 50 })
      assert.deepEqual(
        mails.map((mail) => [mail.id, mail.siteId]),
        [[id, other]],
      )
      assert.equal(await readMail(db, site, id), null)
      assert.equal(await takeMail(db, site, id), null)
    })
    await database.transaction('platform', async (db) => {
      const first = await listMails(db, { limit: 3 })
      const before = first.at(-1)
      const second = await listMails(db, { limit: 3, ...(before ? { behind: before } : {}) })
      assert.equal(new Set([...first, ...second].map((mail) => mail.id)).size, 6)
      assert.deepEqual(
        (await listMails(db, { limit: 9, address: 'listed@EXAMPLE.com' })).map((mail) => mail.id),
        [id],
      )
      assert.ok(
        (await listMails(db, { limit: 99, state: 'failed' })).every(({ state }) => state === 'failed'),
      )
      assert.ok((await listMails(db, { limit: 99, siteId: null })).every(({ siteId }) => siteId === null))
      assert.equal((await listMails(db, { limit: 9, kind: 'no.such' })).length, 0)
    })
  })

  test('forgets what is old and settled', async () => {
    const old = sql`created_at = now() - interval '91 days'`
    const id = await kept('old@example.com', old)
    const waiting = await kept('waiting@example.com', sql`${old}, state = 'queued'`)
    await database.transaction('platform', forgetMails)
    assert.equal(await read(id), null)
    assert.ok(await read(waiting))
  })
})
