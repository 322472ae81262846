import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertInAMoment } from '#kernel/testing.ts'
import { fontFiles } from '../fonts/font-files.server.ts'
import { leadsInCircle, locationOf, redirectTable, shapeFault, writtenTarget } from './redirect.ts'
import { redirectFault } from './redirect-fault.ts'

const table = (...pairs: [string, string][]) =>
  redirectTable(pairs.map(([from, to]) => ({ from, to, status: 301 })))
const leads = (found: ReturnType<typeof table>, path: string, query = '') =>
  found.find(path, query)?.to ?? null
const fault = (from: string, to: string) => redirectFault({ from, to })?.code ?? null

test('a name stands for one part, a star at the end for the rest', () => {
  const found = table(
    ['/blog/[name]', '/news/[name]'],
    ['/shop/*', 'https://shop.example/*'],
    ['/[year]/[month]/[slug]', '/notes/[slug]?of=[year]'],
  )
  assert.equal(leads(found, '/blog/bread'), '/news/bread')
  assert.equal(leads(found, '/blog'), null)
  assert.equal(leads(found, '/blog/bread/rye/oats'), null)
  assert.equal(leads(found, '/shop/a/b'), 'https://shop.example/a/b')
  assert.equal(leads(found, '/shop/'), null)
  assert.equal(leads(found, '/2019/05/rye'), '/notes/rye?of=2019')
})

test('the exact address wins, then what says most of the path itself', () => {
  const found = table(['/a/*', '/one'], ['/a/b/*', '/two'], ['/a/[x]', '/three'], ['/a/c', '/four'])
  assert.deepEqual(
    ['/a/c', '/a/b/c', '/a/x', '/a/x/y'].map((path) => leads(found, path)),
    ['/four', '/two', '/three', '/one'],
  )
})

test('a slash at the end is no other address, of what is asked for and of what was typed', () => {
  const found = table(
    ['/old', '/new'],
    ['/typed/', '/new'],
    ['/blog/[name]/', '/news/[name]'],
    ['/shop/*', '/goods/*'],
    ['/both', '/one'],
    ['/both/', '/two'],
  )
  assert.deepEqual(
    ['/old', '/old/', '/typed', '/typed/', '/blog/a', '/blog/a/', '/shop/a/b/', '/shop/a/b'].map((path) =>
      leads(found, path),
    ),
    ['/new', '/new', '/new', '/new', '/news/a', '/news/a', '/goods/a/b', '/goods/a/b'],
  )
  assert.deepEqual(
    [leads(found, '/both'), leads(found, '/both/')],
    ['/one', '/two'],
    'each its own, if typed',
  )
  assert.equal(leads(found, '/shop/'), null)
  assert.equal(leadsInCircle('/a/', table(['/a/', '/a'])), true)
  assert.equal(leadsInCircle('/a', table(['/a', '/b/'], ['/b', '/a/'])), true)
})

test('an address of another system is found with its query, and one in other letters as it is written', () => {
  const found = table(['/index.php?page_id=7', '/menu'], ['/caf%C3%A9', '/bar'], ['/brot', '/brötchen'])
  assert.equal(leads(found, '/index.php', '?page_id=7'), '/menu')
  assert.equal(leads(found, '/index.php', '?page_id=8'), null)
  assert.equal(leads(found, '/café'), '/bar')
  assert.equal(locationOf('/brötchen'), '/br%C3%B6tchen')
  assert.equal(locationOf('/br%C3%B6tchen'), '/br%C3%B6tchen', 'what is encoded is not encoded again')
})

test('what only looks like a pattern once it is decoded stands for itself', () => {
  const table = redirectTable([
    { from: '/%5Bname%5D', to: '/menu', status: 301 },
    { from: '/files/%2A', to: '/menu', status: 301 },
    { from: '/caf%C3%A9/[name]/*', to: '/menu/[name]/*', status: 301 },
  ])
  assert.equal(table.find('/[name]')?.to, '/menu')
  assert.equal(table.find('/files/*')?.to, '/menu')
  assert.equal(table.find('/café/tea/green/hot')?.to, '/menu/tea/green/hot')
  for (const path of ['/contact', '/files/a.pdf', '/files/a/b']) assert.equal(table.find(path), null, path)
})

