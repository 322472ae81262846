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

test('what is wrong with a choice is said before its first answer, once: the last may be out of sight', () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      label="Roles"
      help="More can be given later"
      error="Choose one"
      options={[{ value: 'a', label: 'Editor', help: 'Edits pages' }]}
    />,
  )
  const order = ['Roles', 'Choose one', 'Editor', 'Edits pages', 'More can be given later']
  assert.deepEqual(
    order.toSorted((a, b) => html.indexOf(a) - html.indexOf(b)),
    order,
  )
  assert.equal(html.split('Choose one').length, 2)
})
