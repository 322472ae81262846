import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRow } from '../tree/testing.ts'
import { pagesFor } from './link-targets.ts'

const pages = [
  aRow({ id: 'home', title: 'Home', path: '/' }),
  aRow({ id: 'menu', title: 'Lunch menu', path: '/menu' }),
  aRow({ id: 'menus', title: 'Menus of the year', path: '/archive' }),
  aRow({ id: 'visit', title: 'Visit', path: '/menu-and-hours' }),
  aRow({ id: 'more', title: 'Menu', kind: 'folder', path: '/more' }),
  aRow({ id: 'foot', title: 'Menu footer', kind: 'footer', path: '/foot' }),
]

test('pages are found by title, then by address; what has no address is no target', () => {
  assert.deepEqual(
    pagesFor(pages, ' MENU').map(({ id }) => id),
    ['menus', 'menu', 'visit'],
  )
  assert.deepEqual(
    pagesFor(pages, '').map(({ id }) => id),
    ['home', 'menu', 'menus', 'visit'],
  )
})
