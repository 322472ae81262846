import type { CornerStyle, SiteStyles } from '../styles.ts'

/** Window widths (px) between which sizes grow: a phone and a desktop. */
const PHONE = 390
const DESKTOP = 1320
/** Pixels of a rem at 100 %; sizes are written in rem so that they follow the reader's own size. */
const REM = 16

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** A length that grows with the window, from a phone's to a desktop's; both in px. */
export function fluid(small: number, large: number): string {
  if (Math.abs(large - small) < 0.01) return `${rounded(small / REM)}rem`
  const slope = (large - small) / (DESKTOP - PHONE)
  const start = rounded((small - slope * PHONE) / REM)
  const low = rounded(Math.min(small, large) / REM)
  const high = rounded(Math.max(small, large) / REM)
  // Partly in rem, so that enlarging the type to 200 % enlarges headings too (WCAG 1.4.4).
  return `clamp(${low}rem,${start}rem + ${rounded(slope * 100)}vw,${high}rem)`
}

/** Steps of the type scale from the size of running text: above it larger, below smaller. */
const typeSteps = { small: -0.8, body: 0, lead: 0.8, h4: 1, h3: 2, h2: 3, h1: 4, display: 5.5 } as const
export type TypeStep = keyof typeof typeSteps

/** Size of a step in px, on a phone and on a desktop. */
export function typeSize(
  styles: SiteStyles,
  step: TypeStep,
): { readonly phone: number; readonly desktop: number } {
  const { base, ratio, phoneRatio } = styles.type
  const at = typeSteps[step]
  return { phone: base * phoneRatio ** at, desktop: base * ratio ** at }
}

function typeProperties(styles: SiteStyles): string[] {
  return Object.keys(typeSteps).map((name) => {
    const { phone, desktop } = typeSize(styles, name as TypeStep)
    // What is read small must stay readable.
    const least = name === 'small' ? 12 : 0
    return `--size-${name}:${fluid(Math.max(least, phone), Math.max(least, desktop))}`
  })
}

/** Spaces by name, px on a phone and on a desktop, at density 1. */
const spaces = {
  'space-1': [4, 4],
  'space-2': [8, 8],
  'space-3': [12, 16],
  'space-4': [16, 24],
  'space-5': [24, 40],
  'space-6': [40, 64],
  'space-7': [64, 112],
} as const

const gaps = { 'gap-small': [8, 8], 'gap-medium': [12, 12], 'gap-large': [16, 24] } as const

function spaceProperties(styles: SiteStyles): string[] {
  const { density } = styles.spacing
  return Object.entries({ ...spaces, ...gaps }).map(
    ([name, [small, large]]) => `--${name}:${fluid(small * density, large * density)}`,
  )
}

/** Radius of the site's corners by style: for controls, for cards, for pictures (px). */
const corners: { readonly [style in CornerStyle]: readonly [number, number, number] } = {
  square: [0, 0, 0],
  slight: [3, 4, 3],
  soft: [8, 12, 10],
  round: [14, 24, 20],
}

/** A radius in CSS; a pill is as round as it is high. */
export function cornerOf(
  style: CornerStyle | 'pill',
  which: 'control' | 'card' | 'picture' = 'control',
): string {
  if (style === 'pill') return '999px'
  const radius = corners[style][which === 'control' ? 0 : which === 'card' ? 1 : 2]
  return radius === 0 ? '0' : `${radius}px`
}

/** The custom properties of sizes, spaces and corners. */
export function scaleProperties(styles: SiteStyles): string {
  return [
    ...typeProperties(styles),
    ...spaceProperties(styles),
    `--corner-control:${cornerOf(styles.forms.corners)}`,
    `--corner-card:${cornerOf(styles.corners, 'card')}`,
    `--corner-picture:${cornerOf(styles.corners, 'picture')}`,
    `--content:${rounded(styles.spacing.contentWidth / REM)}rem`,
    '--margin:clamp(1.25rem,4vw,4rem)',
    '--cut:clamp(1.5rem,5vw,5rem)',
    // A row of the grid: a fixed step on the phone; on the desktop it follows the window as the columns do.
    '--row:1.5rem',
    '--section:var(--space-6)',
  ].join(';')
}
