import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chosenVariant, keep, keptBetter, wireBytes } from './kept-page.ts'

const html = `<!doctype html><title>Halm</title>${'<p>Supper, while the light lasts.</p>'.repeat(50)}`
const page = () => keep({ status: 200, html, headers: { 'cache-control': 'public' } })

const parts = (bytes: Buffer): { head: string; body: Buffer } => {
  const end = bytes.indexOf('\r\n\r\n')
  return { head: bytes.toString('latin1', 0, end), body: bytes.subarray(end + 4) }
}

test('the bytes on the wire are a whole answer, in every encoding', () => {
  const kept = page()
  for (const [variant, unpack] of [
    [kept.br, brotliDecompressSync],
    [kept.in('gzip'), gunzipSync],
    [kept.in('identity'), (bytes: Buffer) => bytes],
  ] as const) {
    const { head, body } = parts(wireBytes(variant, 0))
    assert.match(head, /^HTTP\/1\.1 200 OK\r\n/)
    assert.match(head, /\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n/)
    assert.match(head, new RegExp(`\\r\\ncontent-length: ${body.length}\\r\\n`))
    assert.equal(unpack(body).toString(), html)
    assert.equal(unpack(variant.body).toString(), html)
  }
})

test('it says which encodings are at hand: brotli always, the others once somebody has asked for them', () => {
  const kept = page()
  const atHand = () =>
    (['br', 'gzip', 'identity'] as const).filter((encoding) => kept.ready(encoding) !== null)
  assert.deepEqual(atHand(), ['br'])
  assert.equal(kept.in('identity').body.toString(), html)
  assert.deepEqual(atHand(), ['br', 'identity'])
  assert.equal(gunzipSync(kept.in('gzip').body).toString(), html)
  assert.deepEqual(atHand(), ['br', 'gzip', 'identity'])
})

test('an answer in pieces is the same as in one, whatever was made before it, of any letters and any length', () => {
  const pieces = ['<p>', 'Käse, 寿司, 🍋, ', '’'.repeat(70_000), ' or ', 'a'.repeat(300_000), '</p>']
  for (const part of [pieces.slice(0, 2), pieces, ['<p>short</p>'], []]) {
    const whole = keep({ status: 200, html: part.join(''), headers: {} }, 'quick')
    const inPieces = keep({ status: 200, html: part, headers: {} }, 'quick')
    assert.equal(inPieces.etag, whole.etag)
    assert.equal(brotliDecompressSync(inPieces.br.body).toString(), part.join(''))
    assert.equal(brotliDecompressSync(whole.br.body).toString(), part.join(''))
  }
})

test('a second later the same bytes have the later date, and nothing else is changed', () => {
  const { br } = page()
  const first = Buffer.from(wireBytes(br, Date.UTC(2026, 0, 9, 23, 59, 59)))
  const later = wireBytes(br, Date.UTC(2026, 8, 10, 0, 0, 0))
  assert.equal(later.length, first.length)
  const dated = first.toString('latin1').replace('Fri, 09 Jan 2026 23:59:59', 'Thu, 10 Sep 2026 00:00:00')
  assert.notEqual(dated, first.toString('latin1'))
  assert.equal(later.toString('latin1'), dated)
  assert.equal(wireBytes(br, Date.UTC(2026, 8, 10, 0, 0, 1)), later, 'no new buffer a second')
})

test('a page that was compressed quickly is the same page with fewer bytes once there was time', async () => {
  // Words that repeat, but not one after another as above: that much anybody finds.
  const words = Array.from({ length: 3000 }, (_, at) => `word-${(at * at * 7919) % 997}`).join(' ')
  const quick = keep({ status: 200, html: `<p>${words}`, headers: { 'cache-control': 'public' } }, 'quick')
  const careful = await keptBetter(quick, 'careful')
  const best = await keptBetter(careful, 'best')
  for (const [better, worse] of [
    [careful, quick],
    [best, careful],
  ] as const) {
    assert.ok(better.br.body.length < worse.br.body.length)
    assert.equal(better.etag, worse.etag)
    assert.deepEqual(better.headers, worse.headers)
    assert.ok(better.in('identity').body.equals(worse.in('identity').body))
  }
})

test('the encoding is the best of those that are named, in any case, and not refused', () => {
  const kept = page()
  const chosen = (accepted: string | undefined): string => {
    const variant = chosenVariant(kept, accepted)
    return variant === kept.br ? 'br' : variant === kept.in('gzip') ? 'gzip' : 'identity'
  }
  for (const accepted of ['gzip, deflate, br, zstd', 'BR', 'gzip;q=1, br;q=0.1', '*', 'gzip;q=0, *'])
    assert.equal(chosen(accepted), 'br', accepted)
  for (const accepted of [
    'gzip',
    'x-br, gzip',
    'br-d, gzip',
    'br;q=0, gzip',
    'br ; q=0.000, GZIP; q=0.5',
    'br;q=0, *',
  ])
    assert.equal(chosen(accepted), 'gzip', accepted)
  for (const accepted of [undefined, '', 'identity', 'x-br', 'br;q=0', '*;q=0', 'br;q=no'])
    assert.equal(chosen(accepted), 'identity', String(accepted))
})
