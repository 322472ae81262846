import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedTree, type TreeNode } from './tree-move.ts'

const tree: TreeNode[] = [
  { id: 'home' },
  { id: 'shop', children: [{ id: 'mugs' }, { id: 'bowls', children: [{ id: 'deep' }] }] },
  { id: 'about' },
]

/** `home shop(mugs bowls(deep)) about` */
function written(nodes: readonly TreeNode[] | null): string | null {
  return (
    nodes &&
    nodes.map((node) => (node.children ? `${node.id}(${written(node.children)})` : node.id)).join(' ')
  )
}

const move = (ids: string[], id: string, position: 'before' | 'after' | 'inside') =>
  written(movedTree(tree, new Set(ids), { id, position }))

test('entries go before, after and into others', () => {
  assert.equal(move(['about'], 'home', 'before'), 'about home shop(mugs bowls(deep))')
  assert.equal(move(['home'], 'mugs', 'after'), 'shop(mugs home bowls(deep)) about')
  assert.equal(move(['home'], 'bowls', 'inside'), 'shop(mugs bowls(deep home)) about')
  assert.equal(move(['mugs'], 'home', 'inside'), 'home(mugs) shop(bowls(deep)) about')
})

test('several keep their order among themselves', () => {
  assert.equal(move(['about', 'home'], 'deep', 'before'), 'shop(mugs bowls(home about deep))')
})

test('nothing goes into itself, into what it holds, or nowhere', () => {
  assert.equal(move(['shop'], 'deep', 'inside'), null)
  assert.equal(move(['shop'], 'shop', 'after'), null)
  assert.equal(move(['home'], 'gone', 'after'), null)
  assert.equal(move(['gone'], 'home', 'after'), null)
})

test('the tree given is left as it was', () => {
  const before = JSON.stringify(tree)
  move(['home'], 'bowls', 'inside')
  assert.equal(JSON.stringify(tree), before)
})
