import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { setFrame, setSection } from './set-section.ts'

test('a section’s settings are set, and taken away', () => {
  const page = sampleDocument()
  const set = applied(
    page,
    setSection(page, 'sectna', {
      theme: 'ink',
      anchor: 'menu',
      background: { kind: 'colour', colour: 'tint' },
    }),
  )
  assert.equal(set.sections['sectna']?.anchor, 'menu')
  assert.equal(
    applied(set, setSection(set, 'sectna', { anchor: undefined })).sections['sectna']?.anchor,
    undefined,
  )
  assert.deepEqual(setSection(page, 'nobody', { theme: 'ink' }), [])
})

test('the page’s header and footer', () => {
  assert.deepEqual(applied(sampleDocument(), setFrame({ header: 'overlay', footer: 'none' })).page, {
    header: 'overlay',
    footer: 'none',
  })
})
