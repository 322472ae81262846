import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Timeline } from './timeline.tsx'

test('what happened is an ordered list with machine-readable moments', () => {
  const html = renderToStaticMarkup(
    <Timeline
      label="History"
      events={[{ id: '1', title: 'Paid', when: 'Today', dateTime: '2026-11-20T09:00:00Z' }]}
    />,
  )
  assert.match(html, /<ol aria-label="History"/)
  assert.match(html, /<time datetime="2026-11-20T09:00:00Z"/i)
})
