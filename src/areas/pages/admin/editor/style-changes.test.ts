import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles, type SiteStyles } from '#document/styles.ts'
import { changedStyles } from '../../styles/styles-shape.ts'
import { styleChanges } from './style-changes.ts'

test('only what differs is sent, at its own path', () => {
  const after: SiteStyles = {
    ...defaultStyles,
    palette: { ...defaultStyles.palette, accent: '#112233' },
    header: { ...defaultStyles.header, wordmark: 'Halm', sticky: 'always' },
  }
  assert.deepEqual(styleChanges(defaultStyles, after), [
    { path: ['palette', 'accent'], value: '#112233' },
    { path: ['header', 'sticky'], value: 'always' },
    { path: ['header', 'wordmark'], value: 'Halm' },
  ])
})

test('a style taken away is a change without a value, a list is one value', () => {
  const before: SiteStyles = { ...defaultStyles, customCss: 'p{}' }
  const after: SiteStyles = {
    ...defaultStyles,
    header: { ...defaultStyles.header, actions: [{ kind: 'search' }] },
  }
  assert.deepEqual(styleChanges(before, after), [
    { path: ['header', 'actions'], value: [{ kind: 'search' }] },
    { path: ['customCss'] },
  ])
  assert.deepEqual(styleChanges(after, after), [])
})

test('laid over the old styles by the server, the changes give the new ones', () => {
  const after: SiteStyles = {
    ...defaultStyles,
    corners: 'round',
    type: { ...defaultStyles.type, base: 19 },
    header: {
      ...defaultStyles.header,
      announcement: { text: 'Open on Sunday', theme: 'accent' },
    },
  }
  const laid = changedStyles(defaultStyles, styleChanges(defaultStyles, after))
  assert.deepEqual(laid, { ok: true, styles: after })
  const back = laid.ok && changedStyles(laid.styles, styleChanges(after, defaultStyles))
  assert.deepEqual(back, { ok: true, styles: defaultStyles })
})
