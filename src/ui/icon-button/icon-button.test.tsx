import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from './icon-button.tsx'

test('its name stands on the button, and the drawing is hidden', () => {
  assert.match(
    renderToStaticMarkup(<IconButton icon={Plus} name="Add" />),
    /<button[^>]*aria-label="Add"[^>]*><svg[^>]*aria-hidden="true"/,
  )
})
