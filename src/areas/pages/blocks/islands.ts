/** A custom element that a page loads only when one of its blocks needs it. */
export interface Island {
  /** The element's name; blocks name it as their `island`. */
  readonly name: string
  /** Its module, from the root of the repository. */
  readonly file: string
}

/** The islands of these blocks, each bundled to a small file of its own (scripts/build-islands.mjs). */
export const islands: readonly Island[] = [
  { name: 'code-copy', file: 'src/areas/pages/blocks/code/island.ts' },
  { name: 'picture-gallery', file: 'src/areas/pages/blocks/gallery/island.ts' },
  { name: 'video-player', file: 'src/areas/pages/blocks/video/island.ts' },
]
