import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'

test('it is on, off, or partly on', () => {
  assert.match(
    renderToStaticMarkup(<Checkbox label="Terms" value onChange={() => {}} />),
    /<input[^>]*checked=""/,
  )
  assert.doesNotMatch(
    renderToStaticMarkup(<Checkbox label="Terms" value={false} onChange={() => {}} />),
    /checked=""/,
  )
})

test('an error makes it invalid and describes it', () => {
  const html = renderToStaticMarkup(<Checkbox label="Terms" error="Tick this to go on" />)
  assert.match(html, /aria-invalid="true"/)
  assert.match(html, /aria-describedby="[^"]+"/)
})

test('a group has its choices and a name', () => {
  const html = renderToStaticMarkup(
    <CheckboxGroup
      label="Tell me"
      value={['b']}
      onChange={() => {}}
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    />,
  )
  assert.match(html, /role="group"/)
  assert.equal(html.match(/checked=""/g)?.length, 1)
})

test('what is wrong with a choice is said before its first answer, once: the last may be out of sight', () => {
  const html = renderToStaticMarkup(
    <CheckboxGroup
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
