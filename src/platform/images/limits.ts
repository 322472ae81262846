/** The limits of R-39 and of the product's assets: decided before a picture is decoded. */
export const imageLimits = {
  /** Largest file in bytes. */
  bytes: 20_000_000,
  /** Most pixels, all frames counted together. */
  pixels: 50_000_000,
  /** Largest SVG in bytes: it is text that every visitor's browser must draw. */
  svgBytes: 2_000_000,
  /** Memory of the process that decodes, in bytes. */
  memory: 512 * 1024 * 1024,
  /** Most of the processor's time for one picture made, in milliseconds. */
  milliseconds: 10_000,
  /** Pictures that may wait for their turn. */
  waiting: 500,
  /** Of them those of one site: the others' find a place too. */
  waitingOfOne: 300,
} as const

/** Widths in which a picture is offered to browsers, in pixels. */
export const offeredWidths = [320, 640, 960, 1280, 1920, 2560] as const

/** Longest side that WebP has room for, and AVIF, in pixels. */
const LONGEST_SIDE = 16_383

/**
 * The widths worth making of a picture: never wider than it is, its own width where that lies below the widest
 * offered, and none in which it would be higher than the formats have room for. A picture too high in all of them has
 * the width in which it just fits.
 *
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 */
export function widthsFor(width: number, height: number): readonly number[] {
  const most = Math.floor((LONGEST_SIDE * width) / height)
  const own = Math.min(width, most)
  const below = offeredWidths.filter((offered) => offered < own)
  return own > 2560 ? below : [...below, Math.max(1, own)]
}
