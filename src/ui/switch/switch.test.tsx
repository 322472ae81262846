import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Switch } from './switch.tsx'

test('it is a switch, named even where its label is hidden', () => {
  assert.match(renderToStaticMarkup(<Switch label="Dark" value onChange={() => {}} />), /role="switch"/)
  assert.match(renderToStaticMarkup(<Switch label="Dark" isLabelHidden />), /Dark/)
})
