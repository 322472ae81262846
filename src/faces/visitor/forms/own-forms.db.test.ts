import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { asOwner } from '#areas/pages/testing.ts'
import { joinList, linkToken } from '#areas/contacts/index.ts'
import { aList, joining } from '#areas/contacts/testing.ts'
import { aForm, aReleasedForm, followUp, type Form, type FormItem, type Rule } from '#areas/forms/testing.ts'
import { newId } from '#kernel/ids.ts'
import { listening } from '#platform/testing/listening.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { aReleasedSite, type Met, openVisitors, pageOf, showing, visitorsOfTests } from '../testing.ts'

// Forms of the area, as a browser without script sends them.

const BLOCK = 'ourform'

interface Shown {
  readonly siteId: string
  readonly slug: string
  readonly formId: string
}

const database = await testDatabase()
let { street } = await visitorsOfTests()

/** A released site whose page `/contact` shows a form. */
async function aSiteWith(form?: Form): Promise<Shown> {
  const { id: siteId, slug, owner } = await aReleasedSite()
  const formId = await database.transaction('platform', async (db) => {
    const id = await aReleasedForm(asOwner(testCtx(db), owner, siteId), form)
    await showing(siteId, pageOf(BLOCK, 'forms.form', { form: id })).execute(db)
    return id
  })
  return { siteId, slug, formId }
}

/** What a browser finds in a form that it was sent: hidden values, to be sent along. */
function hiddenIn(html: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const of = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    found[of(' name')] = of(' value')
  }
  return found
}

/** What is hidden in the form of a page that a browser asks for. */
const begin = async ({ slug }: Shown) => hiddenIn((await street.ask(slug, '/contact')).text)

