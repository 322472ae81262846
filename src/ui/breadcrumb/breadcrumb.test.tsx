import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Breadcrumb } from './breadcrumb.tsx'

test('the last one is where the person is', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb items={[{ label: 'Orders', href: '/orders' }, { label: '1042' }]} />,
  )
  assert.match(html, /<nav[^>]*aria-label="Where you are"/)
  assert.match(html, /aria-current="page"[^>]*>1042/)
  assert.equal(html.match(/aria-current/g)?.length, 1)
})
