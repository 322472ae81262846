import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppShell, NavGroup, NavItem } from './app-shell.tsx'

test('a screen has one main part, a link that skips to it, and says where the person is', () => {
  const html = renderToStaticMarkup(
    <AppShell
      navigation={
        <NavGroup label="Selling">
          <NavItem href="/orders" label="Orders" isCurrent />
          <NavItem href="/products" label="Products" />
        </NavGroup>
      }
    >
      content
    </AppShell>,
  )
  assert.ok(html.indexOf('href="#main"') < html.indexOf('href="/orders"'))
  assert.equal(html.match(/<main id="main"/g)?.length, 1)
  assert.equal(html.match(/aria-current="page"/g)?.length, 1)
  assert.match(html, /<ul aria-label="Selling"/)
})