test('the query that was asked with goes along, unless the new address has its own', () => {
  assert.equal(locationOf('/menu', '?utm=1'), '/menu?utm=1')
  assert.equal(locationOf('/menu?a=1#b', '?utm=1'), '/menu?a=1#b')
  assert.equal(locationOf('https://example.com/x', '?utm=1'), 'https://example.com/x?utm=1')
})

test('R-45: nothing that stands for a part of a path leads to another host', () => {
  const found = table(['/old/*', '/*'], ['/go/[x]', '/[x]'])
  for (const path of ['/old//evil.example', '/old///evil.example', '/old/', '/go//evil.example'])
    assert.equal(leads(found, path), null, path)
  for (const path of [
    '/old/\\evil.example',
    '/go/\\evil.example',
    '/go//',
    '/old/..',
    '/old/.//evil.example',
    '/go/evil.example',
  ]) {
    const to = leads(found, path)
    if (to === null) continue
    const location = locationOf(to)
    assert.equal(new URL(location, 'https://halm.example/').host, 'halm.example', `${path} → ${location}`)
  }
  assert.equal(fault('/old/*', 'https://*/x'), 'pages.redirect_to')
  assert.equal(fault('/old/[x]', 'https://[x].example/'), 'pages.redirect_to')
})

test('R-45: an address elsewhere names its host itself, and no blank', () => {
  for (const to of [
    'https:///*',
    'http:///*',
    'https:////*',
    'HTTPS:///*',
    'https://\\*',
    'https://\\a.example\\*',
    'HTTP:////a.example?of=*',
    'https://\\/*',
    'https:///a.*/',
    'https:///a@*/',
    'https://*/*',
    'https://\t/*',
    'https://?*',
    'https://#*',
  ]) {
    assert.equal(shapeFault({ from: '/go/*', to })?.code, 'pages.redirect_to', to)
  }
  assert.equal(fault('/go/*', 'https://a.example/*'), null)
  for (const blank of [' ', '\t', '\n', '\u{a0}'])
    assert.equal(
      shapeFault({ from: '/go', to: `https://a.example/a${blank}b` })?.code,
      'pages.redirect_to',
      JSON.stringify(blank),
    )
})

test('a target is written out as it leads: one host, and no blank', () => {
  for (const [to, written] of [
    ['/menu', '/menu'],
    ['/', '/'],
    ['https://a.example/*?of=[x]', 'https://a.example/*?of=[x]'],
    // As browsers read it, and as hosts of static sites would fill it in.
    ['https://a.example\\*', 'https://a.example/*'],
    ['https://:splat@a.example/', '/'],
    ['https://a:splat@b.example/', '/'],
    ['https://a.example:8080/x', 'https://a.example:8080/x'],
    ['/at/:time?of=:day', '/at/%3Atime?of=%3Aday'],
    ['/a?b=\\c', '/a?b=\\c'],
  ] as const)
    assert.equal(writtenTarget(to), written, to)
})

test('a redirect is told what is wrong with it', () => {
  assert.deepEqual(
    [
      fault('old', '/menu'),
      fault('//evil.example', '/menu'),
      fault('/old', 'javascript:alert(1)'),
      fault('/old*', '/menu'),
      fault('/*/old', '/menu'),
      fault('/a[x]', '/menu'),
      fault('/[x]/[x]', '/menu'),
      fault('/blog/[name]', '/news/[title]'),
      fault('/blog/[name]', '/news/[name]/*'),
      fault('/blog/[name]', '/news/[name]'),
      fault('/blog/*', 'https://example.com/*'),
    ],
    [
      'pages.redirect_from',
      'pages.redirect_from',
      'pages.redirect_to',
      'pages.redirect_pattern',
      'pages.redirect_pattern',
      'pages.redirect_pattern',
      'pages.redirect_pattern',
      'pages.redirect_unsaid',
      'pages.redirect_unsaid',
      null,
      null,
    ],
  )
})

