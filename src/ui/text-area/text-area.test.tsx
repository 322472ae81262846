import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { CodeField } from '../code-field/code-field.tsx'
import { TextArea } from './text-area.tsx'

test('text takes the direction of what is written; code is always left to right', () => {
  assert.match(renderToStaticMarkup(<TextArea label="Note" />), /<textarea[^>]*dir="auto"/)
  const code = renderToStaticMarkup(<CodeField label="Code" />)
  assert.match(code, /<textarea[^>]*dir="ltr"/)
  assert.match(code, /spellcheck="false"/i)
})