const OWN = { 'sec-fetch-site': 'same-origin', accept: 'text/html' }
const post = async (
  { slug, formId }: Shown,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Met> =>
  street.post(slug, `/_/forms/${formId}`, new URLSearchParams(fields).toString(), {
    ...OWN,
    ...headers,
  })

/** Presses the button of a page that a mail leads to; gives the page that it leads to. */
async function press(
  { slug }: Shown,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const form = new URLSearchParams({ _block: 'oneblock', ...fields }).toString()
  const { headers } = await street.post(slug, path, form, OWN)
  return (await street.ask(slug, String(headers.location))).text
}

const stored = async ({ siteId }: Shown) =>
  (
    await sql<{ reference: string; state: string; answers: Record<string, unknown>; page_path: string }>`
      select reference, state, answers, page_path from submissions where site_id = ${siteId} order by sent_at`.execute(
      database.root,
    )
  ).rows

const GIVEN = { name01: 'Ada', mail01: 'Ada@Example.com', text01: 'Do you mend chairs?' }

describe('a form without script', () => {
  test('is stored once, and its sender sees the words of its ending with the reference', async () => {
    const site = await aSiteWith()
    const page = await street.ask(site.slug, '/contact')
    assert.equal(page.status, 200)
    const hidden = hiddenIn(page.text)
    const { status, headers } = await post(site, { ...hidden, ...GIVEN })
    assert.equal(status, 303)
    const again = await post(site, { ...hidden, ...GIVEN })
    assert.equal(again.headers.location, headers.location)
    const [message, ...more] = await stored(site)
    assert.ok(message && more.length === 0, 'sent twice is one message')
    assert.deepEqual(
      [message.answers['mail01'], message.state, message.page_path],
      ['ada@example.com', 'new', '/contact'],
    )
    const seen = await street.ask(site.slug, String(headers.location))
    assert.equal(seen.status, 200)
    assert.match(seen.text, new RegExp(`Thank you\\..*${message.reference}`, 's'))
    assert.equal((await street.ask(site.slug, '/contact/sent/forged.x')).status, 404)
  })

  test('says what is wrong, on top and at the field, and keeps what was typed', async () => {
    const site = await aSiteWith()
    const hidden = await begin(site)
    const { status, text } = await post(site, { ...hidden, ...GIVEN, mail01: 'ada@', name01: '"><b>Ada' })
    assert.equal(status, 422)
    assert.match(text, /role="alert".*<a href="#b-ourform-c-mail01">Email<\/a>: Enter a valid email/s)
    assert.match(text, /value="&quot;&gt;&lt;b&gt;Ada"/)
    assert.match(text, /<textarea[^>]*>Do you mend chairs\?<\/textarea>/)
    assert.match(
      text,
      /id="b-ourform-c-mail01"[^>]*aria-describedby="b-ourform-e-mail01"[^>]*aria-invalid="true"/,
    )
    assert.equal((await stored(site)).length, 0)
  })
})

const question = (id: string, label: string, more: object = {}): FormItem =>
  ({ id, kind: 'text', label, ...more }) as FormItem

describe('a form of several pages without script', () => {
  const pages = aForm([
    question('first01', 'First name', { required: true }),
    { id: 'page02', kind: 'page', label: 'Your visit' },
    question('second01', 'Reason', { required: true }),
    { id: 'file01', kind: 'file', label: 'Photo', groups: ['picture'], most: 2 },
    { id: 'page03', kind: 'page', label: 'Anything else' },
    question('third01', 'Remark'),
  ])

  test('goes on and back without loss, and is one message in the end', async () => {
    const site = await aSiteWith(pages)
    const begun = await begin(site)
    const missing = await post(site, { ...begun, 'form-go': 'next' })
    assert.equal(missing.status, 422)
    const second = await post(site, { ...begun, first01: 'Ada', 'form-go': 'next' })
    assert.equal(second.status, 200)
    assert.match(second.text, /Step 2 of 3.*Your visit.*Reason/s)
    const back = await post(site, { ...hiddenIn(second.text), second01: 'Chairs', 'form-go': 'back' })
    assert.match(back.text, /name="first01" value="Ada"/)
    const again = await post(site, { ...hiddenIn(back.text), first01: 'Ada L.', 'form-go': 'next' })
    assert.match(again.text, /name="second01" value="Chairs"/)
    const third = await post(site, { ...hiddenIn(again.text), second01: 'Chairs', 'form-go': 'next' })
    assert.match(third.text, /Step 3 of 3.*value="send"/s)
    assert.equal((await stored(site)).length, 0)
    const sent = await post(site, { ...hiddenIn(third.text), third01: '', 'form-go': 'send' })
    assert.equal(sent.status, 303)
    assert.deepEqual(
      (await stored(site)).map(({ answers }) => answers),
      [{ first01: 'Ada L.', second01: 'Chairs' }],
    )
  })

  test('does not take a handle of another form for what was sent before', async () => {
    const [site, other] = [await aSiteWith(pages), await aSiteWith(pages)]
    const begun = await begin(other)
    const second = await post(other, { ...begun, first01: 'Ada', 'form-go': 'next' })
    const own = await begin(site)
    const forged = { ...hiddenIn(second.text), 'form-edition': own['form-edition'] ?? '' }
    const { text } = await post(site, { ...forged, second01: 'x', 'form-go': 'next' })
    assert.match(text, /earlier answers have expired/)
  })

  test('is not whole without what a page before the last asks for, whichever page is sent', async () => {
    const site = await aSiteWith(pages)
    const begun = await begin(site)
    const second = await post(site, { ...begun, first01: 'Ada', 'form-go': 'next' })
    const last = { ...hiddenIn(second.text), 'form-page': 'page03', 'form-go': 'send' }
    const { status, text } = await post(site, last)
    assert.equal(status, 422)
    assert.match(text, /Step 2 of 3.*Reason/s)
    assert.equal((await stored(site)).length, 0)
  })
})

test('what is sensitive is stored sealed, and in no other column of its message', async () => {
  const site = await aSiteWith(
    aForm([
      question('name01', 'Name'),
      { id: 'health', kind: 'long-text', label: 'Illnesses', sensitive: true },
    ]),
  )
  const begun = await begin(site)
  const { status } = await post(site, { ...begun, name01: 'Ada', health: 'Hay fever since the spring' })
  assert.equal(status, 303)
  const { rows } = await sql<{ open: string; isSealed: boolean }>`
    select (to_jsonb(submissions) - 'sealed')::text as open, sealed is not null as "isSealed"
    from submissions where site_id = ${site.siteId}`.execute(database.root)
  const [row] = rows
  assert.ok(row?.isSealed)
  assert.match(row.open, /Ada/)
  assert.doesNotMatch(row.open, /hay fever/i)
})

describe('what answers bring into sight', () => {
  const rule: Rule = {
    id: 'rule001',
    match: 'all',
    tests: [{ field: 'choice01', kind: 'is', value: 'other01' }],
    deed: { kind: 'show', item: 'detail01' },
  }
  const form = aForm(
    [
      {
        id: 'choice01',
        kind: 'choice',
        label: 'Topic',
        options: [
          { id: 'chairs1', label: 'Chairs' },
          { id: 'other01', label: 'Something else' },
        ],
      },
      question('detail01', 'What is it?', { required: true }),
    ],
    [rule],
  )

  test('is asked once an answer asks for it; what was not to be shown is not kept', async () => {
    const site = await aSiteWith(form)
    const begun = await begin(site)
    const plain = await post(site, { ...begun, choice01: 'chairs1', detail01: 'sent all the same' })
    assert.equal(plain.status, 303)
    assert.deepEqual(
      (await stored(site)).map(({ answers }) => Object.keys(answers)),
      [['choice01']],
    )
    const asked = await post(site, { ...begun, choice01: 'other01' })
    assert.equal(asked.status, 422)
    assert.match(asked.text, /data-item="detail01"(?![^>]*hidden)/)
    const done = await post(site, { ...hiddenIn(asked.text), choice01: 'other01', detail01: 'A table' })
    assert.equal(done.status, 303)
  })
})

describe('files', () => {
  const form = aForm([
    question('name01', 'Name', { required: true }),
    { id: 'file01', kind: 'file', label: 'Photo', groups: ['picture'], most: 2 },
  ])
  const GIF = 'GIF89a and what follows'

  const upload = (
    site: Shown,
    fields: Readonly<Record<string, string>>,
    file: { name: string; bytes: string },
  ) => {
    const part = (head: string, body: string): string =>
      `--xx\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
    const words = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
    const body = `${words.join('')}${part(`name="file01"; filename="${file.name}"`, file.bytes)}--xx--\r\n`
    return street.post(site.slug, `/_/forms/${site.formId}`, body, {
      ...OWN,
      'content-type': 'multipart/form-data; boundary=xx',
    })
  }
  const files = async ({ siteId }: Shown) =>
    (
      await sql<{ name: string; submission_id: string | null; field: string }>`
        select name, submission_id, field from submission_files where site_id = ${siteId} order by id`.execute(
        database.root,
      )
    ).rows

  test('are kept while something else is wrong, and go with the message', async () => {
    const site = await aSiteWith(form)
    const begun = await begin(site)
    const wrong = await upload(site, { ...begun, name01: '' }, { name: 'chair.gif', bytes: GIF })
    assert.equal(wrong.status, 422)
    const kept = /name="form-kept" checked="" value="([^"]+)"/.exec(wrong.text)?.[1] ?? ''
    assert.match(wrong.text, /value="[^"]+"\/><span>chair\.gif/)
    const sent = await post(site, { ...hiddenIn(wrong.text), name01: 'Ada', 'form-kept': kept })
    assert.equal(sent.status, 303)
    const [file] = await files(site)
    assert.ok(file?.submission_id)
    assert.equal(file.field, 'file01')
  })

  test('R-39: what is not what its name says is told at the field, and not kept', async () => {
    const site = await aSiteWith(form)
    const begun = await begin(site)
    const { status, text } = await upload(
      site,
      { ...begun, name01: 'Ada' },
      { name: 'chair.jpg', bytes: 'MZ\0\x90 a program' },
    )
    assert.equal(status, 422)
    assert.match(text, /“chair\.jpg” is not a file type/)
    assert.match(text, /name="name01"[^>]*value="Ada"/)
    assert.deepEqual(await files(site), [])
  })

  test('a file in which the scanner finds something is told at the field, and not kept; without an answer it is', async () => {
    const scanner = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', (part: Buffer) => {
        if (part.toString().includes('virus')) socket.end('stream: Made-Up FOUND\0')
        else if (part.toString().includes('silence')) socket.destroy()
        else if (part.subarray(-4).readUInt32BE(0) === 0) socket.end('stream: OK\0')
      })
    })
    const port = await listening(scanner)
    const tools = testTools()
    const config = { ...tools.config, clamdAddress: `tcp://127.0.0.1:${port}` }
    const scanning = await openVisitors({ tools: { ...tools, config } })
    const before = street
    street = scanning.street
    try {
      const site = await aSiteWith(form)
      const begun = await begin(site)
      const send = (bytes: string) =>
        upload(site, { ...begun, name01: 'Ada' }, { name: 'chair.gif', bytes: `GIF89a ${bytes}` })
      const { status, text } = await send('a virus')
      assert.equal(status, 422)
      assert.match(text, /“chair\.gif” seems to contain malware/)
      assert.deepEqual(await files(site), [])
      assert.equal((await send('silence')).status, 303)
      assert.equal((await send('a chair')).status, 303)
      assert.equal((await files(site)).length, 2)
    } finally {
      street = before
      await scanning.close()
    }
  })
})

