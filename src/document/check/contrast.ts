import type { BlockRegistry } from '../define-block.ts'
import { cellsOverlap } from '../layout/cells.ts'
import type { LuminanceRange } from '#kernel/luminance-range.ts'
import { greyOf, mix, worstContrast } from '../look/oklch.ts'
import { textContrast, themeOf } from '../look/palette.ts'
import { blockOf, type Block, type PageDocument, type Section } from '../nodes.ts'
import type { Overlay } from '../background.ts'
import { themeNames, type Colour, type Palette, type ThemeName } from '../styles.ts'
import { heldInOrder } from '../slots.ts'
import { fieldsOf } from '../walk-fields.ts'
import { isEmptyText } from '../text/walk-text.ts'
import type { TextJson } from '../text/text-json.ts'
import type { Finding } from './finding.ts'

/** Whether a block shows words straight on what is behind it. */
function showsWords(block: Block, registry: BlockRegistry): boolean {
  if (block.look?.fill && block.look.fill !== 'none') return false
  return fieldsOf(block, registry).some(({ field, value }) =>
    field.kind === 'richText' ? !isEmptyText(value as TextJson) : field.kind === 'text' && value !== '',
  )
}

function bestTheme(grounds: readonly Colour[], palette: Palette): ThemeName | undefined {
  const ratio = (name: ThemeName) => worstContrast(themeOf(palette, name).text, grounds)
  const best = themeNames.reduce((found, name) => (ratio(name) > ratio(found) ? name : found))
  return ratio(best) >= textContrast ? best : undefined
}

/** How dark and light the picture of a section is; `undefined`: nobody knows, so that it may be anything. */
export type LuminanceOf = (asset: string) => LuminanceRange | undefined

/** What a picture may be that nobody measured. */
const anything: LuminanceRange = { darkest: 0, lightest: 1 }

/** What a veil makes of the darkest and the lightest of a picture, mixed as browsers do (in sRGB). */
function veiled(overlay: Overlay, palette: Palette, { darkest, lightest }: LuminanceRange): Colour[] {
  const channel = (colour: Colour, from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  const over = palette[overlay.colour]
  return [greyOf(darkest), greyOf(lightest)].map((under) => {
    const mixed = [1, 3, 5].map((from) =>
      Math.round(channel(under, from) * (1 - overlay.strength) + channel(over, from) * overlay.strength),
    )
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  })
}

/** The weakest veil under which words of a theme are readable on a picture. */
function enoughVeil(
  theme: ThemeName,
  palette: Palette,
  colour: Overlay['colour'],
  picture: LuminanceRange,
): Overlay | undefined {
  const { text } = themeOf(palette, theme)
  for (let percent = 5; percent <= 95; percent += 5) {
    const overlay = { colour, strength: percent / 100 }
    if (worstContrast(text, veiled(overlay, palette, picture)) >= textContrast) return overlay
  }
  return undefined
}

function onBackground(section: Section, palette: Palette, luminanceOf: LuminanceOf): Finding[] {
  const { background, theme, id } = section
  const { text } = themeOf(palette, theme)
  if (background.kind === 'colour' || background.kind === 'gradient') {
    const ends = background.kind === 'colour' ? [background.colour] : [background.from, background.to]
    const [first, last] = ends.map((slot) => palette[slot])
    if (first === undefined) return []
    const grounds = last === undefined ? [first] : [first, mix(first, last, 0.5), last]
    const ratio = worstContrast(text, grounds)
    if (ratio >= textContrast) return []
    const better = bestTheme(grounds, palette)
    return [
      {
        code: 'contrast_ground',
        weight: 'error',
        node: id,
        path: ['background'],
        values: { ratio: Math.floor(ratio * 10) / 10, least: textContrast },
        ...(better ? { mend: [{ op: 'set', node: id, path: ['theme'], value: better }] } : {}),
      },
    ]
  }
  if (background.kind !== 'image' && background.kind !== 'video') return []
  const overlay = background.overlay ?? { colour: 'ink', strength: 0 }
  // Of a film the poster is one picture of many.
  const known = background.kind === 'image' ? luminanceOf(background.image.asset) : undefined
  const picture = known ?? anything
  if (worstContrast(text, veiled(overlay, palette, picture)) >= textContrast) return []
  const [slot] = theme.split('-') as [Overlay['colour']]
  const enough =
    enoughVeil(theme, palette, overlay.strength > 0 ? overlay.colour : slot, picture) ??
    enoughVeil(theme, palette, slot, picture)
  return [
    {
      code: 'contrast_picture',
      weight: 'advice',
      node: id,
      path: ['background'],
      ...(enough
        ? { mend: [{ op: 'set', node: id, path: ['background', 'overlay'], value: { ...enough } }] }
        : {}),
    },
  ]
}

function uponPictures(blocks: readonly Block[], registry: BlockRegistry): Finding[] {
  const pictures = blocks.filter((block) =>
    fieldsOf(block, registry).some(({ field, value }) => field.kind === 'image' && value !== undefined),
  )
  return blocks.flatMap((block): Finding[] => {
    const under = pictures.find(
      (other) => other.place.layer < block.place.layer && cellsOverlap(other.place, block.place),
    )
    if (!under || block.look?.theme || !showsWords(block, registry)) return []
    return [
      {
        code: 'contrast_upon_picture',
        weight: 'advice',
        node: block.id,
        mend: [{ op: 'set', node: block.id, path: ['look', 'fill'], value: 'background' }],
      },
    ]
  })
}

/** Words that may not be readable on what is behind them. Themes by themselves always are. */
export function contrastFindings(
  document: PageDocument,
  palette: Palette,
  registry: BlockRegistry,
  luminanceOf: LuminanceOf,
): Finding[] {
  return document.order.flatMap((id) => {
    const section = document.sections[id]
    if (!section) return []
    const blocks = section.blocks.flatMap((block) => blockOf(document, block) ?? [])
    const onGround = (block: Block): boolean =>
      !block.look?.theme &&
      (showsWords(block, registry) ||
        heldInOrder(block, registry).some((inner) => {
          const held = blockOf(document, inner)
          return held !== undefined && onGround(held)
        }))
    const words = blocks.some(onGround)
    return [...(words ? onBackground(section, palette, luminanceOf) : []), ...uponPictures(blocks, registry)]
  })
}
