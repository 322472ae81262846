import type { Colour } from '../styles.ts'

/*
 * Colour arithmetic in OKLCH (lightness, chroma, hue), in which equal steps look equal: Björn
 * Ottosson's Oklab, as CSS Color 4 takes it up; contrast as WCAG 2.2 defines it.
 */

/** Lightness 0 … 1, chroma 0 … about 0.37 in sRGB, hue in radians. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

function channels(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function toChannel(linear: number): number {
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(share * 255)
}

/** @param colour `#rrggbb` */
export function toOklch(colour: Colour): Oklch {
  const [red, green, blue] = channels(colour).map(toLinear) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const EDGE = 0.0005

function inGamut(linear: Triple): boolean {
  return linear.every((channel) => channel >= -EDGE && channel <= 1 + EDGE)
}

/** The nearest colour a screen shows: lightness and hue are kept, chroma gives way. */
export function fromOklch(wanted: Oklch): Colour {
  const lightness = Math.min(1, Math.max(0, wanted.lightness))
  let linear = linearOf({ ...wanted, lightness })
  if (!inGamut(linear)) {
    let low = 0
    let high = wanted.chroma
    for (let step = 0; step < 14; step += 1) {
      const chroma = (low + high) / 2
      if (inGamut(linearOf({ ...wanted, lightness, chroma }))) low = chroma
      else high = chroma
    }
    linear = linearOf({ ...wanted, lightness, chroma: low })
  }
  const hex = linear.map((channel) =>
    Math.min(255, Math.max(0, toChannel(Math.max(0, channel))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** Relative luminance (WCAG 2.2), 0 … 1. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map(toLinear) as unknown as Triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The grey of a relative luminance, 0 … 1. */
export function greyOf(luminance: number): Colour {
  const channel = toChannel(luminance).toString(16).padStart(2, '0')
  return `#${channel}${channel}${channel}`
}

/** Contrast of two colours (WCAG 2.2), 1 … 21. */
export function contrast(one: Colour, other: Colour): number {
  const first = luminance(one)
  const second = luminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The lowest contrast a colour has on any of these grounds. */
export function worstContrast(colour: Colour, grounds: readonly Colour[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

/** Between two colours: `share` 0 is the first, 1 the second. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const first = toOklch(one)
  const second = toOklch(other)
  const between = (start: number, end: number) => start + (end - start) * share
  // Through the plane rather than round the wheel, so that grey does not pass through colours.
  const a = between(first.chroma * Math.cos(first.hue), second.chroma * Math.cos(second.hue))
  const b = between(first.chroma * Math.sin(first.hue), second.chroma * Math.sin(second.hue))
  return fromOklch({
    lightness: between(first.lightness, second.lightness),
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  })
}

/** The lightness nearest to where a colour begins that has the contrast, on one side of it. */
function towards(colour: Oklch, end: number, grounds: readonly Colour[], ratio: number): Colour | undefined {
  if (worstContrast(fromOklch({ ...colour, lightness: end }), grounds) < ratio) return undefined
  let near = colour.lightness
  let far = end
  for (let step = 0; step < 11; step += 1) {
    const lightness = (near + far) / 2
    if (worstContrast(fromOklch({ ...colour, lightness }), grounds) >= ratio) far = lightness
    else near = lightness
  }
  return fromOklch({ ...colour, lightness: far })
}

/**
 * A colour made lighter or darker, as little as possible, until it has a contrast on all grounds.
 * Hue is kept and chroma as far as a screen allows. When no lightness has it (grounds too far
 * apart), black or white, whichever is better.
 */
export function withContrast(colour: Colour, grounds: readonly Colour[], ratio: number): Colour {
  if (worstContrast(colour, grounds) >= ratio) return colour
  const start = toOklch(colour)
  const darker = towards(start, 0, grounds, ratio)
  const lighter = towards(start, 1, grounds, ratio)
  if (darker && lighter) {
    const way = (found: Colour) => Math.abs(toOklch(found).lightness - start.lightness)
    return way(darker) <= way(lighter) ? darker : lighter
  }
  const found = darker ?? lighter
  if (found) return found
  return worstContrast('#000000', grounds) >= worstContrast('#ffffff', grounds) ? '#000000' : '#ffffff'
}
