import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { readQuery } from './api-client/query.ts'
import { EMAIL_MAX, emailOf } from './email.ts'
import * as shapes from './shapes.ts'
import { assertInAMoment } from './testing.ts'

function codesOf(shape: z.ZodType, value: unknown): string[] {
  const result = shape.safeParse(value)
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

test('trimmedText takes off the ends, composes letters and counts what is left', () => {
  const name = shapes.trimmedText(5)
  assert.equal(name.parse('  Ada\u200b\ufeff '), 'Ada')
  assert.equal(name.parse('e\u0301te\u0301'), 'été')
  assert.equal(name.parse(' 12345 '), '12345')
  assert.equal(name.safeParse('123456').success, false)
})

test('trimmedText refuses nothing, several lines, NUL and half a surrogate pair, each by its code', () => {
  const name = shapes.trimmedText(50)
  assert.deepEqual(codesOf(name, ' \u200b '), ['field.required'])
  assert.deepEqual(codesOf(name, 'a\nb'), ['shape.line'])
  assert.deepEqual(codesOf(name, 'a\u2028b'), ['shape.line'])
  assert.deepEqual(codesOf(name, 'a\u0080b'), ['shape.line'])
  assert.deepEqual(codesOf(name, 'a\0b'), ['shape.text'])
  assert.deepEqual(codesOf(name, '\ud83d'), ['shape.text'])
  assert.equal(name.parse('🙂'), '🙂')
})

test('a line that must say something says it to the eye, in every script', () => {
  const name = shapes.trimmedText(50)
  const blanks = [
    '\u00ad',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u200d',
    '\ufe0f',
    '\u180e',
    '\u202e',
  ]
  for (const blank of blanks)
    assert.deepEqual(codesOf(name, blank), ['field.required'], JSON.stringify(blank))
  for (const text of ['❤️', '👩‍🚀', 'می‌خواهم', '한국', 'שלום', 'क्ष', '―', '.', '7'])
    assert.equal(name.parse(text), text.normalize('NFC'))
})

test('a line turns round nothing that stands behind it', () => {
  // UAX #9: overrides and embeddings hold to the end of the paragraph, which here is somebody else's sentence.
  assert.equal(shapes.line(50).parse('Halm\u202e gpj.exe'), 'Halm gpj.exe')
  assert.equal(shapes.line(50).parse('\u202a+44 20\u202c'), '+44 20')
  assert.equal(shapes.trimmedText(50).parse('\u2067Halm'), 'Halm')
  const marked = 'Halm \u200fשלום\u200e 7'
  assert.equal(shapes.line(50).parse(marked), marked, 'marks of direction have no end to forget')
})

test('R-43: the end of a long text is found from its end', () => {
  const text = `${' '.repeat(200_000)}a`
  assertInAMoment(() => assert.equal(shapes.longText(200_001).parse(`${text} \n`), text))
})

test('line may be empty, longText keeps its lines', () => {
  assert.equal(shapes.line(10).parse('  '), '')
  assert.equal(shapes.longText(50).parse(' one\r\ntwo\rthree\u000bfour\u0007 \n\n'), ' one\ntwo\nthree\nfour')
  assert.deepEqual(codesOf(shapes.longText(50), 'a\0'), ['shape.text'])
})

test('email is lower-cased, and other scripts are looked up in ASCII', () => {
  assert.equal(shapes.email.parse(' Ada.Lovelace+shop@Example.ORG '), 'ada.lovelace+shop@example.org')
  assert.equal(shapes.email.parse('info@Müller.example'), 'info@xn--mller-kva.example')
  assert.equal(shapes.email.parse("o'neil@sub.domain.co.uk"), "o'neil@sub.domain.co.uk")
})

test('email refuses CR, LF and NUL wherever they stand, before trimming', () => {
  for (const text of ['a@b.ch\r\n', '\na@b.ch', 'a\0@b.ch', 'a@b.ch\r\nBcc: c@d.ch', 'a@b.ch\0']) {
    assert.deepEqual(codesOf(shapes.email, text), ['shape.email'], JSON.stringify(text))
  }
})

test('email refuses what no mail server would take', () => {
  const bad =
    `|@|a|a@|@b.ch|a@b|a b@c.ch|a@b..ch|.a@b.ch|a.@b.ch|a..b@c.ch|a@-b.ch|a@b-.ch|a@[127.0.0.1]|a@127.0.0.1|
    a@１２７.0.0.1|"a b"@c.ch|a@b.c|a@b.ch/x|a@é:80.ch|ä@b.ch|a@b.ch,c@d.ch|a@b@c.ch ,`
      .split('|')
      .map((text) => text.trimStart())
  bad.push(`${'a'.repeat(65)}@b.ch`, `a@${'b'.repeat(64)}.ch`, `a@${'b.'.repeat(130)}ch`)
  for (const text of bad) assert.equal(emailOf(text), null, text)
  assert.equal(emailOf(`${'a'.repeat(64)}@b.ch`), `${'a'.repeat(64)}@b.ch`)
})

test('email: whatever passes is of one line, short enough, and passes again as itself', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9.+_-]{1,20}$/)
  fc.assert(
    fc.property(part, part, fc.string({ maxLength: 4 }), (local, domain, noise) => {
      const stored = emailOf(`${noise}${local}@${domain}.org`)
      if (stored === null) return
      assert.match(stored, /^[^\s@]+@[^\s@]+$/)
      assert.ok(stored.length <= EMAIL_MAX)
      assert.equal(emailOf(stored), stored)
    }),
    { numRuns: 2000 },
  )
})

