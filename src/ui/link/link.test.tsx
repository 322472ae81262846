import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { ButtonLink, Link } from './link.tsx'

test('a link out of the app opens a tab of its own, says so, and gives nothing away', () => {
  const html = renderToStaticMarkup(
    <Link href="https://example.com" isExternal>
      Example
    </Link>,
  )
  assert.match(html, /target="_blank"/)
  assert.match(html, /rel="noopener noreferrer"/)
  assert.match(html, /opens in a new tab/)
})

test('a link drawn as a button stays a link', () => {
  assert.match(renderToStaticMarkup(<ButtonLink href="/new">New</ButtonLink>), /<a[^>]*href="\/new"/)
})