const oncePerson: Form = {
  ...aForm([
    { id: 'mail01', kind: 'mail', label: 'Email', required: true },
    { id: 'text01', kind: 'text', label: 'Wish' },
  ]),
  once: 'mail-link',
}

describe('spam', () => {
  const links = 'https://a.example https://b.example https://c.example https://d.example buy cheap now'

  test('is never refused: it lies under Spam, and its sender sees what all see', async () => {
    const site = await aSiteWith()
    const begun = await begin(site)
    const { status, headers } = await post(site, { ...begun, ...GIVEN, text01: links, 'form-extra': 'x' })
    assert.equal(status, 303)
    assert.match((await street.ask(site.slug, String(headers.location))).text, /Thank you\./)
    assert.equal((await stored(site))[0]?.state, 'spam')
  })

  test('is told before one answer a person is: it does not wait for its sender', async () => {
    const site = await aSiteWith(oncePerson)
    await post(site, { ...(await begin(site)), mail01: 'ada@example.com', text01: links, 'form-extra': 'x' })
    assert.deepEqual(
      (await stored(site)).map(({ state }) => state),
      ['spam'],
    )
  })

  test('past the rate of a network what has no proof lies there, and is kept', async () => {
    const site = await aSiteWith()
    const begun = await begin(site)
    for (let n = 0; n < 12; n += 1) {
      const given = { mail01: `ada${n}@example.com`, text01: `Chair number ${n} of twelve` }
      assert.equal((await post(site, { ...begun, ...GIVEN, ...given })).status, 303)
    }
    const states = (await stored(site)).map(({ state }) => state)
    assert.deepEqual([states.filter((state) => state === 'spam').length, states.length], [2, 12])
  })
})

