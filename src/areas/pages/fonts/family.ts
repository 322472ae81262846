export const fontSubsets = ['latin', 'latin-ext'] as const
/** Letters of western Europe, and those of the rest of the Latin alphabet. */
export type FontSubset = (typeof fontSubsets)[number]

export interface FontFile {
  /** Its name in the font's package. */
  readonly package: string
  /** Its name below `/fonts/`; a part of it is a fingerprint, so it may be kept for good. */
  readonly served: string
  readonly bytes: number
}

/** From this weight on a fallback is the bold face of the system. */
export const boldFrom = 600

/** What is known of a family to let a face every system has take its room until it is there. */
export interface FallbackMetrics {
  /** Of the family, in ems. */
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** By weight, every 50: how much wider running words are than in the system's face (its bold from {@link boldFrom}). */
  readonly adjust: Readonly<Record<string, number>>
}

/** A variable family of the library; every file holds all weights between the two. */
export interface FontFamily {
  readonly id: string
  readonly name: string
  readonly category: 'serif' | 'sans-serif'
  readonly weights: readonly [lightest: number, boldest: number]
  readonly fallback: FallbackMetrics
  /** Which characters stand in which file, as `unicode-range` says it. */
  readonly ranges: Readonly<Record<FontSubset, string>>
  readonly files: {
    readonly normal: Readonly<Record<FontSubset, FontFile>>
    readonly italic?: Readonly<Record<FontSubset, FontFile>>
  }
}
