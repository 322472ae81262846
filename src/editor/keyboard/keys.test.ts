import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { actions } from '../all-actions.ts'
import { keysOf, type KeyPress } from './keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('keys', () => {
  test('are spelled in one way', () => {
    assert.equal(keysOf(press('z', { ctrlKey: true }), false), 'Mod+Z')
    assert.equal(keysOf(press('Z', { ctrlKey: true, shiftKey: true }), false), 'Mod+Shift+Z')
    assert.equal(keysOf(press('ArrowUp', { altKey: true, shiftKey: true }), false), 'Alt+Shift+ArrowUp')
    assert.equal(keysOf(press(' '), false), 'Space')
  })
  test('on Apple’s keyboards the command key is Mod, and control is itself', () => {
    assert.equal(keysOf(press('z', { metaKey: true }), true), 'Mod+Z')
    assert.equal(keysOf(press('z', { ctrlKey: true }), true), 'Ctrl+Z')
  })
  test('a sign is itself wherever it is on the keyboard', () => {
    assert.equal(keysOf(press('?', { shiftKey: true, code: 'Slash' }), false), '?')
    assert.equal(keysOf(press('/', { code: 'Digit7', shiftKey: true }), false), '/')
  })
  test('with Alt, and with Mod on other alphabets, the place of the key decides', () => {
    assert.equal(keysOf(press('å', { altKey: true, code: 'KeyA' }), true), 'Alt+A')
    assert.equal(keysOf(press('¡', { altKey: true, code: 'Digit1' }), true), 'Alt+1')
    assert.equal(keysOf(press('я', { ctrlKey: true, code: 'KeyZ' }), false), 'Mod+Z')
    // On a French keyboard Z stands where others have W; the letter decides.
    assert.equal(keysOf(press('z', { ctrlKey: true, code: 'KeyW' }), false), 'Mod+Z')
  })
})

describe('actions', () => {
  test('have one name each', () => {
    const ids = actions.map((action) => action.id)
    assert.deepEqual([...new Set(ids)], ids)
  })
  test('spell their keys as presses are spelled', () => {
    for (const action of actions) {
      for (const keys of action.keys ?? []) {
        const parts =
          keys === '+' || keys.endsWith('++') ? [...keys.slice(0, -2).split('+'), '+'] : keys.split('+')
        const order = ['Mod', 'Ctrl', 'Alt', 'Shift']
        const modifiers = parts.slice(0, -1)
        assert.deepEqual(
          modifiers,
          order.filter((one) => modifiers.includes(one)),
          `${action.id}: ${keys}`,
        )
        const key = parts.at(-1) ?? ''
        assert.ok(key.length > 1 || key === key.toUpperCase(), `${action.id}: ${keys}`)
      }
    }
  })
  test('share keys only where they never apply at the same time', () => {
    const shared = new Map<string, string[]>()
    for (const action of actions) {
      for (const keys of action.keys ?? []) shared.set(keys, [...(shared.get(keys) ?? []), action.id])
    }
    const several = [...shared]
      .filter(([, ids]) => ids.length > 1)
      .map(([keys, ids]) => [keys, ...ids].join(' '))
    // Blocks or a section are selected, never both.
    assert.deepEqual(several.sort(), [
      'Alt+ArrowDown section-down layer-backward',
      'Alt+ArrowUp section-up layer-forward',
      'ArrowDown move-down section-next',
      'ArrowUp move-up section-previous',
      'Escape choose-end select-outer preview-end',
    ])
  })
})
