import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import Plus from 'lucide-react/icons/plus'
import { Icon } from './icon.tsx'

test('an icon has a name or is hidden', () => {
  assert.match(renderToStaticMarkup(<Icon of={Plus} name="Add" />), /role="img" aria-label="Add"/)
  const hidden = renderToStaticMarkup(<Icon of={Plus} />)
  assert.match(hidden, /aria-hidden="true"/)
  assert.doesNotMatch(hidden, /role="img"/)
})
