import type { ImageValue } from './values.ts'
import type { PaletteSlot } from './styles.ts'

/** A veil between a picture and the words on it; `strength` from 0 (none) to 1 (opaque). */
export interface Overlay {
  readonly colour: PaletteSlot
  readonly strength: number
}

/** What lies behind a section's blocks. Colours are slots of the palette, so they follow the site's styles. */
export type Background =
  | { readonly kind: 'none' }
  | { readonly kind: 'colour'; readonly colour: PaletteSlot }
  | {
      readonly kind: 'gradient'
      readonly from: PaletteSlot
      readonly to: PaletteSlot
      /** Degrees, clockwise from upwards. */
      readonly angle: number
    }
  | {
      readonly kind: 'image'
      readonly image: ImageValue
      readonly overlay?: Overlay
      /** The picture stands still while the page moves. */
      readonly fixed?: boolean
    }
  | {
      readonly kind: 'video'
      /** Id of the film's asset. */
      readonly asset: string
      readonly poster: ImageValue
      readonly overlay?: Overlay
    }
