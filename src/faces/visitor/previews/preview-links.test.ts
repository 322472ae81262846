import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carryingKey } from './preview-links.ts'

test('links of a preview carry its key to pages, also those that stand where files do, and to no file', () => {
  const file = `/media/00000000-0000-7000-8000-000000000000/${'0'.repeat(12)}/menu.pdf`
  const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">a</a>`).join('')
  assert.equal(
    carryingKey(links('/menu#hours', '/media/press?a=1', '/fonts', '//elsewhere.example/a'), 'k'),
    links(
      '/menu?preview=k#hours',
      '/media/press?a=1&amp;preview=k',
      '/fonts?preview=k',
      '//elsewhere.example/a',
    ),
  )
  const files = links(file, `${file}#page=2`, '/_islands/a.js')
  assert.equal(carryingKey(files, 'k'), files)
})
