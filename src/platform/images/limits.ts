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
} as const

/** Widths in which a picture is offered to browsers, in pixels. */
export const offeredWidths = [320, 640, 960, 1280, 1920, 2560] as const

/**
 * The widths worth making of a picture `width` pixels wide: never wider than it is, and its own width
 * where that lies below the widest offered.
 */
export function widthsFor(width: number): readonly number[] {
  const below = offeredWidths.filter((offered) => offered < width)
  return width > 2560 ? below : [...below, width]
}
