export const fontSubsets = ['latin', 'latin-ext'] as const
/** Letters of western Europe, and those of the rest of the Latin alphabet. */
export type FontSubset = (typeof fontSubsets)[number]

/** From this weight on a fallback is the bold face of the system. */
export const boldFrom = 600

/** What is known of a family to let a face every system has take its room until it is there. */
export interface FallbackMetrics {
  /** Of the family, in ems. */
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /**
   * How much wider running words are than in the system's face (its bold from {@link boldFrom}): at the family's
   * lightest weight, and at every 50 above it.
   */
  readonly adjust: readonly number[]
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
  /** The fingerprints of the files. */
  readonly files: {
    readonly normal: Readonly<Record<FontSubset, string>>
    readonly italic?: Readonly<Record<FontSubset, string>>
  }
}

export const fontSlants = ['normal', 'italic'] as const

/** A file's name below `/fonts/`; a part of it is its fingerprint, so browsers may cache it for good. */
export const fontFileName = (
  { id, files }: FontFamily,
  style: (typeof fontSlants)[number],
  subset: FontSubset,
): string => `${id}-${subset}-${style}.${(files[style] ?? files.normal)[subset]}.woff2`
