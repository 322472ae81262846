import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Button } from './button.tsx'

test('it is a button with its words, and submits only when told to', () => {
  assert.match(renderToStaticMarkup(<Button>Save</Button>), /<button[^>]*type="button"[^>]*>.*Save/)
  assert.match(renderToStaticMarkup(<Button type="submit">Save</Button>), /type="submit"/)
})

test('busy, it keeps its words, says so, and no longer submits', () => {
  const html = renderToStaticMarkup(
    <Button isBusy type="submit">
      Save
    </Button>,
  )
  assert.match(html, /aria-disabled="true"/)
  assert.match(html, /type="button"/)
  assert.match(html, /Save.*Working…/)
})

test('disabled, it cannot be pressed', () => {
  assert.match(renderToStaticMarkup(<Button isDisabled>Save</Button>), / disabled=""/)
})