test('id, slug, siteName, locale, currency, country, timeZone refuse by their own codes', () => {
  assert.deepEqual(codesOf(shapes.id, 'x'), ['shape.id'])
  assert.deepEqual(codesOf(shapes.id, '0193A0B0-0000-7000-8000-000000000000'), ['shape.id'])
  assert.equal(shapes.id.safeParse('0193a0b0-0000-7000-8000-000000000000').success, true)
  assert.equal(shapes.slug.parse(' About-Us '), 'about-us')
  assert.deepEqual(codesOf(shapes.slug, 'a--b'), ['shape.slug'])
  assert.equal(shapes.siteName.parse('My-Shop'), 'my-shop')
  assert.deepEqual(codesOf(shapes.siteName, 'my_shop'), ['shape.site_name'])
  assert.deepEqual(codesOf(shapes.siteName, 'admin'), ['shape.site_name_reserved'])
  assert.deepEqual(codesOf(shapes.locale, 'de_CH'), ['shape.locale'])
  assert.equal(shapes.locale.parse('de-CH'), 'de-CH')
  assert.deepEqual(codesOf(shapes.currency, 'chf'), ['shape.currency'])
  assert.deepEqual(codesOf(shapes.country, 'UK'), ['shape.country'])
  assert.deepEqual(codesOf(shapes.timeZone, 'Europe/Zuerich'), ['shape.time_zone'])
  assert.equal(shapes.timeZone.parse('Europe/Zurich'), 'Europe/Zurich')
})

test('amount and money take exact decimals only', () => {
  for (const text of ['0', '-1.50', '12345678901234567890.12']) assert.equal(shapes.amount.parse(text), text)
  for (const text of ['', '1e3', '.5', '1.', '+1', '1,000', 'NaN', '1'.repeat(21)]) {
    assert.deepEqual(codesOf(shapes.amount, text), ['shape.amount'], text)
  }
  assert.equal(shapes.money.safeParse({ decimalValue: '1.00', currencyCode: 'CHF', more: 1 }).success, false)
})

test('webUrl takes http and https only, and no credentials', () => {
  assert.equal(shapes.webUrl.parse(' https://example.org/a?b#c '), 'https://example.org/a?b#c')
  const none = 'javascript:alert(1) ftp://a.b /path https://u:p@a.b https://u@a.b'.split(' ')
  for (const text of [...none, 'https://a.b/\nc'])
    assert.deepEqual(codesOf(shapes.webUrl, text), ['shape.url'], text)
})

test('plainDate and plainTime take what the calendar and the clock have', () => {
  assert.equal(shapes.plainDate.parse('2028-02-29'), '2028-02-29')
  for (const text of ['2027-02-29', '2026-13-01', '20261120', '2026-1-1', '2026-11-20T00:00']) {
    assert.deepEqual(codesOf(shapes.plainDate, text), ['shape.date'], text)
  }
  assert.equal(shapes.plainTime.parse('23:59'), '23:59')
  for (const text of ['24:00', '9:30', '09:60', '09:30:00'])
    assert.deepEqual(codesOf(shapes.plainTime, text), ['shape.time'])
})

test('cursorPage reads a query, with a limit of its own and one it cannot pass', () => {
  assert.deepEqual(shapes.cursorPage.parse({}), { limit: 50 })
  assert.deepEqual(shapes.cursorPage.parse({ limit: '20', cursor: 'abc_-' }), { limit: 20, cursor: 'abc_-' })
  for (const limit of ['0', '101', '1.5', 'x', ''])
    assert.equal(shapes.cursorPage.safeParse({ limit }).success, false)
  assert.deepEqual(codesOf(shapes.cursorPage, { cursor: 'a b' }), ['shape.cursor'])
})

