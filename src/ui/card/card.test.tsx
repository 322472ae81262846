import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Card, Facts, LinkCard } from './card.tsx'

test('a card has a heading of the level asked for; a linked one has one link', () => {
  assert.match(renderToStaticMarkup(<Card title="Customer" level={3} />), /<h3[^>]*>Customer/)
  assert.equal(renderToStaticMarkup(<LinkCard href="/s/1" title="Oak & Ember" />).match(/<a /g)?.length, 1)
})

test('facts are pairs of term and description', () => {
  const html = renderToStaticMarkup(<Facts items={[{ label: 'Name', value: 'Ada' }]} />)
  assert.match(html, /<dl.*<dt[^>]*>Name<\/dt><dd[^>]*>Ada<\/dd>/)
})
