import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Loading, Skeleton } from './skeleton.tsx'

test('the shapes are hidden, the waiting is said', () => {
  const html = renderToStaticMarkup(
    <Loading>
      <Skeleton lines={3} />
    </Loading>,
  )
  assert.match(html, /aria-busy="true"/)
  assert.match(html, /role="status"[^>]*>Loading…/)
  assert.equal(html.match(/aria-hidden="true"/g)?.length, 3)
})
