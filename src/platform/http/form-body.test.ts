import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { formParts } from './form-body.ts'

/** A body that comes in pieces of so many bytes. */
async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const FORM = 'application/x-www-form-urlencoded'
const MULTI = 'multipart/form-data; boundary="a b"'
const part = (head: string, value: string): string =>
  `--a b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`

interface Read {
  readonly name: string
  readonly value: string
  readonly fileName?: string
}

async function read(
  body: string,
  type: string,
  { size = 7, most = 1000, isSkipped = false } = {},
): Promise<Read[]> {
  const found: Read[] = []
  for await (const one of formParts(inPieces(body, size), type, most)) {
    if (one.kind === 'word') found.push({ name: one.name, value: one.value })
    else {
      let value = ''
      for await (const piece of one.bytes) {
        value += piece.toString('latin1')
        if (isSkipped) break
      }
      found.push({ name: one.name, value, fileName: one.fileName })
    }
  }
  return found
}

describe('the body of a form', () => {
  test('is words in their order, whatever its encoding and however it comes', async () => {
    const words = [
      { name: 'a', value: 'ä & ö' },
      { name: 'a', value: '' },
      { name: 'b"c', value: 'line\r\nend--a b' },
    ]
    const multi = [
      part('name="a"', 'ä & ö'),
      part('name="a"', ''),
      part('name="b%22c"', 'line\r\nend--a b'),
      '--a b--\r\n',
    ].join('')
    for (const size of [1, 2, 13, 10_000]) {
      assert.deepEqual(await read(multi, MULTI, { size }), words, String(size))
      const query = 'a=%C3%A4+%26+%C3%B6&a=&b%22c=line%0D%0Aend--a+b'
      assert.deepEqual(await read(query, FORM, { size }), words, String(size))
    }
  })

  test('has its files in the order of its words, byte for byte, with their names alone', async () => {
    const bytes = '\r\n--a\r\n--a \r\n\r\n-'.repeat(9)
    const body = [
      part('name="before"', '1'),
      part('name="f"; filename="C:\\mine\\c%22v.txt"', bytes),
      part('name="none"; filename=""', ''),
      part('name="behind"', '2'),
      '--a b--',
    ].join('')
    for (const size of [1, 3, 10_000])
      assert.deepEqual(await read(body, MULTI, { size }), [
        { name: 'before', value: '1' },
        { name: 'f', value: bytes, fileName: 'c"v.txt' },
        { name: 'behind', value: '2' },
      ])
    const skipped = await read(body, MULTI, { size: 5, isSkipped: true })
    assert.deepEqual(
      skipped.map(({ name }) => name),
      ['before', 'f', 'behind'],
      'what is not read goes by',
    )
  })

  test('is cleaned of what no column takes, and of nothing else', async () => {
    assert.deepEqual(await read('a=%00x%ED%A0%80y', FORM), [{ name: 'a', value: 'x���y' }])
    assert.deepEqual(await read(`${part('name="a"', 'x\0y')}--a b--`, MULTI), [{ name: 'a', value: 'xy' }])
  })

  test('is refused where it is too large, cut off, of no type of a form, or of a thousand parts', async () => {
    const whole = `${part('name="a"', 'x'.repeat(50))}--a b--`
    for (const [body, type, code, most] of [
      ['a=1', 'text/plain', 'form.malformed'],
      ['a=1', '', 'form.malformed'],
      [whole, 'multipart/form-data', 'form.malformed'],
      [`a=${'x'.repeat(60)}`, FORM, 'form.too_large', 50],
      [whole, MULTI, 'form.too_large', 60],
      [whole.slice(0, 80), MULTI, 'form.malformed'],
      [whole.slice(0, -2), MULTI, 'form.malformed'],
      ['', MULTI, 'form.malformed'],
      ['a=&'.repeat(1_001), FORM, 'form.malformed', 10_000],
      [part('name="a"', '').repeat(1_001), MULTI, 'form.malformed', 1_000_000],
      [`--a b\r\nX: ${'y'.repeat(9_000)}\r\n\r\n`, MULTI, 'form.malformed', 20_000],
    ] as const)
      await assert.rejects(read(body, type, { most: most ?? 1000, size: 64 }), { code }, code)
  })
})
