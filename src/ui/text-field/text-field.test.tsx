import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextField } from './text-field.tsx'

const idsOf = (html: string, attribute: string) =>
  (html.match(new RegExp(`${attribute}="([^"]+)"`))?.[1] ?? '').split(' ')

test('the label names the input; help and error describe it', () => {
  const html = renderToStaticMarkup(<TextField label="Shop name" help="On receipts." error="Fill this in" />)
  assert.match(html, new RegExp(`<label[^>]*for="${html.match(/<input[^>]* id="([^"]+)"/)?.[1]}"`))
  assert.match(html, /aria-invalid="true"/)
  const described = idsOf(html, 'aria-describedby')
  assert.equal(described.length, 2)
  for (const id of described) assert.ok(html.includes(`id="${id}"`), id)
})

test('without an error it is valid and nothing stands in its place', () => {
  const html = renderToStaticMarkup(<TextField label="Shop name" />)
  assert.doesNotMatch(html, /aria-invalid/)
  assert.doesNotMatch(html, /slot="(errorMessage|description)"/)
})

test('a password can be shown; the count goes by letters, not by bytes', () => {
  assert.match(
    renderToStaticMarkup(<TextField label="Password" type="password" />),
    /aria-label="Show password"/,
  )
  assert.match(renderToStaticMarkup(<TextField label="Title" value="Café 🍵" countTo={60} />), /6 of 60/)
})
