import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copySections, type Fragment } from '#document/commands/fragment.ts'
import { documentFormat, type Json, type PageDocument } from '#document/nodes.ts'
import { assetsIn } from './assets-in.ts'
import { withoutForeign } from './foreign-assets.ts'

const place = { column: 1, row: 1, width: 4, height: 2, layer: 0, align: 'start' } as const
const aBlock = (id: string, props: { [name: string]: Json }) => ({
  id,
  type: 'any',
  version: 1,
  props,
  parent: { node: 'sectionone' },
  place,
})
const inText = (asset: string): Json => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'image', attrs: { asset, alt: '' } }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] },
  ],
})
const page: PageDocument = {
  format: documentFormat,
  page: { header: 'site', footer: 'site' },
  order: ['sectionone'],
  sections: {
    sectionone: {
      id: 'sectionone',
      theme: 'paper',
      height: 'content',
      width: 'wide',
      gap: 'medium',
      align: 'center',
      background: { kind: 'image', image: { asset: 'theirs-1', alt: '' } } as never,
      divider: { shape: 'none' },
      reading: 'place',
      blocks: ['blockone01', 'blocktwo02', 'blockthree'],
    },
  },
  blocks: {
    blockone01: aBlock('blockone01', { image: { asset: 'theirs-2', alt: 'A cup' }, caption: 'Cup' }),
    blocktwo02: aBlock('blocktwo02', {
      items: [
        { id: 'a', image: { asset: 'ours-1', alt: '' } },
        { id: 'b', image: { asset: 'theirs-2', alt: '' } },
      ],
    }),
    blockthree: aBlock('blockthree', { body: inText('theirs-3') }),
  },
}
const copied: Fragment = copySections(page, ['sectionone'])
const propsOf = (fragment: Fragment) =>
  Object.fromEntries(fragment.blocks.map(({ id, props }) => [id, props]))

test('every picture and file is found, wherever it stands', () => {
  assert.deepEqual([...assetsIn(copied)].toSorted(), ['ours-1', 'theirs-1', 'theirs-2', 'theirs-3'])
})

test('those of another site are left out, and nothing else', () => {
  const left = withoutForeign(copied, new Set(['ours-1']))
  assert.deepEqual(left.sections[0]?.background, { kind: 'none' })
  assert.deepEqual(propsOf(left), {
    blockone01: { caption: 'Cup' },
    blocktwo02: { items: [{ id: 'a', image: { asset: 'ours-1', alt: '' } }, { id: 'b' }] },
    blockthree: {
      body: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [] },
          { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] },
        ],
      },
    },
  })
})

test('what is all of this site stays as it is', () => {
  assert.deepEqual(withoutForeign(copied, assetsIn(copied)), copied)
})
