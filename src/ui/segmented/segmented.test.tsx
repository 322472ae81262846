import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Segmented } from './segmented.tsx'

test('one of the segments is on', () => {
  const html = renderToStaticMarkup(
    <Segmented
      label="View"
      value="week"
      onChange={() => {}}
      segments={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
    />,
  )
  assert.match(html, /role="radiogroup"/)
  assert.equal(html.match(/aria-checked="true"/g)?.length, 1)
})
