import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { newId } from '#kernel/ids.ts'
import { changedStyles } from './styles-shape.ts'

const paths = {
  'a button': (value: unknown) => ({
    path: ['header', 'actions'],
    value: [{ kind: 'button', text: 'Reserve', link: value, style: 'primary' }],
  }),
  'the announcement': (value: unknown) => ({
    path: ['header', 'announcement'],
    value: { text: 'Closed on Monday', link: value, theme: 'ink' },
  }),
}

test('links and the logo of a header are what links and pictures of pages are', () => {
  const takes = (change: { path: string[]; value: unknown }) => changedStyles(defaultStyles, [change]).ok
  for (const [what, changeOf] of Object.entries(paths)) {
    for (const link of [
      { kind: 'page', page: newId() },
      { kind: 'url', url: 'https://example.com/', newTab: true },
      { kind: 'phone', number: '+44 1632 960204' },
    ])
      assert.ok(takes(changeOf(link)), `${what}: ${JSON.stringify(link)}`)
    for (const odd of [
      {},
      { kind: 'phone', number: 5 },
      { kind: 'phone' },
      { kind: 'url' },
      { kind: 'url', url: 'javascript:alert(1)' },
      { kind: 'file', asset: 'x' },
      { asset: newId(), alt: '' },
    ])
      assert.equal(takes(changeOf(odd)), false, `${what}: ${JSON.stringify(odd)}`)
  }
  const logo = (value: unknown) => takes({ path: ['header', 'logo'], value })
  assert.ok(logo({ asset: newId(), alt: 'Halm' }))
  for (const odd of [{}, { asset: 'x', alt: '' }, { asset: newId(), alt: '', crop: 'all' }])
    assert.equal(logo(odd), false, JSON.stringify(odd))
})
