import { paletteSlots, type Colour, type Palette, type PaletteSlot, type ThemeName } from '../styles.ts'
import { contrast, luminance, mix, withContrast, worstContrast } from './oklch.ts'

/** Contrast of words on their ground (WCAG 2.2, 1.4.3), and of controls and lines that mean something (1.4.11). */
export const textContrast = 4.5
export const controlContrast = 3

/** The colours of one section theme, each for one thing. */
export interface Theme {
  readonly background: Colour
  /** Ground of a card or a field upon the background. */
  readonly surface: Colour
  readonly text: Colour
  readonly heading: Colour
  /** Quiet words: captions, dates. */
  readonly muted: Colour
  readonly link: Colour
  /** A strong colour that is no word: a bar, an icon. */
  readonly accent: Colour
  /** A hairline that only divides. */
  readonly line: Colour
  /** Edge of a field or box that is a control. */
  readonly control: Colour
  readonly focus: Colour
  readonly button: Colour
  readonly buttonText: Colour
  /** Words set in a colour of the palette, made readable here. */
  readonly ink: { readonly [slot in PaletteSlot]: Colour }
  /** Grounds of highlighted words, on which this theme's text is readable. */
  readonly marker: { readonly [slot in PaletteSlot]: Colour }
}

function bySlot(make: (slot: PaletteSlot) => Colour): { [slot in PaletteSlot]: Colour } {
  return {
    paper: make('paper'),
    tint: make('tint'),
    accent: make('accent'),
    shade: make('shade'),
    ink: make('ink'),
  }
}

function best(candidates: readonly Colour[], grounds: readonly Colour[]): Colour {
  return candidates.reduce((found, candidate) =>
    worstContrast(candidate, grounds) > worstContrast(found, grounds) ? candidate : found,
  )
}

/** The palette's slot a theme stands on, and whether it is the bold one. */
export function themeParts(name: ThemeName): { readonly slot: PaletteSlot; readonly bold: boolean } {
  const [slot] = name.split('-') as [PaletteSlot]
  return { slot, bold: name.endsWith('-bold') }
}

function derive(palette: Palette, name: ThemeName): Theme {
  const { slot, bold } = themeParts(name)
  const background = palette[slot]
  const reading = withContrast(best([palette.ink, palette.paper], [background]), [background], textContrast)
  // A ground of middling lightness has little contrast to give: its surface moves away from the words.
  const away = luminance(reading) < luminance(background) ? '#ffffff' : '#000000'
  const towards = contrast(reading, background) >= 6 ? reading : away
  const surface = mix(background, towards, 0.06)
  const grounds = [background, surface]
  const readable = (colour: Colour) => withContrast(colour, grounds, textContrast)
  const text = readable(reading)
  // On the accent itself the strong colour is the best of the others that the words are not in already.
  const others = [palette.tint, palette.shade, palette.paper, palette.ink].filter((own) => own !== reading)
  const strong = slot === 'accent' ? best(others, grounds) : palette.accent
  const emphasis = readable(strong)
  const button = bold
    ? withContrast(strong, grounds, controlContrast)
    : withContrast(reading, grounds, controlContrast)
  const buttonText = withContrast(
    best([palette.paper, palette.ink, background], [button]),
    [button],
    textContrast,
  )
  return {
    background,
    surface,
    text,
    heading: bold ? emphasis : text,
    muted: readable(mix(text, background, 0.3)),
    link: bold || slot === 'paper' || slot === 'tint' ? emphasis : text,
    accent: withContrast(strong, grounds, controlContrast),
    line: mix(background, text, 0.16),
    control: withContrast(mix(background, text, 0.5), grounds, controlContrast),
    focus: withContrast(text, grounds, controlContrast),
    button,
    buttonText,
    ink: bySlot((own) => readable(palette[own])),
    marker: bySlot((own) => withContrast(mix(background, palette[own], 0.35), [text], textContrast)),
  }
}

const kept = new Map<string, Theme>()
/** Themes remembered at once: ten of some hundred sites. */
const most = 1_000

/** One of the ten themes of a palette. Remembered by its colours, as pages of one site ask for the same. */
export function themeOf(palette: Palette, name: ThemeName): Theme {
  const key = paletteSlots.map((slot) => palette[slot]).join('') + name
  const known = kept.get(key)
  if (known) return known
  const theme = derive(palette, name)
  const oldest = kept.size >= most ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(key, theme)
  return theme
}

/** The declarations of a theme: custom properties that blocks draw with. */
export function themeCss(palette: Palette, name: ThemeName): string {
  const theme = themeOf(palette, name)
  const inks = paletteSlots.map(
    (slot) => `--ink-${slot}:${theme.ink[slot]};--marker-${slot}:${theme.marker[slot]}`,
  )
  return (
    `.t-${name}{--bg:${theme.background};--surface:${theme.surface};--text:${theme.text};--heading:${theme.heading};` +
    `--muted:${theme.muted};--link:${theme.link};--accent:${theme.accent};--line:${theme.line};` +
    `--control:${theme.control};--focus:${theme.focus};--button:${theme.button};--button-text:${theme.buttonText};` +
    `${inks.join(';')};background:var(--bg);color:var(--text)}`
  )
}
