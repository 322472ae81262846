import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Banner } from './banner.tsx'

test('the tone is said, not only drawn; only a live one is read out', () => {
  assert.match(renderToStaticMarkup(<Banner tone="warning">Card failed</Banner>), /aria-label="Attention"/)
  assert.doesNotMatch(renderToStaticMarkup(<Banner tone="danger">Down</Banner>), /role="alert"/)
  assert.match(
    renderToStaticMarkup(
      <Banner tone="danger" isLive>
        Down
      </Banner>,
    ),
    /role="alert"/,
  )
})
