import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { blockRegistry, defineBlock } from '#document/define-block.ts'
import { code, file, image, list, richText, text } from '#document/fields.ts'
import type { Block, Json } from '#document/nodes.ts'
import { bringsWords } from './brought.ts'
import { takingOf, typeTaking, wordsFor } from './taking.ts'

const around = {
  version: 1,
  view: { view: () => null },
  samples: { samples: [{ name: 'one', props: {} }] },
  size: { width: 4, height: 2, minWidth: 1, minHeight: 1 },
  group: 'media',
  icon: 'image',
  name: 'ui.more',
} as const

const picture = defineBlock({
  ...around,
  type: 'picture',
  fields: { image: image({ label: 'ui.more' }), caption: text({ label: 'ui.more' }) },
})
const film = defineBlock({
  ...around,
  type: 'film',
  fields: { file: file({ label: 'ui.more', accept: ['video/mp4'] }), poster: image({ label: 'ui.more' }) },
})
const wall = defineBlock({
  ...around,
  type: 'wall',
  fields: {
    items: list({ label: 'ui.more', addLabel: 'ui.more', of: { image: image({ label: 'ui.more' }) } }),
  },
})
const said = defineBlock({
  ...around,
  type: 'said',
  fields: {
    quote: richText({ label: 'ui.more', flavour: 'inline' }),
    image: image({ label: 'ui.more', group: 'more' }),
  },
  empty: { holds: () => true, message: 'ui.more', writes: 'quote' },
})
const lines = defineBlock({
  ...around,
  type: 'lines',
  fields: { title: text({ label: 'ui.more' }), code: code({ label: 'ui.more', max: 10 }) },
  empty: { holds: (props) => props.code === '', message: 'ui.more' },
})

const block = (type: string, props: { [name: string]: Json } = {}): Block => ({
  id: 'blockone01',
  type,
  version: 1,
  props,
  parent: { node: 'sectionone' },
  place: { column: 1, row: 1, width: 4, height: 2, layer: 0, align: 'start' },
})
const jpg = { type: 'image/jpeg' }
const mp4 = { type: 'video/mp4' }
const shown = { image: { asset: 'a', alt: '' } }

describe('files that come upon a block', () => {
  test('fill the picture or file it waits for', () => {
    assert.deepEqual(takingOf(picture, block('picture'), [jpg], false), { kind: 'image', field: 'image' })
    assert.deepEqual(takingOf(film, block('film'), [mp4], false), { kind: 'file', field: 'file' })
  })
  test('take the place of what it shows only when it is selected', () => {
    assert.equal(takingOf(picture, block('picture', shown), [jpg], false), undefined)
    assert.deepEqual(takingOf(picture, block('picture', shown), [jpg], true), {
      kind: 'image',
      field: 'image',
    })
  })
  test('become items of a list of pictures, however many', () => {
    assert.deepEqual(takingOf(wall, block('wall'), [jpg, jpg], false), {
      kind: 'item',
      field: 'items',
      image: 'image',
    })
  })
  test('are not taken where they are of another kind, several, meant for something else, or it is locked', () => {
    assert.equal(takingOf(film, block('film'), [jpg], false), undefined, 'a poster is not what it is about')
    assert.equal(takingOf(picture, block('picture'), [mp4], false), undefined)
    assert.equal(takingOf(picture, block('picture'), [jpg, jpg], false), undefined)
    assert.equal(takingOf(said, block('said'), [jpg], true), undefined, 'what is under "More"')
    assert.equal(takingOf(picture, { ...block('picture'), locked: true }, [jpg], true), undefined)
  })
})

describe('words pasted into a block', () => {
  test('go where its words go, while it has none', () => {
    assert.equal(
      JSON.stringify(wordsFor(said, block('said'), 'Come\nback')?.value).includes('Come back'),
      true,
    )
    assert.deepEqual(wordsFor(lines, block('lines'), 'let a = 1\nlet b'), {
      field: 'code',
      value: 'let a = 1\n',
    })
    assert.deepEqual(
      wordsFor(lines, block('lines'), 'let a = 1😀'),
      { field: 'code', value: 'let a = 1' },
      'an emoji that does not fit whole is left out whole',
    )
    assert.equal(wordsFor(lines, block('lines', { code: 'x' }), 'y'), undefined)
    assert.equal(wordsFor(picture, block('picture'), 'y'), undefined)
  })
})

describe('a file dropped on the page', () => {
  const registry = blockRegistry([film, wall, picture])
  test('becomes a block of the type that is about it', () => {
    assert.deepEqual(typeTaking(registry, { type: 'video/mp4' }), {
      type: 'film',
      kind: 'file',
      field: 'file',
    })
    assert.equal(typeTaking(registry, { type: 'image/png' })?.type, 'picture')
    assert.equal(typeTaking(registry, { type: 'text/x-unknown' }), undefined)
  })
})

test('a clipboard with shaped words is about them, whatever lies beside', () => {
  assert.equal(bringsWords('<p>Rye</p>', 'Rye'), true)
  assert.equal(bringsWords('<img src="x">', ' '), false)
  assert.equal(bringsWords('', 'Rye'), false)
})
