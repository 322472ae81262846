import assert from 'node:assert/strict'
import { readCsv } from '#kernel/csv/csv.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { assertInAMoment } from '#kernel/testing.ts'
import { testOnBlankSite as test, type PagesWorld } from '../testing.ts'
import { addRedirect } from './add-redirect.ts'
import { exportRedirects } from './export-redirects.ts'
import { importRedirects } from './import-redirects.ts'
import { listRedirects } from './list-redirects.ts'
import { readRedirectsFile } from './read-redirects.ts'

const take = ({ ctx, siteId }: PagesWorld, csv: string, isTrial = false) =>
  importRedirects(ctx, { siteId, csv, isTrial })
const listed = async ({ ctx }: PagesWorld) =>
  (await listRedirects(ctx)).redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).toSorted()
const exported = async ({ ctx }: PagesWorld) => {
  const { body, type, fileName } = await exportRedirects(outsideIn(ctx))
  assert.deepEqual([type, fileName], ['text/csv; charset=utf-8', 'redirects.csv'])
  return String(body)
}

test('a trial tells what a file would do, by line where it is wrong, and writes nothing', async (world) => {
  await addRedirect(world.ctx, { siteId: world.siteId, from: '/old', to: '/contact', status: 301 })
  await addRedirect(world.ctx, { siteId: world.siteId, from: '/same', to: '/contact', status: 302 })
  const csv =
    'From,To,Status\r\n/blog/[name],/news/[name],\r\n/old,/menu,302\r\n/same,/contact,302\r\nold,/x,301\r\n/a,javascript:alert(1),301\r\n/b,/c,418\r\n/loop,/loop,301\r\n'
  const found = await take(world, csv, true)
  assert.deepEqual([found.added, found.changed, found.same], [1, 1, 1])
  assert.deepEqual(
    found.faults.map(({ line }) => line),
    [5, 6, 7, 8],
  )
  assert.ok(found.faults.every(({ message }) => message.length > 10 && !message.startsWith('refusal.')))
  assert.deepEqual(await listed(world), ['/old /contact 301', '/same /contact 302'])
  await take(world, csv)
  assert.deepEqual(await listed(world), [
    '/blog/[name] /news/[name] 301',
    '/old /menu 302',
    '/same /contact 302',
  ])
})

test('what was exported is imported again without a change', async (world) => {
  await take(world, '/blog/[name] -> /news/[name] 301\n/old/* -> https://example.com/* 302\n"/a,b" -> /menu')
  const csv = await exported(world)
  const read = readCsv(csv)
  assert.ok('rows' in read)
  assert.deepEqual(read.rows[0]?.fields, ['from', 'to', 'status'])
  const again = await take(world, csv)
  assert.deepEqual([again.added, again.changed, again.faults.length], [0, 0, 0])
})

test('a row whose address is written in other letters than that of the site, or of a row before, takes its place', async (world) => {
  await take(world, '/caf%C3%A9,/contact\n')
  const { added, changed } = await take(world, '/café,/menu\n/tee,/contact\n/%74ee,/menu,302\n')
  assert.deepEqual([added, changed], [1, 1])
  assert.deepEqual(await listed(world), ['/caf%C3%A9 /menu 301', '/tee /menu 302'])
})

test('a row from an encoded star or bracket takes the place of no pattern, and no pattern its place', async (world) => {
  await take(world, '/files/*,/contact\n/cup/[name],/menu\n/tea/%2A,/contact\n')
  const { added, changed } = await take(
    world,
    '/files/%2A,/gone\n/cup/%5Bname%5D,/gone\n/tea/*,/menu/*\n/pot/[name]/%2A,/a\n/pot/[name]/*,/b\n',
  )
  assert.deepEqual([added, changed], [5, 0])
  assert.deepEqual((await listed(world)).toSorted(), [
    '/cup/%5Bname%5D /gone 301',
    '/cup/[name] /menu 301',
    '/files/%2A /gone 301',
    '/files/* /contact 301',
    '/pot/[name]/%2A /a 301',
    '/pot/[name]/* /b 301',
    '/tea/%2A /contact 301',
    '/tea/* /menu/* 301',
  ])
})

test('a file without a redirect is refused; one of another kind is refused with the line that breaks', async (world) => {
  await assert.rejects(take(world, '\n\n'), { code: 'pages.redirects_none' })
  await assert.rejects(take(world, 'from,to\n'), { code: 'pages.redirects_none' })
  assert.deepEqual(
    (await take(world, '/a,/b\n"/c,/d')).faults.map(({ line }) => line),
    [2],
  )
})

test('a circle through what the site has, and what is too many, are told', () => {
  const existing = [{ from: '/b', to: '/a', status: 301 as const }]
  assert.deepEqual(readRedirectsFile('/a,/b', existing).faults, [{ line: 1, code: 'pages.redirect_loop' }])
  // The file's own row comes over the one that would close the circle.
  assert.deepEqual(readRedirectsFile('/a,/b\n/b,/c', existing).faults, [])
  const many = Array.from({ length: 5_002 }, (_, index) => `/old-${index},/menu`).join('\n')
  const read = readRedirectsFile(many, [])
  assert.deepEqual([read.redirects.length, read.faults.length], [5_000, 2])
  const patterns = Array.from({ length: 503 }, (_, index) => `/old-${index}/[x],/menu`).join('\n')
  assert.deepEqual(readRedirectsFile(patterns, []).faults.length, 3)
})

test('R-43: hostile files are read in a moment', () => {
  assertInAMoment(() => {
    readRedirectsFile(Array.from({ length: 200 }, (_, i) => `/${'a/'.repeat(200)}${i}/*,/b/*`).join('\n'), [])
    readRedirectsFile(Array.from({ length: 20_000 }, (_, i) => `/p${i}/*,/p${i}/x/*`).join('\n'), [])
    for (const mark of ['"', ',', '[', '*', '->', ' ']) readRedirectsFile(mark.repeat(100_000), [])
  })
})

test('patterns that lead through each other are told at their lines, in a moment', () => {
  const deep = '/x'.repeat(460)
  const to = (from: string, to: string) => ({ from, to, status: 301 as const })
  const tangle = [
    ...Array.from({ length: 480 }, (_, at) => to(`${deep}/[n]/k${at}`, '/away')),
    ...Array.from({ length: 15 }, (_, at) => to(`${deep}/[n]/e${at}`, `${deep}/[n]/e${at + 1}`)),
    to('/s/[n]', `${deep}/[n]/e0`),
  ]
  const rows = Array.from({ length: 4_000 }, (_, at) => `/a${at},/s/${at}`).join('\n')
  assertInAMoment(() => {
    const { redirects, faults } = readRedirectsFile(rows, tangle)
    assert.ok(redirects.length > 0 && faults.length > 3_000)
    assert.deepEqual(new Set(faults.map(({ code }) => code)), new Set(['pages.redirect_tangled']))
  })
  const usual = Array.from({ length: 500 }, (_, at) => to(`/old-${at}/[n]`, `/new-${at}/[n]`))
  assert.deepEqual(readRedirectsFile(rows, usual).faults, [])
})
