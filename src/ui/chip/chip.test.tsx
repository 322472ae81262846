import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Chips } from './chip.tsx'

test('chips are a named list; a cross only where they can go', () => {
  const fixed = renderToStaticMarkup(<Chips label="Filters" chips={[{ id: 'a', label: 'Paid' }]} />)
  assert.match(fixed, /aria-label="Filters"/)
  assert.doesNotMatch(fixed, /<button/)
  assert.match(
    renderToStaticMarkup(<Chips label="Filters" chips={[{ id: 'a', label: 'Paid' }]} onRemove={() => {}} />),
    /<button/,
  )
})
