import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  type Dirent,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import type { PageDocument } from '#document/nodes.ts'
import { newLocalId } from '#kernel/ids.ts'
import { assertWhole } from './invariants.ts'
import {
  ask,
  environment,
  freePort,
  launch,
  makeSite,
  Person,
  type Said,
  plantedDatabase,
  plantedFolder,
  scratchFolder,
  startProgram,
} from './program.ts'
import { copyPrepared } from '../prepared.ts'

// A disk that fills up during an upload: 507 in words, nothing of the new file is left or shown, what
// was there stays, and once there is room the same upload goes through.

const MEGABYTES = 6

/** What is below a folder. One of its folders that goes while they are read ends the look: then once more. */
function entriesIn(folder: string): Dirent[] {
  for (;;) {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Every file below a folder, hidden ones too, with its length; one that goes while they are read is none. */
function filesIn(folder: string): { path: string; bytes: number }[] {
  return entriesIn(folder).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const status = entry.isFile() ? statSync(path, { throwIfNoEntry: false }) : undefined
    return status ? [{ path, bytes: status.size }] : []
  })
}

async function picture(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A way to run a command with a small disk in place of a folder; the disk goes with the command. */
function smallDisk(folder: string, megabytes = MEGABYTES): string[] | null {
  const flags = process.getuid?.() === 0 ? ['-m'] : ['-rm']
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs '${folder}' && exec "$@"`
  const before = ['unshare', ...flags, 'sh', '-c', mount, 'sh']
  return spawnSync(before[0] ?? '', [...before.slice(1), 'true']).status === 0 ? before : null
}

/** The address of a picture in a page, in one of its widths. */
const MEDIA = /\/media\/[0-9a-f-]{36}\/[0-9a-f]{12}\/\d+/

/** Writes a file until nothing more goes on its disk. */
function fillUp(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = 65_536; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
  } finally {
    closeSync(file)
  }
}

test('the disk fills up during an upload', async (t) => {
  const folder = scratchFolder()
  const files = join(folder.path, 'files')
  mkdirSync(files)
  const disk = smallDisk(files)
  if (!disk) {
    folder.remove()
    return t.skip('No small disk can be mounted here; the store’s own tests try a full one')
  }
  const database = await plantedDatabase()
  const port = await freePort()
  const program = await startProgram({
    port,
    before: disk,
    env: environment(port, {
      folder: folder.path,
      database: database?.url ?? null,
      more: { LOG_LEVEL: 'fatal' },
    }),
  })
  t.after(async () => {
    await program.kill()
    await database?.drop()
    folder.remove()
  })
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  const upload = (name: string, bytes: Buffer): Promise<Said> =>
    person.call('POST', `/api/sites/${site.id}/assets?name=${name}`, bytes, {
      headers: { 'content-type': 'application/octet-stream' },
    })
  const inside = join('/proc', String(program.child.pid), 'root', files)

  const first = await upload('small.png', await picture(300))
  assert.equal(first.status, 200, first.text)
  const { asset } = JSON.parse(first.text) as { asset: { id: string; src: string; bytes: number } }

  for (const [name, bytes] of [
    ['picture.png', await picture(1_800)],
    [
      'film.mp4',
      Buffer.concat([
        Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
        randomBytes(9_000_000),
      ]),
    ],
  ] as const) {
    const before = filesIn(inside)
    const said = await upload(name, bytes)
    assert.equal(said.status, 507, `${name}: ${said.status} ${said.text.slice(0, 300)}`)
    const { error } = JSON.parse(said.text) as { error: { code: string; message: string } }
    assert.equal(error.code, 'storage.full')
    assert.match(error.message, /^[A-Z].*\.$/)
    const newFiles = () => filesIn(inside).filter((one) => !before.some((old) => old.path === one.path))
    // The first picture's sizes are made at the same time, and pass through there; what is left would stay.
    // One look is judged: between two of them the next size may have begun.
    let after = newFiles()
    for (let n = 0; n < 400 && after.some((one) => one.path.includes('.incoming')); n += 1) {
      await setTimeout(50)
      after = newFiles()
    }
    assert.deepEqual(
      after.filter((one) => !one.path.includes('rendition') && one.bytes >= 1_000_000),
      [],
      'nothing of the refused file is left',
    )
    assert.ok(
      after.every((one) => !one.path.includes('.incoming')),
      `nothing unfinished is left: ${JSON.stringify(after)}`,
    )
    const { items } = await person.get<{ items: { name: string }[] }>(`/api/sites/${site.id}/assets`)
    assert.deepEqual(
      items.map((one) => one.name),
      ['small.png'],
      'nothing of it is shown',
    )
  }

  // What was there is still served whole, and there is room for what fits.
  const host = `${site.slug}.sites.localhost:${port}`
  const old = await ask(port, asset.src, { host })
  assert.equal(old.status, 200, old.text.slice(0, 200))
  const next = await upload('another.png', await picture(320))
  assert.equal(next.status, 200, next.text)

  // To the last byte: a width of a picture that is asked for now is shown, though it cannot be kept.
  const filler = join(inside, 'filler')
  fillUp(filler)
  const { items: sites } = await person.get<{ items: { address: string }[] }>('/api/sites')
  const homes = await Promise.all(
    sites.map(async ({ address }) => ({ address, text: (await ask(port, '/', { host: address })).text })),
  )
  const seen = homes.find(({ text }) => MEDIA.test(text))
  assert.ok(seen, JSON.stringify(sites))
  const [src = ''] = MEDIA.exec(seen.text) ?? []
  const look = () => ask(port, src, { host: seen.address, headers: { accept: 'image/webp' } })
  for (let n = 0; n < 2; n += 1) {
    const shown = await look()
    assert.equal(shown.status, 200, shown.text.slice(0, 200))
    assert.equal(shown.headers['content-type'], 'image/webp')
  }
  assert.deepEqual(
    filesIn(inside).filter(({ path }) => path.includes('shipped')),
    [],
  )
  unlinkSync(filler)
  assert.equal((await look()).status, 200)
  assert.ok(
    filesIn(inside).some(({ path }) => path.includes('shipped')),
    'it is kept once there is room',
  )
  if (database) await assertWhole({ url: database.url })
})

test('the disk of the database fills up: who changes something is told what is full, pages are read on, nothing is lost', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const planted = plantedFolder()
  t.after(() => planted.remove())
  const data = join(folder.path, 'data')
  mkdirSync(data)
  const disk = smallDisk(data, 400)
  if (!disk) return t.skip('No small disk can be mounted here; that the words fit the fault is tried apart')
  const port = await freePort()
  const program = await startProgram({
    port,
    before: [...disk, 'sh', '-c', `cp -a '${planted.path}/.' '${data}' && exec "$@"`, 'sh'],
    env: environment(port, { folder: data, more: { LOG_LEVEL: 'fatal' } }),
  })
  t.after(() => program.kill())
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  const [page] = site.pages
  assert.ok(page)
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })
  const at = `/api/sites/${site.id}/pages/${page.id}`
  const read = () => person.get<{ document: PageDocument; version: number }>(at)
  const save = async (words: string): Promise<Said> => {
    const { document, version } = await read()
    const text = Object.values(document.blocks).find((block) => block.type === 'text')
    assert.ok(text)
    const value = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    }
    const patches = [{ op: 'set', node: text.id, path: ['props', 'body'], value }]
    const body = JSON.stringify({
      base: version,
      clientId: 'fault-client',
      saveId: newLocalId(16),
      patches,
    })
    return person.call('POST', `${at}/patches`, Buffer.from(body), {
      headers: { 'content-type': 'application/json' },
    })
  }

  const inside = join('/proc', String(program.child.pid), 'root', data)
  const filler = join(inside, 'filler')
  fillUp(filler)
  // What is written first still fits where room was set aside.
  let refused: Said | null = null
  let acknowledged = ''
  for (let n = 0; n < 400 && refused === null; n += 1) {
    const words = `${n} ${randomBytes(40_000).toString('hex')}`
    const said = await save(words)
    if (said.status === 200) acknowledged = words
    else refused = said
  }
  assert.ok(refused, 'the disk is full at last')
  assert.equal(refused.status, 503, refused.text.slice(0, 300))
  assert.equal(refused.headers['retry-after'], '60')
  const { error } = JSON.parse(refused.text) as { error: { code: string; message: string } }
  assert.match(error.message, /no room left on the disk of the database/)
  const host = `${site.slug}.sites.localhost:${port}`
  assert.equal((await ask(port, '/', { host })).status, 200, 'the page is read on')

  unlinkSync(filler)
  const standing = JSON.stringify((await read()).document)
  if (acknowledged !== '') assert.ok(standing.includes(acknowledged), 'what was saved last stands')
  assert.equal((await save('There is room again')).status, 200)
})

test('a disk too small for a first start: it says so in a sentence, and leaves no half of a database', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const data = join(folder.path, 'data')
  mkdirSync(data)
  const disk = smallDisk(data, 12)
  if (!disk) return t.skip('No small disk can be mounted here')
  // What is left is told before the disk goes with the command.
  const before = [...disk, 'sh', '-c', `"$@"; code=$?; ls '${data}'; exit $code`, 'sh']
  const started = launch({ before, env: environment(await freePort(), { folder: data }) })
  let left = ''
  started.child.stdout?.on('data', (part: Buffer) => (left += part.toString()))
  assert.equal(await started.ended, 1, started.output())
  assert.match(started.output(), /No database could be made in the data folder .+ 50 MB/)
  assert.doesNotMatch(started.output(), /\n\s+at /, 'a sentence, and no stack')
  assert.equal(left.trim(), 'lock')
})

test('a start on a disk that is full says so in a sentence, whichever write finds it out', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  // Migrated only: a start over the demonstration may find room in files that stand already, and run.
  const laid = scratchFolder()
  t.after(() => laid.remove())
  copyPrepared('migrated', laid.path)
  const data = join(folder.path, 'data')
  mkdirSync(data)
  const disk = smallDisk(data, 400)
  if (!disk) return t.skip('No small disk can be mounted here')
  for (const { left, expected } of [
    { left: 0, expected: /^The disk of the data folder .+ is full\. Free some space and start again\.$/ },
    // Room for the lock of the folder, and for nothing of the database.
    { left: 8_192, expected: /^The disk of the database is full\. Free some space and start again\.$/ },
  ]) {
    const fill = `cat /dev/zero > '${data}/filler' 2>/dev/null; truncate -s -${left} '${data}/filler'`
    const started = launch({
      before: [...disk, 'sh', '-c', `cp -a '${laid.path}/.' '${data}' && { ${fill}; } && exec "$@"`, 'sh'],
      env: environment(await freePort(), { folder: data }),
    })
    assert.equal(await started.ended, 1, started.output())
    assert.match(started.output().trim(), expected)
  }
})
