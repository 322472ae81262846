import assert from 'node:assert/strict'
import test from 'node:test'
import { currentItem, type NavigationGroup, navigationOf } from './navigation.ts'

const icon = () => null
const groups: readonly NavigationGroup[] = [
  {
    section: 'site',
    items: [
      { href: '/sites/1', label: 'a', icon },
      { href: '/sites/1/pages', label: 'b', icon },
    ],
  },
]

test('the current entry is the longest that holds the path', () => {
  assert.equal(currentItem(groups, '/sites/1'), '/sites/1')
  assert.equal(currentItem(groups, '/sites/1/pages'), '/sites/1/pages')
  assert.equal(currentItem(groups, '/sites/1/pages/2'), '/sites/1/pages')
  assert.equal(currentItem(groups, '/sites/1/settings'), '/sites/1')
  assert.equal(currentItem(groups, '/sites/10'), null)
})

test('what no right opens is in the navigation of those who are let in, and of nobody else', () => {
  const labs = {
    path: '/sites/$siteId/labs',
    load: () => Promise.reject(new Error('never opened')),
    title: 'labs.title',
    access: { right: null },
    nav: { section: 'settings', label: 'labs.title', icon, order: 1, door: 'labs' },
  } as const
  const given = { siteId: '1', isOperator: false, can: () => true }
  assert.equal(navigationOf([labs], { ...given, doors: [] }).length, 0)
  assert.equal(navigationOf([labs], { ...given, doors: ['labs'] })[0]?.items[0]?.href, '/sites/1/labs')
})
