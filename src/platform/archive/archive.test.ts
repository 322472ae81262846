import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { type ByteSource, openZip, type ZipLimits } from './read-zip.ts'
import { writeZip, type ZipInput } from './write-zip.ts'

const limits: ZipLimits = { files: 20, bytes: 1_000_000, ratio: 100 }

async function whole(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

async function* inOrder(files: readonly ZipInput[]) {
  yield* files
}

const packed = (files: readonly ZipInput[]): Promise<Buffer> => whole(writeZip(inOrder(files)))

const sourceOf = (bytes: Buffer): ByteSource => ({
  bytes: bytes.length,
  read: async (start, end) => Readable.from([bytes.subarray(start, end)]),
})

const text = (name: string, words = 'Some words, and some words again, and some words.'): ZipInput => ({
  name,
  body: Buffer.from(words),
})

/** A stream of a file's bytes in small pieces. */
async function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
}

/** Reads everything of an archive, as whoever takes it in does. */
async function readAll(bytes: Buffer, given: ZipLimits = limits): Promise<Map<string, Buffer>> {
  const zip = await openZip(sourceOf(bytes), given)
  const files = new Map<string, Buffer>()
  for (const name of zip.entries.keys()) files.set(name, await whole(zip.open(name)))
  return files
}

const refused = (bytes: Buffer, code: string, given?: ZipLimits) =>
  assert.rejects(readAll(bytes, given), { name: 'Refusal', code: `archive.${code}` })

/** An archive with a part written over in its list, and in the heads of its files where `inHeads` is said. */
function tampered(bytes: Buffer, from: string, to: string): Buffer {
  assert.equal(from.length, to.length)
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Where the list of a small archive begins. */
const listAt = (bytes: Buffer): number => bytes.readUInt32LE(bytes.length - 6)

describe('an archive', () => {
  test('gives back what was put into it, whole or in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 6 }), async (bodies) => {
        const files = bodies.map((body, at) => ({
          name: `files/${at}.bin`,
          body: at % 2 === 0 ? body : pieces(body),
        }))
        const read = await readAll(await packed(files))
        assert.deepEqual(
          [...read],
          bodies.map((body, at) => [`files/${at}.bin`, Buffer.from(body)]),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('is the same bytes for the same files', async () => {
    const files = () => [text('a.json'), { name: 'b.bin', body: pieces(Buffer.alloc(50, 3)) }]
    assert.deepEqual(await packed(files()), await packed(files()))
  })

  test('never unpacks to more than a reader takes, however even its files are', async () => {
    const even = Buffer.alloc(500_000, 0x20)
    assert.deepEqual(
      (await readAll(await packed([{ name: 'even.json', body: even }]))).get('even.json'),
      even,
    )
  })

  test('may hold more files than 16 bits can count', async () => {
    const count = 65_540
    async function* files(): AsyncGenerator<ZipInput> {
      for (let n = 0; n < count; n += 1) yield { name: `${n}.bin`, body: pieces(Buffer.alloc(0)) }
    }
    const zip = await openZip(sourceOf(await whole(writeZip(files()))), { ...limits, files: count })
    assert.equal(zip.entries.size, count)
    assert.equal((await whole(zip.open('65539.bin'))).length, 0)
  })

  test('that is none, or was cut short anywhere, is refused', async () => {
    await refused(Buffer.alloc(0), 'not_a_zip')
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/> and more of it'), 'not_a_zip')
    const good = await packed([text('site.json'), { name: 'b.bin', body: pieces(Buffer.alloc(90, 3)) }])
    for (let length = 30; length < good.length; length += 1)
      await assert.rejects(readAll(good.subarray(0, length)), { name: 'Refusal' }, `${length} bytes`)
  })

  test('a bit that turned anywhere is noticed, or changes nothing', async () => {
    const files = [text('site.json'), { name: 'b.bin', body: Buffer.alloc(40, 3) }]
    const good = await packed(files)
    const before = await readAll(good)
    for (let at = 0; at < good.length; at += 1) {
      const bad = Buffer.from(good)
      bad[at] = (bad[at] ?? 0) ^ 1
      const read = await readAll(bad).catch((error: unknown) => {
        assert.ok(error instanceof Error && error.name === 'Refusal', `byte ${at}: ${String(error)}`)
        return null
      })
      // Names are told by the list; whoever reads looks for those it knows.
      if (read) for (const [name, body] of before) if (read.has(name)) assert.deepEqual(read.get(name), body)
    }
  })

  test('names that lead elsewhere are refused', async () => {
    const names =
      '../x|files/../../x|/etc/passwd|C:\\x|files\\x|files//x|.hidden|./x|files/.x|a\u0000b|ä.json||x/|a/b/c/d/e/f/g/h/i/j'
    for (const name of names.split('|')) await refused(await packed([text(name)]), 'unsafe_name')
    await refused(tampered(await packed([text('plain')]), 'plain', 'p\xffain'), 'unsafe_name')
  })

  test('a folder that holds nothing itself is passed by', async () => {
    const read = await readAll(
      await packed([{ name: 'files/', body: Buffer.alloc(0) }, text('files/a.json')]),
    )
    assert.deepEqual([...read.keys()], ['files/a.json'])
  })

  test('a link is refused', async () => {
    const zip = await packed([text('site.json', '/etc/passwd')])
    zip.writeUInt16LE(0xa1ff, listAt(zip) + 40)
    await refused(zip, 'link')
  })

  test('two files of one name are refused, whatever their case', async () => {
    await refused(await packed([text('site.json'), text('site.json')]), 'twice')
    await refused(await packed([text('site.json'), text('Site.JSON')]), 'twice')
  })

  test('more files, more bytes, or a greater ratio than allowed is refused before anything is unpacked', async () => {
    const many = Array.from({ length: 21 }, (_, n) => text(`${n}.json`))
    await refused(await packed(many), 'too_many')
    await refused(await packed([{ name: 'a.bin', body: pieces(Buffer.alloc(1_001)) }]), 'too_large', {
      ...limits,
      bytes: 1_000,
    })
    await refused(await packed([text('a.json', 'a'.repeat(400))]), 'bomb', { ...limits, ratio: 2 })
  })

  test('a file that says it is smaller than it is, is read no further than it says', async () => {
    const zip = await packed([text('a.json', Array.from({ length: 300 }, (_, n) => `line ${n}`).join())])
    zip.writeUInt32LE(10, listAt(zip) + 24)
    const { open } = await openZip(sourceOf(zip), limits)
    let got = 0
    await assert.rejects(
      async () => {
        for await (const part of open('a.json')) got += part.length
      },
      { code: 'archive.damaged' },
    )
    assert.equal(got, 0)
  })

  test('files that share their bytes are refused', async () => {
    const zip = await packed([text('a.json'), text('b.json')])
    const second = listAt(zip) + 46 + 'a.json'.length
    zip.writeUInt32LE(zip.readUInt32LE(listAt(zip) + 42), second + 42)
    await refused(zip, 'bomb')
  })

  test('a head that names another file than the list is refused', async () => {
    const zip = await packed([text('a.json')])
    zip.write('b', 30)
    await refused(zip, 'damaged')
  })

  test('a locked file, and one packed in another way, is refused', async () => {
    const locked = await packed([text('a.json')])
    locked.writeUInt16LE(1, listAt(locked) + 8)
    await refused(locked, 'locked')
    const odd = await packed([text('a.json')])
    odd.writeUInt16LE(14, listAt(odd) + 10)
    await refused(odd, 'method')
  })
})