describe('a form that is closed, full or older', () => {
  test('says so, and takes nothing', async () => {
    const over = await aSiteWith({ ...aForm([question('name01', 'Name')]), closesAt: '2020-01-01T00:00:00Z' })
    assert.match((await street.ask(over.slug, '/contact')).text, /This form is closed/)
    const { status, text } = await post(over, { _page: '/contact', _block: BLOCK, name01: 'Ada' })
    assert.equal(status, 409)
    assert.match(text, /This form is closed/)
    assert.equal((await stored(over)).length, 0)
  })

  test('says at the option that it is full, and on the page from then on', async () => {
    const form = aForm([
      question('name01', 'Name'),
      {
        id: 'day01',
        kind: 'choice',
        label: 'Day',
        options: [
          { id: 'monday1', label: 'Monday', places: 1 },
          { id: 'friday1', label: 'Friday' },
        ],
      },
    ])
    const site = await aSiteWith(form)
    const begun = await begin(site)
    assert.equal((await post(site, { ...begun, name01: 'Ada', day01: 'monday1' })).status, 303)
    const { status, text } = await post(site, { ...begun, name01: 'Bea', day01: 'monday1' })
    assert.equal(status, 422)
    assert.match(text, /No places left for “Monday”/)
    assert.match(text, /name="name01"[^>]*value="Bea"/)
    assert.equal((await stored(site)).length, 1)
  })

  test('drawn before another was released it is taken as it was for a day, then shown anew with what fits', async () => {
    const site = await aSiteWith(aForm([question('name01', 'Name'), question('gone01', 'Old question')]))
    const begun = await begin(site)
    const release = (definition: Form, age: string) =>
      database.transaction('platform', async (db) => {
        const next = newId()
        await sql`
          insert into form_editions (site_id, id, form_id, version, title, definition, created_at)
          values (${site.siteId}, ${next}, ${site.formId}, 99, 'Contact', ${JSON.stringify(definition)}::jsonb, now() - ${age}::interval)`.execute(
          db,
        )
        await sql`update released set edition_id = ${next} where site_id = ${site.siteId} and kind = 'form'`.execute(
          db,
        )
      })
    await release(
      aForm([question('name01', 'Name'), question('new01', 'New question', { required: true })]),
      '1 hour',
    )
    assert.equal((await post(site, { ...begun, name01: 'Ada', gone01: 'x' })).status, 303)
    assert.deepEqual((await stored(site))[0]?.answers, { name01: 'Ada', gone01: 'x' })
    await sql`update form_editions set created_at = now() - interval '25 hours' where site_id = ${site.siteId}`.execute(
      database.root,
    )
    const anew = await post(site, { ...begun, name01: 'Bea', gone01: 'y' })
    assert.equal(anew.status, 422)
    assert.match(anew.text, /This form has changed.*value="Bea".*New question/s)
    assert.equal((await post(site, { ...hiddenIn(anew.text), name01: 'Bea', new01: 'z' })).status, 303)
  })

  test('R-26: is taken from no other site, and from no form of another', async () => {
    const [site, other] = [await aSiteWith(), await aSiteWith()]
    const begun = await begin(site)
    assert.equal((await post(site, { ...begun, ...GIVEN }, { 'sec-fetch-site': 'cross-site' })).status, 403)
    const foreign = await post({ ...site, formId: other.formId }, { ...begun, ...GIVEN })
    assert.equal(foreign.status, 410)
    assert.deepEqual([await stored(site), await stored(other)], [[], []])
  })
})