test('queryList takes a key once or repeated, as the query is read', () => {
  const shape = z.object({ tag: shapes.queryList(shapes.slug, 3).optional() })
  const read = (query: string) => shape.safeParse(readQuery(query)).data
  assert.deepEqual(read('tag=a'), { tag: ['a'] })
  assert.deepEqual(read('tag=a&tag=b'), { tag: ['a', 'b'] })
  assert.deepEqual(read(''), {})
  assert.equal(read('tag=a&tag=b&tag=c&tag=d'), undefined)
  assert.equal(read('tag=a&tag=-'), undefined)
})

test('a cursor gives back the values it was written from, and nothing else is one', () => {
  const kinds = ['text', 'count', 'moment', 'id'] as const
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.nat(),
      fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
      fc.uuid({ version: 7 }),
      (text, count, moment, id) => {
        const values = [text, count, moment.getTime(), id] as const
        const cursor = shapes.writeCursor(values)
        assert.match(cursor, /^[A-Za-z0-9_-]+$/)
        const storable = !text.includes('\0') && text.isWellFormed()
        assert.deepEqual(shapes.readCursor(cursor, kinds), storable ? values : null)
        assert.equal(shapes.readCursor(cursor, [...kinds, 'text']), null)
        assert.equal(shapes.readCursor(cursor, kinds.toReversed()), null)
      },
    ),
    { numRuns: 1000 },
  )
  for (const text of ['', 'AAAA', '____', 'bnVsbA', 'W3t9XQ', 'a'])
    assert.equal(shapes.readCursor(text, ['text']), null, text)
})

test('a cursor holds no moment, number or id that a database does not', () => {
  const read = (kind: shapes.CursorKind, value: string | number) =>
    shapes.readCursor(shapes.writeCursor([value]), [kind])
  for (const value of [-1, 0.5, 1e300, Number.MAX_VALUE, 8.64e15, 'x', '2026-11-24'])
    assert.equal(read('moment', value), null, String(value))
  for (const value of [-1, 0.5, 2 ** 53, 'x']) assert.equal(read('count', value), null, String(value))
  for (const value of [1, '', 'x', '-'.repeat(36)]) assert.equal(read('id', value), null, String(value))
  assert.equal(read('text', 1), null)
  assert.equal(shapes.placeIn(undefined, ['id']), null)
  assert.throws(() => shapes.placeIn('x', ['id']), { code: 'shape.cursor' })
})

test('a moment is one of the years that are told in four digits, wherever it is', () => {
  const says = (shape: z.ZodType, text: string) => shape.safeParse(text).success
  for (const text of ['0001-01-01T00:00:00Z', '2026-11-24T08:00:00.000Z', '9999-12-31T23:59:59.999Z'])
    for (const shape of [shapes.moment, shapes.instant]) assert.ok(says(shape, text), text)
  assert.ok(says(shapes.instant, '9999-12-31T23:59:59+14:00'))
  for (const text of [
    '',
    '2026-11-24',
    '2026-11-24T08:00:00',
    '0000-12-31T23:59:59Z',
    '+010000-01-01T00:00:00Z',
  ])
    for (const shape of [shapes.moment, shapes.instant]) assert.ok(!says(shape, text), text)
  for (const text of ['9999-12-31T23:59:59-23:59', '0001-01-01T00:00:00+14:00'])
    assert.ok(!says(shapes.instant, text), text)
})

test('every shape can be written into the OpenAPI document', () => {
  const whole = z.object({
    name: shapes.trimmedText(10),
    text: shapes.longText(10),
    email: shapes.email,
    id: shapes.id,
    slug: shapes.slug,
    siteName: shapes.siteName,
    locale: shapes.locale,
    money: shapes.money,
    url: shapes.webUrl,
    day: shapes.plainDate,
    page: shapes.cursorPage,
    tags: shapes.queryList(shapes.slug, 3).optional(),
    list: shapes.pageOf(z.object({ id: shapes.id })),
  })
  for (const io of ['input', 'output'] as const) {
    const json = z.toJSONSchema(whole, { io })
    assert.deepEqual(json.properties?.email, { type: 'string', maxLength: 318, format: 'email' })
    assert.equal(JSON.stringify(json.properties?.tags).includes('"maxItems":3'), true)
    assert.equal(JSON.stringify(json.properties?.name).includes('"maxLength":10'), true)
  }
})
