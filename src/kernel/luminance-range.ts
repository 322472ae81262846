/**
 * How dark and how light a picture is: relative luminance (WCAG 2.2), from 0 for black to 1 for white. Of what words
 * on it meet, not of single dots: a hundredth of it may be darker, and a hundredth lighter.
 */
export interface LuminanceRange {
  readonly darkest: number
  readonly lightest: number
}

/** Share of a picture that is left out at either end: a flame, a glint, the dark of a gap. */
const LEFT_OUT = 0.01

/** Relative luminance has no more places than that to say. */
const STEPS = 1_000

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const linearOf = Float64Array.from({ length: 256 }, (_, channel) => linear(channel))

/**
 * Measures a picture. Rounded outwards, to thousandths.
 *
 * @param pixels red, green and blue of each, in sRGB; best of a copy in which a dot is about as large as a letter
 */
export function luminanceRange(pixels: Uint8Array): LuminanceRange {
  const count = Math.floor(pixels.length / 3)
  if (count === 0) return { darkest: 0, lightest: 1 }
  const all = new Float64Array(count)
  const of = (at: number): number => linearOf[pixels[at] ?? 0] ?? 0
  for (let n = 0; n < count; n += 1)
    all[n] = 0.2126 * of(n * 3) + 0.7152 * of(n * 3 + 1) + 0.0722 * of(n * 3 + 2)
  all.sort()
  const left = Math.floor(count * LEFT_OUT)
  return {
    darkest: Math.floor((all[left] ?? 0) * STEPS) / STEPS,
    lightest: Math.min(1, Math.ceil((all[count - 1 - left] ?? 1) * STEPS) / STEPS),
  }
}
