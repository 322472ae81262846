import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Disclosure } from './disclosure.tsx'

test('folded, its content is hidden; the heading holds the button', () => {
  assert.match(
    renderToStaticMarkup(<Disclosure title="More">x</Disclosure>),
    /<h3[^>]*><button[^>]*aria-expanded="false"/,
  )
  assert.match(
    renderToStaticMarkup(
      <Disclosure title="More" defaultOpen>
        x
      </Disclosure>,
    ),
    /aria-expanded="true"/,
  )
})
