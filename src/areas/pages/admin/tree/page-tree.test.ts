import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aloneIn, movedPages, moveTo, type PageNode, pageTree } from './page-tree.ts'
import { inOrder } from '../../tree/page.ts'
import { aRow } from './testing.ts'

const pages = [
  aRow({ id: 'home', position: 0, isHome: true }),
  aRow({ id: 'shop', position: 1, kind: 'folder' }),
  aRow({ id: 'mugs', position: 0, parentId: 'shop' }),
  aRow({ id: 'bowls', position: 1, parentId: 'shop' }),
  aRow({ id: 'visit', position: 2 }),
  aRow({ id: 'imprint', nav: 'footer' }),
  aRow({ id: 'foot', nav: 'none', kind: 'footer' }),
  aRow({ id: 'hidden-away', nav: 'none' }),
]
const names = (nodes: readonly PageNode[]): unknown[] =>
  nodes.map(({ page, children }) => (children.length > 0 ? [page.id, names(children)] : page.id))

test('pages stand in the order of the navigation, folders with what is in them', () => {
  assert.deepEqual(names(pageTree(pages, 'main')), ['home', ['shop', ['mugs', 'bowls']], 'visit'])
  assert.deepEqual(names(pageTree(pages, 'footer')), ['imprint'])
  assert.deepEqual(names(pageTree(pages, 'none')), ['hidden-away'])
})

test('a home page in no navigation stands above all, and nothing goes beside it', () => {
  const alone = pages.map((page) => (page.isHome ? { ...page, nav: 'none' as const, position: 9 } : page))
  assert.equal(aloneIn(pages), undefined)
  assert.equal(aloneIn(alone)?.id, 'home')
  assert.equal(inOrder(alone)[0]?.id, 'home')
  assert.deepEqual(names(pageTree(alone, 'main')), [['shop', ['mugs', 'bowls']], 'visit'])
  assert.deepEqual(names(pageTree(alone, 'none')), ['hidden-away'])
  assert.equal(moveTo(alone, new Set(['visit']), { id: 'home', position: 'after' }), null)
  const into = moveTo(alone, new Set(['home']), { id: 'visit', position: 'before' })
  assert.ok(into)
  assert.deepEqual(names(pageTree(movedPages(alone, ['home'], into), 'main')), [
    ['shop', ['mugs', 'bowls']],
    'home',
    'visit',
  ])
})

test('a page goes before, after and into others, also of another place', () => {
  const one = (id: string) => new Set([id])
  assert.deepEqual(moveTo(pages, one('visit'), { id: 'home', position: 'before' }), {
    nav: 'main',
    parentId: null,
    before: 'home',
  })
  assert.deepEqual(moveTo(pages, one('home'), { id: 'shop', position: 'after' }), {
    nav: 'main',
    parentId: null,
    before: 'visit',
  })
  assert.deepEqual(moveTo(pages, one('visit'), { id: 'shop', position: 'inside' }), {
    nav: 'main',
    parentId: 'shop',
    before: null,
  })
  assert.deepEqual(moveTo(pages, one('home'), { id: 'imprint', position: 'after' }), {
    nav: 'footer',
    parentId: null,
    before: null,
  })
})

test('a page goes into a place of the navigation, at its end, also when that is empty', () => {
  const place = (nav: string, position: 'inside' | 'after') =>
    moveTo(pages, new Set(['visit']), { id: `nav:${nav}`, position })
  assert.deepEqual(place('footer', 'inside'), { nav: 'footer', parentId: null, before: null })
  assert.deepEqual(place('none', 'inside'), { nav: 'none', parentId: null, before: null })
  assert.equal(place('main', 'after'), null)
})

test('nothing goes into what is no folder, no folder into a folder, nothing beside itself', () => {
  assert.equal(moveTo(pages, new Set(['visit']), { id: 'home', position: 'inside' }), null)
  assert.equal(moveTo(pages, new Set(['shop']), { id: 'shop', position: 'inside' }), null)
  assert.equal(moveTo(pages, new Set(['shop']), { id: 'mugs', position: 'after' }), null)
  assert.equal(moveTo(pages, new Set(['visit']), { id: 'visit', position: 'after' }), null)
})

test('the tree shows a move before the server has said so', () => {
  const move = moveTo(pages, new Set(['visit']), { id: 'mugs', position: 'after' })
  assert.ok(move)
  const after = movedPages(pages, ['visit'], move)
  assert.deepEqual(names(pageTree(after, 'main')), ['home', ['shop', ['mugs', 'visit', 'bowls']]])
  assert.equal(after.find(({ id }) => id === 'visit')?.state, 'changed')
  const folder = moveTo(pages, new Set(['shop']), { id: 'imprint', position: 'before' })
  assert.ok(folder)
  const moved = movedPages(pages, ['shop'], folder)
  assert.deepEqual(names(pageTree(moved, 'footer')), [['shop', ['mugs', 'bowls']], 'imprint'])
})
