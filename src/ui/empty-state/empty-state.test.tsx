import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyState } from './empty-state.tsx'

test('the title is a heading only where the screen says which', () => {
  assert.match(renderToStaticMarkup(<EmptyState title="No orders" level={2} />), /<h2[^>]*>No orders/)
  assert.doesNotMatch(renderToStaticMarkup(<EmptyState title="No orders" />), /<h\d/)
})
