import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { ariaKeysOf, Key, keySignsOf } from './key.tsx'

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

test('to assistive technology keys are called as a browser calls them', () => {
  assert.equal(ariaKeysOf('Mod+Shift+Z', true), 'Meta+Shift+Z')
  assert.equal(ariaKeysOf('Mod+Shift+Z', false), 'Control+Shift+Z')
  assert.equal(ariaKeysOf('Ctrl+Alt+ArrowUp', true), 'Control+Alt+ArrowUp')
  assert.equal(ariaKeysOf('Mod++', false), 'Control+Plus')
  assert.equal(ariaKeysOf('?', false), '?')
  assert.equal(ariaKeysOf('Shift+Space', false), 'Shift+Space')
})
