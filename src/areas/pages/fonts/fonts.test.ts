import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { defaultStyles, type SiteStyles } from '#document/styles.ts'
import { families } from './families.ts'
import { fontCss, fontPreloads, fontSource } from './font-css.ts'
import { fontFiles } from './font-files.server.ts'

const styles: SiteStyles = {
  ...defaultStyles,
  fonts: {
    ...defaultStyles.fonts,
    heading: { family: 'cormorant-garamond', weight: 500, italic: true },
    text: { family: 'eb-garamond', weight: 400 },
  },
}

test('every file of the library lies where it is said, under a name with its fingerprint', () => {
  const files = fontFiles()
  assert.ok(files.size >= families.length * 2)
  for (const [name, path] of files) {
    assert.ok(existsSync(path), path)
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
    assert.ok(name.endsWith(`.${hash}.woff2`), name)
  }
})

test('a sheet names the families a site is set in and no other', () => {
  const css = fontCss(styles)
  const named = new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name))
  assert.deepEqual([...named].toSorted(), [
    'Cormorant Garamond',
    'Cormorant Garamond Fallback',
    'EB Garamond',
    'EB Garamond Fallback',
  ])
  assert.equal(fontCss(defaultStyles), '')
  const served = [...css.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, name]) => name ?? '')
  assert.ok(served.length > 0 && served.every((name) => fontFiles().has(name)))
})

test('a font that comes late takes the place of its fallback', () => {
  const shown = [...fontCss(styles).matchAll(/font-display:(\w+)/g)].map(([, display]) => display)
  assert.ok(shown.length > 0)
  assert.deepEqual([...new Set(shown)], ['swap'])
})

test('the faces of a first look are fetched first, slanted where they are set so', () => {
  const preloads = fontPreloads(styles)
  assert.equal(preloads.length, 2)
  assert.match(preloads[0] ?? '', /^\/fonts\/eb-garamond-latin-normal\./)
  assert.match(preloads[1] ?? '', /^\/fonts\/cormorant-garamond-latin-italic\./)
  assert.deepEqual(fontPreloads(defaultStyles), [])
})

test('a stack holds the family, its fallback of the same metrics and a face every system has', () => {
  assert.equal(fontSource.stack('karla'), '"Karla","Karla Fallback",sans-serif')
  assert.equal(fontSource.stack('no-such-family'), undefined)
})

test('fallbacks take about the room of their families, at every weight', () => {
  for (const { id, fallback, weights } of families) {
    const { adjust, ascent, descent } = fallback
    assert.equal(adjust.length, (weights[1] - weights[0]) / 50 + 1, id)
    for (const share of adjust) assert.ok(share > 0.75 && share < 1.75, `${id} ${share}`)
    assert.ok(ascent + descent > 0.9 && ascent + descent < 1.6, id)
  }
})

test('a fallback is made for each weight in use, from the bold face where that is nearer', () => {
  const css = fontCss({
    ...defaultStyles,
    fonts: {
      heading: { family: 'syne', weight: 700 },
      text: { family: 'syne', weight: 500 },
      button: { family: 'syne', weight: 700 },
      detail: { family: 'syne', weight: 500 },
    },
  })
  const fallbacks = css.match(/"Syne Fallback";src:[^}]*/g) ?? []
  assert.equal(fallbacks.length, 2)
  assert.match(fallbacks[0] ?? '', /local\("Arial"\).*font-weight:500/)
  assert.match(fallbacks[1] ?? '', /local\("Arial Bold"\).*font-weight:700/)
})
