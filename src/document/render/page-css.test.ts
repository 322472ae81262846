import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transform } from 'lightningcss'
import { fluid } from '../look/scale.ts'
import { siteCss } from '../look/styles-css.ts'
import { dividerShapes, newSection, type Section } from '../nodes.ts'
import {
  animations,
  cornerStyles,
  defaultStyles,
  imageShapes,
  themeNames,
  type SiteStyles,
} from '../styles.ts'
import { registry, sampleDocument } from '../testing/sample-blocks.tsx'
import { allThemesCss, canvasCss, typesCss, ownCss } from './page-css.ts'
import { edgesOf, sectionLookCss } from './section-css.ts'

const asset = '01890a5d-ac96-774b-bcce-b302099a8057'

/** A browser skips what it cannot read; a parser that does not tells us. */
function parsed(css: string): string {
  const { code, warnings } = transform({ filename: 'x.css', code: Buffer.from(css), minify: true })
  assert.deepEqual(warnings, [])
  return code.toString()
}

test('the site’s sheet can be read, whatever its styles', () => {
  for (let index = 0; index < 6; index += 1) {
    const styles: SiteStyles = {
      ...defaultStyles,
      corners: cornerStyles[index % 4] ?? 'square',
      animation: animations[index % 4] ?? 'none',
      imageShape: imageShapes[index % 5] ?? 'plain',
      links: {
        underline: (['always', 'hover', 'never'] as const)[index % 3] ?? 'always',
        thickness: index % 2 ? 'thin' : 'thick',
      },
      forms: { field: (['box', 'line', 'filled'] as const)[index % 3] ?? 'box', corners: 'soft' },
      buttons: {
        primary: { fill: 'outline', corners: 'pill', size: 'small' },
        secondary: { fill: 'plain', corners: 'round', size: 'large' },
        tertiary: { fill: 'solid', corners: 'square', size: 'medium' },
      },
      fonts: {
        ...defaultStyles.fonts,
        detail: {
          family: 'nowhere',
          weight: 500,
          italic: true,
          tracking: 50,
          leading: 1.2,
          capitals: 'small',
        },
      },
    }
    const css = parsed(siteCss(styles))
    assert.ok(css.includes('.button-primary{') && css.length > 5_000)
  }
})

test('a font comes from the site’s library, else from the system', () => {
  const css = siteCss(
    {
      ...defaultStyles,
      fonts: {
        ...defaultStyles.fonts,
        heading: { family: 'fraunces', weight: 600 },
        text: { family: 'gone', weight: 400 },
      },
    },
    { stack: (family) => (family === 'fraunces' ? '"Fraunces","Fraunces fallback",serif' : undefined) },
  )
  assert.ok(css.includes('--font-heading:"Fraunces","Fraunces fallback",serif'))
  assert.ok(css.includes('--font-text:ui-sans-serif'))
})

test('sizes grow with the window and follow the reader’s own size', () => {
  assert.equal(fluid(16, 16), '1rem')
  assert.match(fluid(16, 32), /^clamp\(1rem,[\d.]+rem \+ [\d.]+vw,2rem\)$/)
  // At a phone and at a desktop it is what was asked.
  const [, start, slope] = /clamp\([^,]+,([\d.-]+)rem \+ ([\d.]+)vw/.exec(fluid(20, 50)) ?? []
  const at = (width: number) => Number(start) * 16 + (Number(slope) * width) / 100
  assert.ok(Math.abs(at(390) - 20) < 0.1 && Math.abs(at(1320) - 50) < 0.1)
})

test('every ground and edge of a section can be read', () => {
  const looks: Partial<Section>[] = [
    { background: { kind: 'colour', colour: 'tint' } },
    { background: { kind: 'gradient', from: 'paper', to: 'ink', angle: 90 } },
    {
      background: {
        kind: 'image',
        image: { asset, alt: '' },
        overlay: { colour: 'ink', strength: 0.4 },
        fixed: true,
      },
    },
    {
      background: {
        kind: 'video',
        asset,
        poster: { asset, alt: '' },
        overlay: { colour: 'ink', strength: 1 },
      },
    },
    ...dividerShapes.flatMap((shape) => [{ divider: { shape } }, { divider: { shape, flip: true } }]),
  ]
  for (const look of looks) parsed(sectionLookCss(newSection(look)))
  assert.equal(sectionLookCss(newSection()), '')
  assert.match(
    sectionLookCss(newSection({ divider: { shape: 'slant' } })),
    /polygon\(0 0,100% 0,100% calc\(100% - 1\*var\(--cut\)\),0% 100%\)/,
  )
  assert.match(
    sectionLookCss(newSection({ divider: { shape: 'slant', flip: true } })),
    /polygon\(0 0,100% 0,100% 100%,0% calc/,
  )
})

test('of cut edges in a row each lies above the next', () => {
  const cut = newSection({ divider: { shape: 'wave' } })
  const edges = edgesOf([cut, newSection(), cut, cut, newSection()])
  assert.deepEqual(
    edges.map(({ level }) => level),
    [1, 0, 2, 1, 0],
  )
  assert.deepEqual(
    edges.map(({ under }) => under),
    [false, true, false, true, true],
  )
  assert.match(
    sectionLookCss(newSection({ id: 'belowd' }), { level: 0, under: true }),
    /^\.s-belowd\{padding-top:/,
  )
  assert.equal(sectionLookCss(newSection({ width: 'full' }), { level: 0, under: true }), '')
})

test('the canvas has every theme and type, a page only its own', () => {
  const css = canvasCss(defaultStyles) + typesCss(registry) + allThemesCss(defaultStyles)
  parsed(css)
  for (const name of themeNames) assert.ok(css.includes(`.t-${name}{`), name)
  parsed(ownCss(sampleDocument(), registry))
})
