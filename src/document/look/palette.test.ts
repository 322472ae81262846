import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { defaultStyles, paletteSlots, themeNames, type Palette } from '../styles.ts'
import { contrast, fromOklch, toOklch, withContrast, worstContrast } from './oklch.ts'
import { controlContrast, textContrast, themeCss, themeOf } from './palette.ts'

const colour = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palette: fc.Arbitrary<Palette> = fc.record({
  paper: colour,
  tint: colour,
  accent: colour,
  shade: colour,
  ink: colour,
})

test('contrast is as WCAG says', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21)
  assert.equal(contrast('#777777', '#777777'), 1)
  // The grey that just fails on white, and the one that just passes.
  assert.ok(contrast('#777777', '#ffffff') < 4.5)
  assert.ok(contrast('#767676', '#ffffff') >= 4.5)
})

test('OKLCH is as CSS Color 4 has it', () => {
  const red = toOklch('#ff0000')
  assert.ok(Math.abs(red.lightness - 0.628) < 0.001 && Math.abs(red.chroma - 0.2577) < 0.001)
  assert.ok(Math.abs((red.hue * 180) / Math.PI - 29.23) < 0.05)
  assert.ok(Math.abs(toOklch('#ffffff').lightness - 1) < 0.0001)
})

test('there and back is the same colour', () => {
  fc.assert(fc.property(colour, (given) => assert.equal(fromOklch(toOklch(given)), given)))
})

test('any colour gets its contrast on any ground', () => {
  fc.assert(
    fc.property(colour, colour, (given, ground) => {
      assert.ok(contrast(withContrast(given, [ground], textContrast), ground) >= textContrast)
    }),
  )
  assert.equal(withContrast('#123456', ['#ffffff'], 4.5), '#123456', 'what has it stays')
})

test('all ten themes of any five colours are readable', () => {
  fc.assert(
    fc.property(palette, (colours) => {
      for (const name of themeNames) {
        const theme = themeOf(colours, name)
        const grounds = [theme.background, theme.surface]
        const words = [
          theme.text,
          theme.heading,
          theme.muted,
          theme.link,
          ...paletteSlots.map((slot) => theme.ink[slot]),
        ]
        for (const word of words)
          assert.ok(worstContrast(word, grounds) >= textContrast, `${name} ${word} ${grounds}`)
        for (const mark of [theme.control, theme.focus, theme.accent, theme.button]) {
          assert.ok(worstContrast(mark, grounds) >= controlContrast, `${name} ${mark} ${grounds}`)
        }
        assert.ok(contrast(theme.buttonText, theme.button) >= textContrast)
        for (const slot of paletteSlots) assert.ok(contrast(theme.marker[slot], theme.text) >= textContrast)
      }
    }),
    { numRuns: 100 },
  )
})

test('the ten themes of a palette are ten', () => {
  const sheets = themeNames.map((name) => themeCss(defaultStyles.palette, name).slice(name.length + 3))
  assert.equal(new Set(sheets).size, 10)
})

test('a palette that is readable as it is stays as it is', () => {
  const theme = themeOf(defaultStyles.palette, 'paper')
  assert.equal(theme.text, defaultStyles.palette.ink)
  assert.equal(theme.link, defaultStyles.palette.accent)
  assert.notEqual(theme.surface, theme.background)
  assert.match(themeCss(defaultStyles.palette, 'ink-bold'), /^\.t-ink-bold\{--bg:#191917;/)
})
