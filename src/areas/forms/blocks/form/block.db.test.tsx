import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { blockTesting } from '#areas/pages/testing.ts'
import { loadViews } from '#document/block-views.ts'
import { blockRegistry } from '#document/define-block.ts'
import type { FormAgain, FormState, ShownForm } from '../../form/drawn.ts'
import { FIRST_PAGE, isField } from '../../form/form.ts'
import { aForm, everyField } from '../../form/testing.ts'
import { drawnBlocks } from '../index.ts'
import { newsletterBlock } from '../newsletter/block.ts'
import { subscriptionBlock } from '../subscription/block.ts'
import { formBlock } from './block.ts'

const { drawBlock, htmlFaults } = await blockTesting()
await loadViews(blockRegistry(drawnBlocks))

const ID = '01935d2a-0000-7000-8000-000000000001'
const shown: ShownForm = { id: ID, form: everyField, edition: ID, standing: 'open', full: ['small1'] }

const again: FormAgain = {
  kind: 'again',
  edition: null,
  form: null,
  full: [],
  page: 'page02',
  pages: [FIRST_PAGE, 'page02'],
  shown: everyField.items.map(({ id }) => id),
  required: ['choice01', 'file01', 'consent01'],
  step: 'step.handle',
  typed: {
    choice01: ['other'],
    'choice01.other': ['"><b>mine'],
    several01: ['monday1'],
    date01: ['2026-12-01'],
  },
  kept: [{ field: 'file01', handle: 'kept.handle.file01', name: 'chair.png', bytes: 4_000 }],
  faults: [
    { field: 'date01', key: 'form.fault.weekday', values: { weekday: 7 } },
    { field: 'file01', key: 'form.fault.file_size', values: { name: 'film.mov', most: 10_485_760 } },
    { field: 'consent01', key: 'form.fault.consent' },
  ],
  hints: [],
  notice: 'unseen',
  puzzle: null,
}

const draw = (state?: FormState, props: object = {}, data: ShownForm | null = shown) =>
  drawBlock(
    formBlock,
    { form: ID, ...props },
    { ctx: { data: () => data ?? undefined, ...(state && { stateOf: () => state }) } },
  ).html

describe('the block of a form', () => {
  test('draws every kind of field as valid, accessible markup, and as React would', async () => {
    for (const layout of ['stack', 'columns'])
      assert.deepEqual(await htmlFaults(draw(undefined, { layout })), [])
    const flat = { ...shown, form: aForm(everyField.items.filter(({ kind }) => kind !== 'page')) }
    const html = draw(undefined, {}, flat)
    assert.deepEqual(await htmlFaults(html), [])
    for (const { id, kind } of everyField.items.filter(isField))
      if (kind !== 'hidden') assert.match(html, new RegExp(`data-item="${id}"`), kind)
    assert.match(html, /enctype="multipart\/form-data"/i)
    assert.match(html, /autoComplete="email"/)
    assert.match(html, /value="small1"[^>]*\/><span>Small \(no places left\)/)
    assert.doesNotMatch(html, /name="consent01"[^>]*checked/)
  })

  test('says what is wrong with links to the fields, and keeps what was typed', async () => {
    const html = draw(again)
    assert.deepEqual(await htmlFaults(html), [])
    assert.match(html, /Check 3 fields/)
    assert.match(html, /Sunday isn’t available/)
    assert.match(html, /“film\.mov” is larger than 10 MB/)
    for (const [, target = ''] of html.matchAll(/href="#([^"]+)"/g))
      assert.ok(html.includes(`id="${target}"`), target)
    assert.match(html, /value="&quot;&gt;&lt;b&gt;mine"/)
    assert.match(html, /name="form-kept"[^>]*value="kept\.handle\.file01"/)
    assert.match(html, /Step 2 of 2/)
  })

  test('says that it is closed, and what its ending says', async () => {
    for (const standing of ['early', 'over', 'full', 'gone'] as const) {
      const html = draw(undefined, {}, { ...shown, standing })
      assert.doesNotMatch(html, /<form/)
      assert.deepEqual(await htmlFaults(html), [])
    }
    const sent = draw({
      kind: 'sent',
      reference: 'K7Q4-92MX',
      words: 'Thank you.\n\n<b>Ada',
      asset: null,
      isWaiting: false,
    })
    assert.match(sent, /Thank you\.<.*&lt;b&gt;Ada.*K7Q4-92MX/s)
    assert.deepEqual(await htmlFaults(sent), [])
  })

  test('of a form that visitors do not see nothing is drawn for them', () => {
    assert.doesNotMatch(draw(undefined, {}, null), /<form|placeholder/)
  })
})

test('newsletter and mailing lists are valid, too', async () => {
  const form = aForm([
    { id: 'mail01', kind: 'mail', label: 'Email', required: true },
    { id: 'consent01', kind: 'consent', label: 'News', words: 'Yes.', wordsVersion: 1, required: true },
  ])
  const props = { form: ID, title: 'Letters', text: 'Once a month.' }
  const { html } = drawBlock(newsletterBlock, props, { ctx: { data: () => ({ ...shown, form }) } })
  assert.match(html, /form-row/)
  assert.deepEqual(await htmlFaults(html), [])
  for (const act of ['confirm', 'leave', 'confirmed', 'left', 'over'])
    assert.deepEqual(await htmlFaults(drawBlock(subscriptionBlock, { act, token: 'x' }).html), [])
})
