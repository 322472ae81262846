import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { RadioGroup } from './radio-group.tsx'

test('one of the choices is on, and help describes its own', () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      label="Prices"
      value="b"
      onChange={() => {}}
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B', help: 'At checkout' },
      ]}
    />,
  )
  assert.match(html, /role="radiogroup"/)
  assert.match(html, /<input[^>]*(checked=""[^>]*value="b"|value="b"[^>]*checked="")/)
  assert.match(html, /At checkout/)
})
