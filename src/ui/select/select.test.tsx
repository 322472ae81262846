import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Select } from './select.tsx'

const options = [
  { label: 'Visitors', options: [{ value: 'all', label: 'Everyone' }] },
  { value: 'none', label: 'Nobody' },
]

test('the button shows the choice, or that there is none', () => {
  assert.match(renderToStaticMarkup(<Select label="Who" options={options} value="all" />), /Everyone/)
  assert.match(renderToStaticMarkup(<Select label="Who" options={options} value={null} />), /Choose/)
})

test('its name is label and choice', () => {
  const html = renderToStaticMarkup(<Select label="Who" options={options} value="none" />)
  const ids = html.match(/<button[^>]*aria-labelledby="([^"]+)"/)?.[1]?.split(' ') ?? []
  assert.equal(ids.length, 2)
  for (const id of ids) assert.ok(html.includes(`id="${id}"`), id)
})
