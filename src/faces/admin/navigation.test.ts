import assert from 'node:assert/strict'
import test from 'node:test'
import { currentItem, type NavigationGroup } from './navigation.ts'

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
