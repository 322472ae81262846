// Measures the font library: each file's fingerprint, and how a face that every system has
// must be adjusted to take its place until it is there. Writes src/areas/pages/fonts/families.ts.
// Run again after a font package changed: node scripts/measure-fonts.mjs
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const require = createRequire(import.meta.url)

const ids = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)
  .filter((name) => name.startsWith('@fontsource-variable/'))
  .map((name) => name.slice('@fontsource-variable/'.length))

/** Letters of English running text and the space, per thousand; what a line's length is made of. */
const letters = {
  ' ': 183,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  n: 57,
  i: 57,
  s: 53,
  r: 49,
  h: 49,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
}

const narrow = (rows) =>
  Object.fromEntries([...' abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [letter, rows[index]]))

/** Advance widths per 1000, from the space to z, of Arial and Times New Roman and of what stands in for them. */
const fallbacks = {
  'sans-serif': {
    regular: narrow([
      278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
      556, 500, 722, 500, 500, 500,
    ]),
    bold: narrow([
      278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333,
      611, 556, 778, 556, 556, 500,
    ]),
  },
  serif: {
    regular: narrow([
      250, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278,
      500, 500, 722, 500, 500, 444,
    ]),
    bold: narrow([
      250, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333,
      556, 500, 722, 500, 500, 444,
    ]),
  },
}

const knownTags = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
  'prep',
  'CFF ',
  'VORG',
  'EBDT',
  'EBLC',
  'gasp',
  'hdmx',
  'kern',
  'LTSH',
  'PCLT',
  'VDMX',
  'vhea',
  'vmtx',
  'BASE',
  'GDEF',
  'GPOS',
  'GSUB',
  'EBSC',
  'JSTF',
  'MATH',
  'CBDT',
  'CBLC',
  'COLR',
  'CPAL',
  'SVG ',
  'sbix',
  'acnt',
  'avar',
  'bdat',
  'bloc',
  'bsln',
  'cvar',
  'fdsc',
  'feat',
  'fmtx',
  'fvar',
  'gvar',
  'hsty',
  'just',
  'lcar',
  'mort',
  'morx',
  'opbd',
  'prop',
  'trak',
  'Zapf',
  'Silf',
  'Glat',
  'Gloc',
  'Feat',
  'Sill',
]

/** The tables of a WOFF2 file (W3C, "WOFF File Format 2.0", §4 and §5) by their tags. */
function tablesOf(file) {
  let at = 48
  const byte = () => file[at++]
  const base128 = () => {
    let value = 0
    for (let index = 0; index < 5; index += 1) {
      const next = byte()
      value = value * 128 + (next & 0x7f)
      if (!(next & 0x80)) return value
    }
    throw new Error('a length that does not end')
  }
  const count = file.readUInt16BE(12)
  const entries = []
  for (let index = 0; index < count; index += 1) {
    const flags = byte()
    const known = flags & 0x3f
    const tag = known === 63 ? file.toString('latin1', at, (at += 4)) : knownTags[known]
    const version = flags >> 6
    const length = base128()
    // glyf and loca are transformed by version 0, every other table by any version but 0.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    entries.push({ tag, isTransformed, length: isTransformed ? base128() : length })
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const tables = new Map()
  let from = 0
  for (const { tag, isTransformed, length } of entries) {
    tables.set(tag, { isTransformed, data: data.subarray(from, from + length) })
    from += length
  }
  return tables
}

/** Glyph of a character by the format 4 table of `cmap`. */
function glyphOf(cmap, character) {
  const code = character.codePointAt(0)
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4)
    if (cmap.readUInt16BE(at) !== 4) continue
    const segments = cmap.readUInt16BE(at + 6) / 2
    for (let segment = 0; segment < segments; segment += 1) {
      const end = cmap.readUInt16BE(at + 14 + segment * 2)
      if (code > end) continue
      const start = cmap.readUInt16BE(at + 16 + segments * 2 + segment * 2)
      if (code < start) break
      const delta = cmap.readInt16BE(at + 16 + segments * 4 + segment * 2)
      const place = at + 16 + segments * 6 + segment * 2
      const offset = cmap.readUInt16BE(place)
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = cmap.readUInt16BE(place + offset + (code - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
  }
  throw new Error(`no glyph for "${character}"`)
}

/** A weight on the axis from -1 to 1 (OpenType, "Coordinate scales and normalization"), bent by `avar`. */
function normalized(tables, weight) {
  const fvar = tables.get('fvar').data
  const count = fvar.readUInt16BE(8)
  const size = fvar.readUInt16BE(10)
  const first = fvar.readUInt16BE(4)
  if (count !== 1) throw new Error('one axis was meant to be there')
  const [least, plain, most] = [4, 8, 12].map((at) => fvar.readInt32BE(first + at) / 65_536)
  if (size < 20) throw new Error('an axis cut short')
  const held = Math.min(most, Math.max(least, weight))
  const linear =
    held < plain ? -(plain - held) / (plain - least) : held > plain ? (held - plain) / (most - plain) : 0
  const avar = tables.get('avar')?.data
  if (!avar) return linear
  const pairs = Array.from({ length: avar.readUInt16BE(8) }, (_, index) => [
    avar.readInt16BE(10 + index * 4) / 16_384,
    avar.readInt16BE(12 + index * 4) / 16_384,
  ])
  for (let index = 1; index < pairs.length; index += 1) {
    const [[x0, y0], [x1, y1]] = [pairs[index - 1], pairs[index]]
    if (linear >= x0 && linear <= x1) return x1 === x0 ? y0 : y0 + ((linear - x0) / (x1 - x0)) * (y1 - y0)
  }
  return linear
}

/** How much wider than at the default weight a glyph is, by the `HVAR` table, in font units. */
function widening(hvar, coordinate) {
  const store = hvar.readUInt32BE(4)
  const mapping = hvar.readUInt32BE(8)
  const regions = store + hvar.readUInt32BE(store + 2)
  const scalar = (region) => {
    const at = regions + 4 + region * 6
    const [start, peak, end] = [0, 2, 4].map((by) => hvar.readInt16BE(at + by) / 16_384)
    if (peak === 0) return 1
    if (coordinate <= start || coordinate >= end) return coordinate === peak ? 1 : 0
    return coordinate < peak
      ? (coordinate - start) / (peak - start)
      : coordinate > peak
        ? (end - coordinate) / (end - peak)
        : 1
  }
  const indexOf = (glyph) => {
    if (mapping === 0) return [0, glyph]
    const format = hvar.readUInt8(mapping + 1)
    const isLong = hvar.readUInt8(mapping) === 1
    const count = isLong ? hvar.readUInt32BE(mapping + 2) : hvar.readUInt16BE(mapping + 2)
    const size = ((format >> 4) & 3) + 1
    const at = mapping + (isLong ? 6 : 4) + Math.min(glyph, count - 1) * size
    const entry = hvar.readUIntBE(at, size)
    const bits = (format & 15) + 1
    return [entry >>> bits, entry & ((1 << bits) - 1)]
  }
  return (glyph) => {
    const [outer, inner] = indexOf(glyph)
    const data = store + hvar.readUInt32BE(store + 8 + outer * 4)
    const words = hvar.readUInt16BE(data + 2)
    const isLong = (words & 0x8000) !== 0
    const wordCount = words & 0x7fff
    const count = hvar.readUInt16BE(data + 4)
    const [wide, small] = isLong ? [4, 2] : [2, 1]
    const rowSize = wordCount * wide + (count - wordCount) * small
    let at = data + 6 + count * 2 + inner * rowSize
    let sum = 0
    for (let column = 0; column < count; column += 1) {
      const size = column < wordCount ? wide : small
      sum += hvar.readIntBE(at, size) * scalar(hvar.readUInt16BE(data + 6 + column * 2))
      at += size
    }
    return sum
  }
}

function measured(path) {
  const tables = tablesOf(readFileSync(path))
  const table = (tag) => tables.get(tag).data
  const unit = table('head').readUInt16BE(18)
  const os2 = table('OS/2')
  const hhea = table('hhea')
  const usesTypo = (os2.readUInt16BE(62) & 0x80) !== 0
  const [ascent, descent, gap] = usesTypo
    ? [os2.readInt16BE(68), -os2.readInt16BE(70), os2.readInt16BE(72)]
    : [hhea.readInt16BE(4), -hhea.readInt16BE(6), hhea.readInt16BE(8)]
  const metrics = hhea.readUInt16BE(34)
  const hmtx = tables.get('hmtx')
  const advance = (glyph) => {
    const index = Math.min(glyph, metrics - 1)
    // Transformed, the advances stand by themselves after one byte of flags (§5.4).
    return hmtx.isTransformed ? hmtx.data.readUInt16BE(1 + index * 2) : hmtx.data.readUInt16BE(index * 4)
  }
  const cmap = table('cmap')
  const widthAt = (weight) => {
    const wider = widening(table('HVAR'), normalized(tables, weight))
    return (letter) => {
      const glyph = glyphOf(cmap, letter)
      return ((advance(glyph) + wider(glyph)) / unit) * 1000
    }
  }
  return { ascent: ascent / unit, descent: descent / unit, gap: gap / unit, widthAt }
}

const average = (width) => {
  let sum = 0
  let all = 0
  for (const [letter, share] of Object.entries(letters)) {
    sum += width(letter) * share
    all += share
  }
  return sum / all
}

const rounded = (share) => Math.round(share * 10_000) / 10_000
/** From this weight on the fallback is the bold face. */
const boldFrom = 600
const families = []
/** The ways the packages cut a family into files; nearly all cut alike. */
const cuts = []
for (const id of ids) {
  const folder = dirname(require.resolve(`@fontsource-variable/${id}/package.json`))
  const about = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
  const unicode = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  const cut = JSON.stringify({ latin: unicode.latin, 'latin-ext': unicode['latin-ext'] })
  if (!cuts.includes(cut)) cuts.push(cut)
  const category = about.category === 'serif' ? 'serif' : 'sans-serif'
  const styles = about.styles.includes('italic') ? ['normal', 'italic'] : ['normal']
  const files = {}
  for (const style of styles) {
    for (const subset of ['latin', 'latin-ext']) {
      const bytes = readFileSync(join(folder, 'files', `${id}-${subset}-wght-${style}.woff2`))
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      files[style] = { ...files[style], [subset]: hash }
    }
  }
  const font = measured(join(folder, 'files', `${id}-latin-wght-normal.woff2`))
  const weights = [Number(about.variable.wght.min), Math.min(900, Number(about.variable.wght.max))]
  const adjust = []
  for (let weight = weights[0]; weight <= weights[1]; weight += 50) {
    const own = fallbacks[category][weight < boldFrom ? 'regular' : 'bold']
    adjust.push(rounded(average(font.widthAt(weight)) / average((letter) => own[letter])))
  }
  families.push({
    id,
    name: about.family,
    category,
    weights,
    fallback: {
      ascent: rounded(font.ascent),
      descent: rounded(font.descent),
      lineGap: rounded(font.gap),
      adjust,
    },
    ranges: cuts.indexOf(cut),
    files,
  })
}

writeFileSync(
  join(root, 'src/areas/pages/fonts/families.ts'),
  `import type { FontFamily, FontSubset } from './family.ts'

// Written by scripts/measure-fonts.mjs from the font packages; not by hand.

${cuts.map((cut, index) => `const cut${index}: Readonly<Record<FontSubset, string>> = ${cut}`).join('\n')}

/** The font library. */
export const families: readonly FontFamily[] = ${JSON.stringify(families).replaceAll(/"ranges":(\d+)/g, 'ranges:cut$1')}
`,
)
console.log(`${families.length} families.`)
