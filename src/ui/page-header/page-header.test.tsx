import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHeader } from './page-header.tsx'

test('a screen has one first heading', () => {
  assert.equal(renderToStaticMarkup(<PageHeader title="Orders" />).match(/<h1/g)?.length, 1)
})
