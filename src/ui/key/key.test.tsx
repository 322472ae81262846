import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Key, keySignsOf } from './key.tsx'

test('modifiers are the signs of the keyboard', () => {
  assert.deepEqual(keySignsOf('Mod+Shift+k', true), ['⌘', '⇧', 'K'])
  assert.deepEqual(keySignsOf('Mod+Shift+k', false), ['Ctrl', 'Shift', 'K'])
  assert.deepEqual(keySignsOf('Enter', false), ['↵'])
  assert.deepEqual(keySignsOf('Mod++', false), ['Ctrl', '+'])
})

test('a hint is hidden; alone, it is said', () => {
  assert.doesNotMatch(renderToStaticMarkup(<Key of="Mod+K" />), /Mod|Control K/)
  assert.match(renderToStaticMarkup(<Key of="Mod+K" said="Control K" />), /Control K/)
})
