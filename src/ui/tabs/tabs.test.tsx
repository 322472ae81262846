import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Tabs } from './tabs.tsx'

test('the chosen tab shows its panel, and only it', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Orders"
      selected="b"
      items={[
        { id: 'a', label: 'A', content: 'first' },
        { id: 'b', label: 'B', content: 'second' },
      ]}
    />,
  )
  assert.match(html, /role="tablist"/)
  assert.match(html, /second/)
  assert.doesNotMatch(html, /first/)
})
