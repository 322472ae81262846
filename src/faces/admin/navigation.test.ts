import assert from 'node:assert/strict'
import test from 'node:test'
import type { Screen } from '#ui/screen/screen.ts'
import { currentItem, navigationOf } from './navigation.ts'

const icon = () => null
const screen = (path: Screen['path'], nav?: Partial<NonNullable<Screen['nav']>>): Screen => ({
  path,
  load: () => Promise.reject(new Error('never opened')),
  title: 'app.name',
  words: [],
  access: { right: null },
  ...(nav && { nav: { section: 'site', label: 'frame.nav.pages', icon, order: 0, ...nav } }),
})
const screens = [
  screen('/', {}),
  screen('/sites/new'),
  screen('/sites/$siteId', {}),
  screen('/sites/$siteId/pages', {}),
  screen('/sites/$siteId/pages/$pageId'),
  screen('/sites/$siteId/labs', { section: 'settings', door: 'labs' }),
]
const given = { siteId: '1', isOperator: false, can: () => true, doors: [] }

test('the current entry is the longest that holds the path', () => {
  const groups = navigationOf(screens, given)
  assert.equal(currentItem(groups, screens, '/sites/1'), '/sites/1')
  assert.equal(currentItem(groups, screens, '/sites/1/pages'), '/sites/1/pages')
  assert.equal(currentItem(groups, screens, '/sites/1/pages/2'), '/sites/1/pages')
  assert.equal(currentItem(groups, screens, '/sites/10'), null)
  const outside = navigationOf(screens, { ...given, siteId: null })
  assert.equal(currentItem(outside, screens, '/'), '/')
  assert.equal(currentItem(outside, screens, '/sites/new'), null)
  assert.equal(currentItem(outside, screens, '/labs'), null)
})

test('no other entry is current on a screen whose own the person does not have', () => {
  assert.equal(currentItem(navigationOf(screens, given), screens, '/sites/1/labs'), null)
  const letIn = navigationOf(screens, { ...given, doors: ['labs'] })
  assert.equal(currentItem(letIn, screens, '/sites/1/labs'), '/sites/1/labs')
})

test('what no right opens is in the navigation of those who are let in, and of nobody else', () => {
  const labs = screens.filter(({ nav }) => nav?.door)
  assert.equal(navigationOf(labs, given).length, 0)
  assert.equal(navigationOf(labs, { ...given, doors: ['labs'] })[0]?.items[0]?.href, '/sites/1/labs')
})
