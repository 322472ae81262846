import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { CopyField } from './copy-field.tsx'

test('it can be read and copied, not changed', () => {
  const html = renderToStaticMarkup(<CopyField label="Link" value="https://example.com" />)
  assert.match(html, /<input[^>]*readonly=""/i)
  assert.match(html, /aria-label="Copy"/)
})