describe('one answer a person', () => {
  test('counts once the link of its mail was opened and its button pressed; a second one never does', async () => {
    const site = await aSiteWith(oncePerson)
    const follow = (id: string) =>
      database.transaction({ site: site.siteId }, (db) =>
        followUp({ ...testCtx(db), site: { id: site.siteId } }, id),
      )
    const send = async (text01: string): Promise<string> => {
      const begun = await begin(site)
      const { headers } = await post(site, { ...begun, mail01: 'ada@example.com', text01 })
      assert.match((await street.ask(site.slug, String(headers.location))).text, /Check your email/)
      const { rows } = await sql<{ id: string }>`
        select id from submissions where site_id = ${site.siteId} order by sent_at desc limit 1`.execute(
        database.root,
      )
      await follow(rows[0]?.id ?? '')
      const mails = await sql<{ plain: string }>`
        select plain from mails where site_id = ${site.siteId} and kind = 'forms.confirm-answer' order by id desc`.execute(
        database.root,
      )
      return /\/contact\/confirm\/\S+/.exec(mails.rows[0]?.plain ?? '')?.[0] ?? ''
    }
    const confirm = (path: string) =>
      press(site, '/_/answers', { _page: path, token: path.split('/').at(-1) ?? '' })
    const states = async () => (await stored(site)).map(({ state }) => state).toSorted()
    const [first, second] = [await send('A swing'), await send('A slide')]
    assert.match((await street.ask(site.slug, first)).text, /Confirm your answer/)
    assert.deepEqual(await states(), ['waiting', 'waiting'])
    const age = (days: number) =>
      sql`
        update submissions set sent_at = now() - make_interval(days => ${days}::int)
        where site_id = ${site.siteId}`.execute(database.root)
    await age(15)
    assert.match(await confirm(first), /This link has expired/)
    assert.deepEqual(await states(), ['waiting', 'waiting'])
    await age(13)
    assert.match(await confirm(first), /Thank you\./)
    assert.match(await confirm(first), /Thank you\./)
    assert.match(await confirm(second), /You’ve already answered/)
    assert.deepEqual(await states(), ['new', 'waiting'])
    assert.equal((await street.ask(site.slug, '/contact/confirm/forged')).status, 404)
  })
})

describe('links of mails about lists', () => {
  test('show a button, which alone confirms or leaves; forged ones are answered alike', async () => {
    const site = await aSiteWith()
    const { listId, contactId, links } = await database.transaction({ site: site.siteId }, async (db) => {
      const ctx = { ...testCtx(db), site: { id: site.siteId } }
      const id = await aList(ctx, site.siteId)
      await joinList(ctx, joining(id, 'ada@example.com'))
      const { rows } = await sql<{ id: string }>`select contact_id as id from list_members`.execute(db)
      const contactId = rows[0]?.id ?? ''
      const token = (kind: 'confirm' | 'leave') =>
        linkToken(ctx, kind, { listId: id, contactId }, 'ada@example.com')
      return { listId: id, contactId, links: { confirm: token('confirm'), leave: token('leave') } }
    })
    const state = async (): Promise<string | undefined> =>
      (
        await sql<{ state: string }>`
          select state from list_members where list_id = ${listId} and contact_id = ${contactId}`.execute(
          database.root,
        )
      ).rows[0]?.state
    const pressed = (act: 'confirm' | 'leave', token: string) =>
      press(site, `/_/lists/${act}`, { _page: '/mailing-list', token })
    for (let n = 0; n < 3; n += 1) {
      const shown = await street.ask(site.slug, `/mailing-list?act=confirm&token=${links.confirm}`)
      assert.match(
        shown.text,
        /Confirm your subscription.*action="\/_\/lists\/confirm".*name="robots"|name="robots".*Confirm your subscription/s,
      )
    }
    assert.equal(await state(), 'unconfirmed')
    assert.match(await pressed('confirm', links.leave), /This link has expired/)
    assert.equal(await state(), 'unconfirmed')
    assert.match(await pressed('confirm', links.confirm), /You’re subscribed/)
    assert.equal(await state(), 'confirmed')
    assert.match(await pressed('leave', 'forged'), /You’re unsubscribed/)
    assert.equal(await state(), 'confirmed')
    assert.match(await pressed('leave', links.leave), /You’re unsubscribed/)
    assert.equal(await state(), 'left')
  })
})
