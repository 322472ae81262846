import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { readCsv } from '#kernel/csv/csv.ts'
import { testOnBlankSite as test } from '#areas/pages/testing.ts'
import { readTimeline } from '#areas/sites/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { openZip } from '#platform/archive/read-zip.ts'
import type { BytesAnswer } from '#platform/http/route.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { asAccount } from '#platform/testing/world.ts'
import { aForm } from '../form/testing.ts'
import { aMessage, aMessageFile, aReleasedForm } from '../testing.ts'
import { exportPerson } from './export-person.ts'
import { exportSubmissions } from './export-submissions.ts'

async function bytesOf({ body }: BytesAnswer): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of body as AsyncIterable<string | Buffer>) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
const textOf = async (answer: BytesAnswer): Promise<string> => (await bytesOf(answer)).toString('utf8')

const form = aForm([
  { id: 'mail01', kind: 'mail', label: 'Email' },
  { id: 'text01', kind: 'text', label: 'Said' },
  { id: 'number', kind: 'number', label: 'Number' },
  { id: 'phone1', kind: 'phone', label: 'Phone' },
  { id: 'health', kind: 'text', label: 'Illness', sensitive: true },
  { id: 'file01', kind: 'file', label: 'File', groups: [], most: 5 },
])

const noor = {
  mail01: 'noor@example.com',
  text01: '=1+1',
  number: -0.02,
  phone1: { typed: '030 1234567', e164: '+49301234567' },
  health: 'Vertigo',
}

async function aForm1(ctx: Ctx, siteId: string) {
  const formId = await aReleasedForm(ctx, form)
  const take = (as: 'csv' | 'json' | 'zip', by: Ctx = ctx, email?: string) =>
    exportSubmissions(outsideIn(by), { siteId, formId, as, ...(email === undefined ? {} : { email }) })
  return { formId, take }
}

test('R-50, R-51: answers leave after a fresh proof alone, inert and without what is sealed; the timeline says so', async (world) => {
  const { ctx, siteId, owner } = world
  const { formId, take } = await aForm1(ctx, siteId)
  await aMessage(ctx, formId, noor)
  await aMessage(ctx, formId, noor, { state: 'spam' })
  const exported = async () =>
    (await readTimeline(ctx, { siteId, limit: 50 })).items.filter(({ what }) => what === 'forms.exported')
      .length
  await assert.rejects(take('csv', asAccount(ctx, owner, { provedAt: 0 })), { code: 'prove_again' })
  assert.equal(await exported(), 0)
  const csv = await textOf(await take('csv'))
  assert.match(csv, /,noor@example\.com,'=1\+1,-0\.02,'\+49301234567,/)
  const read = readCsv(csv)
  assert.ok('rows' in read)
  assert.equal(read.rows.length, 2, 'spam stays')
  assert.deepEqual(read.rows[1]?.fields.slice(6, 10), ['noor@example.com', '=1+1', '-0.02', '+49301234567'])
  const json = await textOf(await take('json'))
  assert.equal((JSON.parse(json) as unknown[]).length, 1)
  for (const text of [csv, json]) assert.ok(!text.includes('Vertigo') && !text.includes('Illness'))
  assert.equal(await exported(), 2)
})

test('an export of no messages, and of one person', async ({ ctx, siteId }) => {
  const { formId, take } = await aForm1(ctx, siteId)
  assert.deepEqual(JSON.parse(await textOf(await take('json'))), [])
  await aMessage(ctx, formId, noor)
  await aMessage(ctx, formId, { ...noor, mail01: 'sam@example.com' })
  const spam = { ...noor, text01: 'Hidden away' }
  await aMessage(ctx, formId, spam, { state: 'spam' })
  const own = await textOf(await take('csv', ctx, 'Noor@example.com'))
  assert.ok(
    own.includes('Hidden away') && !own.includes('sam@'),
    'a person is given what lies under spam too',
  )
  const person = await textOf(await exportPerson(outsideIn(ctx), { siteId, email: 'noor@example.com' }))
  assert.equal((JSON.parse(person) as unknown[]).length, 2)
})

test('files leave as a zip, in folders of their messages, whatever they are called', async (world) => {
  const { ctx, siteId } = world
  const { formId, take } = await aForm1(ctx, siteId)
  const submissionId = await aMessage(ctx, formId, noor, { hasFiles: true })
  for (const [field, name] of [
    ['file01', '../../etc/passwd'],
    ['file01', 'photo.jpg'],
    ['file01', 'photo.jpg'],
    ['health', 'secret.pdf'],
  ] as const)
    await aMessageFile(ctx, { formId, submissionId, field }, name, Buffer.from(name))
  const bytes = await bytesOf(await take('zip'))
  const { entries } = await openZip(
    {
      bytes: bytes.length,
      read: async (start, end) => Readable.from([bytes.subarray(start, end)]),
    },
    { files: 10, bytes: 10_000, ratio: 100 },
  )
  const names = [...entries.keys()].map((path) => path.split('/').slice(1).join('/'))
  assert.equal(names.length, 3, 'what is sensitive stays')
  assert.ok(names.includes('_.._etc_passwd') && names.includes('photo.jpg'))
  assert.equal(new Set(names.filter((name) => name.endsWith('photo.jpg'))).size, 2)
})
