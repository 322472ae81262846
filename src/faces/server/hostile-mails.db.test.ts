import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentOf } from '#platform/mail/mail-type.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { testTools } from '#platform/testing/world.ts'
import { hostileMarkup, packed } from '../../../tests/hostile/markup.ts'
import { bones } from '../../../tests/hostile/parsed.ts'
import { areas } from './areas.ts'

// names, titles and messages of people in every mail there is, taken from the samples that the mails declare.
// Whatever they say, the mail has the elements that it has with calm words.

const mails = areas.flatMap(({ mails: declared }) => declared)
const words = { owner: testTools().words('en-US'), visitor: testTools().visitorWords('en-US') }
const formats = await testTools().formats('en-US')

/** What no person writes: addresses of ours, moments, days, and names of things that the product knows. */
const isOurs = (text: string): boolean =>
  /^(https?:\/\/|\d{4}-\d{2}-\d{2})/.test(text) ||
  /^[a-z]+([_.-][a-z]+)*$/.test(text) ||
  /^[A-Z][a-z]+\/[A-Z]/.test(text)

/** A sample with another text wherever a person wrote one, and how many there are. */
function said(sample: unknown, text: string): { readonly input: unknown; readonly texts: number } {
  let texts = 0
  const input: unknown = JSON.parse(JSON.stringify(sample), (_, value: unknown) => {
    if (typeof value !== 'string' || isOurs(value)) return value
    texts += 1
    return text
  })
  return { input, texts }
}

/** The bones of a mail that says a text. A line of the text ends in an element of its own, as it should. */
async function drawn(mail: (typeof mails)[number], text: string): Promise<string[]> {
  const { input } = said(mail.sample, text)
  const { html } = await renderMail(contentOf(mail, input, words, formats), { name: text }, 'en-US')
  return bones(html).map((one) => one.replaceAll('<br></>', ''))
}

for (const mail of mails) {
  test(`R-38: hostile markup in every text of the mail ${mail.name}`, async () => {
    const calm = await drawn(mail, 'calm words')
    assert.ok(calm.every((one) => one.length > 200))
    for (const text of packed(hostileMarkup, 20_000)) assert.deepEqual(await drawn(mail, text), calm, text)
  })
}

test('there are texts of people in most mails', () => {
  const counted = mails.map((mail) => said(mail.sample, '').texts)
  assert.ok(counted.filter((count) => count > 0).length > mails.length / 2, counted.join(' '))
})
