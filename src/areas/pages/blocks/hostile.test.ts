import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BlockDefinition, blockRegistry } from '#document/define-block.ts'
import type { Field } from '#document/fields.ts'
import { documentFault } from '#document/rules.ts'
import type { TextJson } from '#document/text/text-json.ts'
import { hostileMarkup, packed } from '../../../../tests/hostile/markup.ts'
import { dangersOf } from '../../../../tests/hostile/parsed.ts'
import { worded } from '../../../../tests/pages/worded.ts'
import { pageBlocks } from './index.ts'
import { drawBlock, pageWith, samplesOf } from './testing.ts'

// hostile markup in every text of every block, field by field as the block declares them. What the page says is
// read by HTML's own rules, with scripts and without, and read again from what was read: nothing in it runs, nothing
// leads elsewhere by itself. A browser reads a part of the same in the journeys.

/** A preload is ours: React puts it before a picture that is wanted first. */
const isOurs: Parameters<typeof dangersOf>[1] = ({ tagName, attrs }) =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && value === 'preload')

const isWritten = (field: Field): boolean => field.kind === 'markdown' || field.kind === 'code'

/** What is read as Markdown is tried with each by itself: what stands before it could end what it begins. */
function textsFor(definition: BlockDefinition): readonly string[] {
  const isMarkup = Object.values(definition.fields).some((field: Field) => field.kind === 'markdown')
  return isMarkup ? hostileMarkup : packed(hostileMarkup, 500)
}

for (const definition of pageBlocks) {
  test(`R-38: hostile markup in every text of the block ${definition.type}`, () => {
    for (const text of textsFor(definition)) {
      const { html } = drawBlock(definition, worded(definition, text))
      assert.deepEqual(dangersOf(html, isOurs), [], text)
    }
  })
}

/** Every kind of link that an address is written into, with the place where it stands. */
const written = [
  ['url', 'url'],
  ['mail', 'address'],
  ['phone', 'number'],
  ['anchor', 'anchor'],
] as const

/** Rich texts whose one word leads where the address says, in a link of each kind. */
const linkedTo = (address: string): readonly TextJson[] =>
  written.map(([kind, place]) => {
    const marks = [{ type: 'link', attrs: { target: { kind, [place]: address } } }]
    return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'word', marks }] }] }
  })

test('R-38: a link in a text that runs is refused as it is saved, and is none where it was let in', () => {
  const addresses = hostileMarkup.filter((text) => /script|data/i.test(text) && !/[<\n]/.test(text))
  assert.ok(addresses.length > 20, `${addresses.length} addresses`)
  let refused = 0
  let taken = 0
  for (const definition of pageBlocks) {
    const field = Object.entries(definition.fields).find(
      ([, one]: [string, Field]) => one.kind === 'richText',
    )
    if (!field) continue
    const registry = blockRegistry([definition])
    for (const text of addresses.flatMap(linkedTo)) {
      const props: object = { ...samplesOf(definition)[0]?.props, [field[0]]: text }
      if (documentFault(pageWith(definition, props), registry) !== undefined) {
        refused += 1
        continue
      }
      taken += 1
      assert.deepEqual(dangersOf(drawBlock(definition, props).html, isOurs), [], JSON.stringify(text))
    }
  }
  assert.ok(refused > addresses.length, `${refused} refused`)
  assert.ok(taken > 0, 'some say no more than a place of the site')
})

test('there is a block for every kind of text, and the check sees what runs', () => {
  assert.ok(hostileMarkup.length > 3_000, `${hostileMarkup.length} cases`)
  const fields = pageBlocks.flatMap(({ fields: declared }) => Object.values(declared) as Field[])
  assert.ok(fields.some(isWritten) && fields.some(({ kind }) => kind === 'richText'))
  const seen = hostileMarkup.filter((text) => dangersOf(`<div>${text}</div>`).length > 0)
  assert.ok(seen.length > 900, `${seen.length} of them would run where they are not made harmless`)
  assert.deepEqual(dangersOf('<p title="&lt;script&gt;">calm</p><a href="https://example.com/">calm</a>'), [])
})
