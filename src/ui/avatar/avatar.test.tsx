import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Avatar, initialsOf } from './avatar.tsx'

test('initials come from the first and the last word, whatever the script', () => {
  assert.equal(initialsOf('Ada Whitfield'), 'AW')
  assert.equal(initialsOf('dorothea von hohenstein'), 'DH')
  assert.equal(initialsOf('Bram'), 'B')
  assert.equal(initialsOf('山田 太郎'), '山太')
  assert.equal(initialsOf('👩‍🚀 Mission'), '👩‍🚀M')
  assert.equal(initialsOf('  '), '')
})

test('it is hidden beside a name, and a button with a label', () => {
  assert.match(renderToStaticMarkup(<Avatar name="Ada" />), /aria-hidden="true"/)
  assert.match(
    renderToStaticMarkup(<Avatar name="Ada" label="Your account" />),
    /<button[^>]*aria-label="Your account"/,
  )
})
