import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles, type HeaderLayout } from '#document/styles.ts'
import type { NavItem } from '../releases/navigation.ts'
import { foldOf, logoRoom } from './header-fold.ts'

const entries = (...titles: string[]): NavItem[] =>
  titles.map((title) => ({
    pageId: title,
    title,
    href: '/',
    opensNewTab: false,
    isFolder: false,
    children: [],
  }))

const styled = (layout: HeaderLayout, text?: string) => ({
  ...defaultStyles,
  header: {
    ...defaultStyles.header,
    layout,
    actions: text
      ? [
          {
            kind: 'button' as const,
            text,
            link: { kind: 'url' as const, url: '/' },
            style: 'primary' as const,
          },
        ]
      : [],
  },
})

test('few short words stand in one row on every window but a phone’s', () => {
  assert.equal(foldOf('My site', styled('logo-left'), entries('Home', 'Contact')), undefined)
})

test('more words, a button or a logo in the middle need more room', () => {
  const four = entries('Menu', 'Kitchen', 'Notes', 'Reservations')
  assert.equal(foldOf('Halm', styled('logo-left'), four), undefined)
  assert.equal(foldOf('Halm', styled('nav-left-logo-center', 'Reserve'), four), 56)
  assert.equal(foldOf('Halm of Faversham', styled('nav-left-logo-center', 'Reserve'), four), 64)
  const six = entries(
    'Dienstleistungen',
    'Fallbeispiele',
    'Über uns',
    'Veröffentlichungen',
    'Kontakt',
    'Presse',
  )
  assert.equal(foldOf('Marlow & Reyes', styled('logo-left', 'Termin vereinbaren'), six), 80)
})

test('entries that would take three rows of a window of 80 rem are behind the menu on all of them', () => {
  const rooms = (count: number) =>
    entries(...Array.from({ length: count }, (_, at) => `Room number ${at + 1}`))
  assert.equal(foldOf('Halm', styled('logo-left'), rooms(7)), 80)
  assert.equal(foldOf('Halm', styled('logo-left'), rooms(12)), 80)
  assert.equal(foldOf('Halm', styled('logo-left'), rooms(50)), 'always')
  assert.equal(foldOf('Halm', styled('logo-center'), rooms(6)), 80)
  assert.equal(foldOf('Halm', styled('logo-center'), rooms(12)), 'always')
  assert.equal(foldOf('Halm', styled('sidebar'), rooms(50)), undefined)
  // Two entries are not at fault where the words of a button are.
  const long = 'Reserve a table for the evening and tell us what you do not eat'
  assert.equal(foldOf('Halm', styled('logo-center', long), rooms(2)), 80)
})

test('of a long title as much counts as stands beside the entries: it breaks', () => {
  const title = 'Gesellschaft zur Förderung der Oberbayerischen Volksmusikpflege und Handwerkskunst'
  const two = entries('Aktuelles', 'Kontakt')
  assert.equal(foldOf(title, styled('logo-left'), two), 56)
  assert.equal(foldOf(`${title} in Miesbach`, styled('logo-left'), two), 56)
})

test('a logo that parts the entries has as much room at its other side as the wider one takes', () => {
  const six = entries('Work', 'About', 'Prices', 'Questions', 'Publications', 'Conversations')
  assert.equal(foldOf('Halm', styled('logo-left'), six), undefined)
  assert.equal(foldOf('Halm', styled('logo-center-split'), six), 64)
  assert.equal(foldOf('Halm', styled('logo-center-split', 'Reserve'), six), 80)
})

test('a logo above the entries takes nothing of their row', () => {
  const four = entries('Menu', 'Kitchen', 'Notes', 'Reservations')
  assert.equal(foldOf('The Halm house of Faversham', styled('logo-left'), four), 56)
  assert.equal(foldOf('The Halm house of Faversham', styled('logo-center-stacked'), four), undefined)
})

test('a picture in place of the title is as wide as it is drawn, as long as it gives way to nothing', () => {
  const four = entries('Menu', 'Kitchen', 'Notes', 'Reservations')
  assert.equal(
    foldOf('The Halm house of Faversham', styled('logo-left'), four, { width: 40, height: 40 }),
    undefined,
  )
  assert.equal(foldOf('Halm', styled('logo-left'), four, { width: 400, height: 44 }), 56)
})

test('a bar at the side has no row to fold', () => {
  const many = entries('Dienstleistungen', 'Fallbeispiele', 'Veröffentlichungen', 'Kontakt', 'Presse')
  assert.equal(foldOf('Marlow & Reyes', styled('sidebar', 'Termin vereinbaren'), many), undefined)
})

test('a picture in place of the title gives way before the entries do, and no further than it is read', () => {
  const six = entries('Work', 'About', 'Prices', 'Journal', 'Questions', 'Contact')
  const wide = { width: 1800, height: 150 }
  assert.equal(foldOf('Halm', styled('logo-left'), six, wide), 64)
  assert.equal(foldOf('Halm', styled('logo-left'), six, { width: 150, height: 150 }), undefined)
  const room = logoRoom('Halm', styled('logo-left'), six, wide)
  assert.equal(room?.from, 64)
  assert.equal(room.least, 24)
  assert.ok(room.taken > 30 && room.taken < 40, `${room.taken}`)
  assert.equal(logoRoom('Halm', styled('logo-left'), six, { width: 240, height: 150 }), null)
  assert.equal(logoRoom('Halm', styled('sidebar'), six, wide), null)
  assert.equal(logoRoom('Halm', styled('logo-left-nav-center'), six, wide)?.shares, 2)
  const menu = logoRoom('Halm', styled('minimal'), six, wide)
  assert.ok(menu && menu.from === 48 && menu.taken < 10)
})
