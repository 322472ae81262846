import type { Lookup } from '#kernel/messages/message.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankCommands } from '#ui/command-palette/rank.ts'
import { aRow } from '../tree/testing.ts'
import { otherPages } from './other-pages.ts'

const t: Lookup = (key) => key.split('.').at(-1) ?? ''
const pages = [
  aRow({ id: 'imprint', nav: 'footer', title: 'Imprint' }),
  aRow({ id: 'home', isHome: true, path: '/', title: 'Home' }),
  aRow({ id: 'work', kind: 'folder', title: 'Arbeiten', position: 2 }),
  aRow({ id: 'chairs', title: 'Stühle', parentId: 'work', navTitle: 'Sitzmöbel' }),
  aRow({ id: 'chairs-2', title: 'Stühle', position: 1 }),
  aRow({ id: 'shop', kind: 'link', title: 'Shop', position: 3 }),
  aRow({ id: 'foot', kind: 'footer', title: 'Footer', nav: 'none' }),
]

test('every page but the one that is open, in the order of the tree, each with its place', () => {
  const opened: string[] = []
  const commands = otherPages(pages, 'home', t, (id) => opened.push(id))
  assert.deepEqual(
    commands.map(({ label, group, detail }) => [group, label, detail]),
    [
      ['main', 'Stühle', '/chairs-2'],
      ['main', 'Stühle', 'Arbeiten › /chairs'],
      ['footer', 'Imprint', '/imprint'],
      ['none', 'Footer', undefined],
    ],
  )
  commands[1]?.run()
  assert.deepEqual(opened, ['chairs'])
})

test('a page is found by its title without accents, its folder, its address and its name in the navigation', () => {
  const found = (text: string) =>
    rankCommands(
      otherPages(pages, 'home', t, () => {}),
      text,
    ).map(({ id }) => id)
  assert.deepEqual(found('stuhle'), ['chairs-2', 'chairs'])
  assert.deepEqual(found('stuhle arbeiten'), ['chairs'])
  assert.deepEqual(found('chairs-2'), ['chairs-2'])
  assert.deepEqual(found('sitzmobel'), ['chairs'])
  assert.deepEqual(found('nothing of the kind'), [])
})
