import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setHidden } from '#document/commands/hide.ts'
import type { NodeId, PageDocument } from '#document/nodes.ts'
import { applied, pageOf } from '#document/testing/applied.ts'
import { registry } from '#document/testing/sample-blocks.tsx'
import { concealedCss } from './concealed-css.ts'

const page = pageOf({ blocka: [1, 1, 24, 3], blockb: [1, 4, 12, 9], blockc: [1, 13, 24, 3] })

const hidden = (document: PageDocument, id: NodeId, where: 'desktop' | 'phone') =>
  applied(document, setHidden(document, [id], where, true, registry))
const cssOf = (document: PageDocument) => {
  const section = document.sections['sectna']
  assert.ok(section)
  return concealedCss(document, section, registry)
}

test('a section that hides nothing has no rule', () => {
  assert.equal(cssOf(page), '')
})

test('what is hidden on the desktop is shown in its place, and moves nothing', () => {
  assert.equal(
    cssOf(hidden(page, 'blockb', 'desktop')),
    '@media(min-width:48rem){[data-editing] .b-blockb{display:flow-root;opacity:.35;grid-area:4/1/13/13;contain:size;align-self:stretch;overflow:clip}}',
  )
})

test('what is hidden on the phone is shown below what is seen there', () => {
  const css = cssOf(hidden(page, 'blockb', 'phone'))
  // The two that are left end with row 4, and one row stays free.
  assert.match(css, /^@media not all and \(min-width:48rem\)\{\[data-editing\] \.b-blockb\{/)
  assert.match(css, /grid-area:6\/1\/12\/9;/)
})

test('a hidden section is shown as a whole', () => {
  assert.equal(
    cssOf(hidden(page, 'sectna', 'phone')),
    '@media not all and (min-width:48rem){[data-editing] .s-sectna{display:grid;opacity:.35}}',
  )
})
