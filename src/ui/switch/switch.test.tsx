import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Switch } from './switch.tsx'

test('it is a switch with a name', () => {
  assert.match(
    renderToStaticMarkup(<Switch label="Dark" value onChange={() => {}} />),
    /role="switch".*Dark/s,
  )
})
