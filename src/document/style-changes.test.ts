import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  backOf,
  fewerStyleChanges,
  joinedSteps,
  styleChanges,
  styleSteps,
  takeSteps,
  withStyles,
} from './style-changes.ts'
import { defaultStyles, type SiteStyles } from './styles.ts'

const withAccent = (styles: SiteStyles, accent: string): SiteStyles => ({
  ...styles,
  palette: { ...styles.palette, accent },
})
const withAnnouncement = (text: string): SiteStyles => ({
  ...defaultStyles,
  header: { ...defaultStyles.header, announcement: { text, theme: 'accent' } },
})

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

test('laid over the old styles, the changes give the new ones; back again, the old ones', () => {
  const after: SiteStyles = {
    ...withAnnouncement('Open on Sunday'),
    corners: 'round',
    type: { ...defaultStyles.type, base: 19 },
  }
  assert.deepEqual(withStyles(defaultStyles, styleChanges(defaultStyles, after)), after)
  assert.deepEqual(withStyles(after, styleChanges(after, defaultStyles)), defaultStyles)
  const there = styleSteps(defaultStyles, after)
  assert.deepEqual(takeSteps(defaultStyles, there).styles, after)
  assert.deepEqual(takeSteps(after, backOf(there)).styles, defaultStyles)
})

test('a step back leaves what somebody else has set since', () => {
  const ours = styleSteps(defaultStyles, { ...withAccent(defaultStyles, '#112233'), corners: 'round' })
  const both = withAccent(withStyles(defaultStyles, ours), '#445566')
  const { styles, taken } = takeSteps(both, backOf(ours))
  assert.deepEqual(styles, withAccent(defaultStyles, '#445566'))
  assert.deepEqual(
    taken.map((one) => one.path),
    [['corners']],
  )
})

test('a drag is one way back, however many values it went through', () => {
  const values = ['#000001', '#000002', '#000003']
  let styles = defaultStyles
  let back: ReturnType<typeof joinedSteps> = []
  for (const value of values) {
    const next = withAccent(styles, value)
    back = joinedSteps([...backOf(styleSteps(styles, next)), ...back])
    styles = next
  }
  assert.deepEqual(back, [
    { path: ['palette', 'accent'], value: defaultStyles.palette.accent, was: '#000003' },
  ])
})

test('what came whole and was changed inside goes whole', () => {
  const first = withAnnouncement('Open')
  const second = withAnnouncement('Open today')
  const back = joinedSteps([
    ...backOf(styleSteps(first, second)),
    ...backOf(styleSteps(defaultStyles, first)),
  ])
  assert.deepEqual(takeSteps(second, back).styles, defaultStyles)
})

test('of changes that wait, what is set again or as part of more is sent once', () => {
  assert.deepEqual(
    fewerStyleChanges([
      { path: ['header', 'announcement', 'text'], value: 'Open' },
      { path: ['corners'], value: 'soft' },
      { path: ['header', 'announcement'] },
      { path: ['corners'], value: 'round' },
    ]),
    [{ path: ['header', 'announcement'] }, { path: ['corners'], value: 'round' }],
  )
})