test('no redirect leads from where the program answers itself; one that came along from elsewhere is let be', () => {
  const [font = ''] = fontFiles().keys()
  const file = '/media/0190a3c4-7f2e-7000-8000-0123456789ab/0123456789ab/brochure.pdf'
  for (const from of [
    '/robots.txt',
    '/robots%2Etxt',
    '/robots.txt?of=1',
    '/sitemap.xml/',
    '/favicon.ico',
    '/favicon.svg',
    '/_password',
    // Kept without its slash, and with one it is ours.
    '/_islands',
    '/_islands/x',
    '/_islands/*',
    file,
    `${file}/`,
    `/fonts/${font}`,
    `/fonts/${font}/`,
  ]) {
    assert.equal(fault(from, '/menu'), 'pages.redirect_own', from)
    assert.equal(shapeFault({ from, to: '/menu' }), null, from)
  }
  const noFile = `/media/${'-'.repeat(36)}/0123456789ab/brochure.pdf`
  for (const from of [
    '/media/brochure.pdf',
    '/media/*',
    noFile,
    '/fonts/*',
    '/fonts/old.woff2',
    '/_islandsof',
    '/robots',
    '/*',
    '/[x]',
  ])
    assert.equal(fault(from, '/menu'), null, from)
})

test('circles are found, through patterns and without end too', () => {
  assert.equal(leadsInCircle('/a', table(['/a', '/b'], ['/b', '/a'])), true)
  assert.equal(leadsInCircle('/a', table(['/a', '/b'], ['/b', '/c'])), false)
  assert.equal(leadsInCircle('/a/[x]', table(['/a/[x]', '/b/[x]'], ['/b/[y]', '/a/[y]'])), true)
  assert.equal(leadsInCircle('/a/*', table(['/a/*', '/a/b/*'])), true)
  assert.equal(leadsInCircle('/a/*', table(['/a/*', '/a/*/*'])), true)
  assert.equal(leadsInCircle('/a/[x]', table(['/a/[x]', '/a/[x][x]'])), true)
  assert.equal(leadsInCircle('/a/*', table(['/a/*', '/b/*'], ['/b/*', '/b/*/*'])), true)
  assert.equal(leadsInCircle('/a/*', table(['/a/*', 'https://example.com/a/*'])), false)
})

test('R-43: what is said again and again comes to no address that is longer than any', () => {
  const many = (saying: string) => table([`/a/${saying}`, `/a/${saying.repeat(600)}`])
  assertInAMoment(() => {
    for (const saying of ['[x]', '*']) {
      assert.equal(leadsInCircle(`/a/${saying}`, many(saying)), true)
      assert.equal(many(saying).find(`/a/${'é'.repeat(2_000)}`), null)
    }
    assert.equal(leadsInCircle('/a/*', table(['/a/*', '/a/*/*/*/*/*/*/*/*'])), true)
  })
  assert.equal(many('[x]').find('/a/b')?.to, `/a/${'b'.repeat(600)}`)
})

test('what stands for a part is taken as it is, a star in it too', () => {
  assert.equal(table(['/[x]/*', '/new/[x]/*']).find('/a*b/c/d')?.to, '/new/a*b/c/d')
  assert.equal(table(['/[x]/[y]', '/[y]/[x]']).find('/[y]/z')?.to, '/z/%5By%5D')
})

test('a table that one is added to and taken out of again finds what it found before', () => {
  const grown = table(['/menu', '/food'], ['/shop/*', '/store/*'])
  const more = [
    { from: '/caf%C3%A9', to: '/bar', status: 301 as const },
    { from: '/shop/[kind]', to: '/kinds/[kind]', status: 301 as const },
  ]
  const found = () => ['/menu', '/café', '/shop/tea', '/shop/a/b'].map((path) => leads(grown, path))
  const before = found()
  more.forEach(grown.add)
  assert.deepEqual(found(), ['/food', '/bar', '/kinds/tea', '/store/a/b'])
  more.forEach(grown.remove)
  assert.deepEqual(found(), before)
  assert.deepEqual(before, ['/food', null, '/store/tea', '/store/a/b'])
})
