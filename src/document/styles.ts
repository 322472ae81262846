import type { Id } from '#kernel/ids.ts'
import type { ImageValue, LinkValue } from './values.ts'

/** The five colours of a site, from the lightest ground to the darkest ink. */
export const paletteSlots = ['paper', 'tint', 'accent', 'shade', 'ink'] as const
export type PaletteSlot = (typeof paletteSlots)[number]

/** `#rrggbb`, lower case. */
export type Colour = string
export type Palette = { readonly [slot in PaletteSlot]: Colour }

/**
 * The ten section themes, two on each colour of the palette: the plain one sets words in quiet
 * colours, the bold one sets headings, links and buttons in the palette's strong ones.
 */
export const themeNames = [
  'paper',
  'paper-bold',
  'tint',
  'tint-bold',
  'accent',
  'accent-bold',
  'shade',
  'shade-bold',
  'ink',
  'ink-bold',
] as const
export type ThemeName = (typeof themeNames)[number]

/** What is set in a face of its own. */
export const fontRoles = ['heading', 'text', 'button', 'detail'] as const
export type FontRole = (typeof fontRoles)[number]

export interface FontChoice {
  /** Id of a family of the font library, or `system-sans`, `system-serif`, `system-mono`. */
  readonly family: string
  /** 100 … 900. */
  readonly weight: number
  readonly italic?: boolean
  /** Letter spacing in thousandths of an em. */
  readonly tracking?: number
  /** Line height as a multiple of the size. */
  readonly leading?: number
  readonly capitals?: 'none' | 'upper' | 'small'
}

/** Sizes grow from `base` (px, at 16 = 100 %) by `ratio` a step; on phones by the smaller ratio. */
export interface TypeScale {
  readonly base: number
  readonly ratio: number
  readonly phoneRatio: number
}

export const cornerStyles = ['square', 'slight', 'soft', 'round'] as const
export type CornerStyle = (typeof cornerStyles)[number]

export interface SpacingScale {
  /** Multiplies every space between and around things: 0.5 … 2. */
  readonly density: number
  /** Widest the content of a wide section grows, px. */
  readonly contentWidth: number
}

export const buttonKinds = ['primary', 'secondary', 'tertiary'] as const
export type ButtonKind = (typeof buttonKinds)[number]

export interface ButtonStyle {
  readonly fill: 'solid' | 'outline' | 'plain'
  readonly corners: CornerStyle | 'pill'
  readonly size: 'small' | 'medium' | 'large'
}

export interface LinkStyle {
  readonly underline: 'always' | 'hover' | 'never'
  readonly thickness: 'thin' | 'thick'
}

export interface FormStyle {
  readonly field: 'box' | 'line' | 'filled'
  readonly corners: CornerStyle
}

export const imageShapes = ['plain', 'rounded', 'circle', 'arch', 'frame'] as const
export type ImageShape = (typeof imageShapes)[number]

export const animations = ['none', 'fade', 'rise', 'scale'] as const
export type Animation = (typeof animations)[number]

export const headerLayouts = [
  'logo-left',
  'logo-left-nav-left',
  'logo-left-nav-center',
  'logo-center',
  'logo-center-stacked',
  'logo-center-split',
  'nav-left-logo-center',
  'logo-right',
  'minimal',
  'sidebar',
] as const
export type HeaderLayout = (typeof headerLayouts)[number]

export interface HeaderStyle {
  readonly layout: HeaderLayout
  readonly logo?: ImageValue
  /** Words in place of a logo; the site's title when absent. */
  readonly wordmark?: string
  /** Height of the logo, px. */
  readonly logoHeight: number
  readonly theme: ThemeName
  /** `on-scroll-up` was once offered, and stays at the top. */
  readonly sticky: 'none' | 'always' | 'on-scroll-up'
  readonly transparent: boolean
  readonly actions: readonly HeaderAction[]
  readonly announcement?: { readonly text: string; readonly link?: LinkValue; readonly theme: ThemeName }
  readonly phoneMenu: 'overlay' | 'drawer'
}

export interface HeaderButton {
  readonly kind: 'button'
  readonly text: string
  readonly link: LinkValue
  readonly style: ButtonKind
}

export type HeaderAction =
  HeaderButton | { readonly kind: 'cart' | 'search' | 'account' | 'social' | 'language' }

export interface FooterStyle {
  /** The document (a page without an address) whose sections are the footer. */
  readonly document?: Id
}

/** Everything about a site's look that is not on one page. */
export interface SiteStyles {
  readonly palette: Palette
  readonly fonts: { readonly [role in FontRole]: FontChoice }
  readonly type: TypeScale
  readonly spacing: SpacingScale
  readonly corners: CornerStyle
  readonly buttons: { readonly [kind in ButtonKind]: ButtonStyle }
  readonly links: LinkStyle
  readonly forms: FormStyle
  readonly imageShape: ImageShape
  readonly animation: Animation
  readonly header: HeaderStyle
  readonly footer: FooterStyle
  readonly favicon?: Id
  readonly socialImage?: Id
  /** The owner's own style sheet, scoped to the site when it is served. */
  readonly customCss?: string
}

/** The styles of a site nobody has styled yet: near-white paper, near-black ink, the system's own faces. */
export const defaultStyles: SiteStyles = {
  palette: { paper: '#fdfcfa', tint: '#efebe4', accent: '#9a4a24', shade: '#3a3a36', ink: '#191917' },
  fonts: {
    heading: { family: 'system-serif', weight: 600, leading: 1.15 },
    text: { family: 'system-sans', weight: 400, leading: 1.6 },
    button: { family: 'system-sans', weight: 600 },
    detail: { family: 'system-sans', weight: 500 },
  },
  type: { base: 17, ratio: 1.3, phoneRatio: 1.2 },
  spacing: { density: 1, contentWidth: 1320 },
  corners: 'slight',
  buttons: {
    primary: { fill: 'solid', corners: 'slight', size: 'medium' },
    secondary: { fill: 'outline', corners: 'slight', size: 'medium' },
    tertiary: { fill: 'plain', corners: 'slight', size: 'medium' },
  },
  links: { underline: 'always', thickness: 'thin' },
  forms: { field: 'box', corners: 'slight' },
  imageShape: 'plain',
  animation: 'none',
  header: {
    layout: 'logo-left',
    logoHeight: 40,
    theme: 'paper',
    sticky: 'none',
    transparent: false,
    actions: [],
    phoneMenu: 'overlay',
  },
  footer: {},
}
