import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import Check from 'lucide-react/icons/check'
import { IconButton } from '../icon-button/icon-button.tsx'
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

test('busy, it has what it announces: the progress by whose name it tells that it runs', () => {
  for (const html of [
    renderToStaticMarkup(<Button isBusy>Save</Button>),
    renderToStaticMarkup(<IconButton isBusy icon={Check} name="Save" tip="none" />),
  ]) {
    assert.match(html, /<[^>]*(?=[^>]* id="[^"]+")(?=[^>]* role="progressbar")[^>]* aria-label="Working…"/)
  }
  // An icon alone is named by itself and by its progress.
  const icon = renderToStaticMarkup(<IconButton isBusy icon={Check} name="Save" tip="none" />)
  const progress = / id="([^"]+)"[^>]*role="progressbar"|role="progressbar"[^>]* id="([^"]+)"/.exec(icon)
  const named = /<button[^>]* aria-labelledby="([^"]+)"/.exec(icon)?.[1]?.split(' ') ?? []
  assert.ok(named.includes(progress?.[1] ?? progress?.[2] ?? '?'))
})
