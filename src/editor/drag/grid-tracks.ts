/*
 * Pixels to grid lines and back. A grid is measured once, when a gesture starts; while it lasts nothing
 * of the page's layout is read (P15).
 */

/** One axis of a measured grid. All lengths are pixels from the grid's own start edge. */
export interface Tracks {
  /** Sizes of the tracks that are there. */
  readonly sizes: readonly number[]
  readonly gap: number
  /** Size of a track that is not there yet: a row below the last. */
  readonly extra: number
}

/** Reads the value a browser computes for `grid-template-columns` or `-rows`: `12px 40px …`. */
export function readTracks(computed: string, gap: string, extra: number): Tracks {
  const sizes = (computed.match(/(?<![\w-])\d+(?:\.\d+)?px/g) ?? []).map((size) => Number.parseFloat(size))
  return { sizes, gap: Number.parseFloat(gap) || 0, extra }
}

const sizeAt = (tracks: Tracks, index: number) => tracks.sizes[index] ?? tracks.extra

/** Where track `index` starts. */
export function trackStart(tracks: Tracks, index: number): number {
  let at = 0
  for (let track = 0; track < index; track += 1) at += sizeAt(tracks, track) + tracks.gap
  return at
}

/** The stretch of pixels between two grid lines, gaps at its ends left out. */
export function stretchOf(tracks: Tracks, from: number, to: number): { start: number; end: number } {
  const start = trackStart(tracks, from)
  const end = to > from ? trackStart(tracks, to - 1) + sizeAt(tracks, to - 1) : start
  return { start, end }
}

/**
 * Which line a pixel lies at, as a fraction: 2.5 is the middle of the third track. Before the grid it is
 * negative; after the last track it goes on with tracks of the extra size.
 */
export function lineAt(tracks: Tracks, pixel: number): number {
  if (pixel < 0) return pixel / (sizeAt(tracks, 0) + tracks.gap || 1)
  let at = 0
  for (let track = 0; track < tracks.sizes.length; track += 1) {
    const step = sizeAt(tracks, track) + tracks.gap
    if (pixel < at + step) return track + (pixel - at) / (step || 1)
    at += step
  }
  return tracks.sizes.length + (pixel - at) / (tracks.extra + tracks.gap || 1)
}
