import type { LuminanceRange } from '#kernel/luminance-range.ts'
import type { Edits } from './crop.ts'

/** What the program asks of the process that decodes. Bytes travel as they are (structured clone). */
export type DecoderTask =
  | { readonly kind: 'inspect'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'render'
      readonly bytes: Uint8Array
      readonly renderings: readonly Rendering[]
      readonly edits: Edits
    }

export type RenderedFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'

/** One picture to be made. */
export interface Rendering {
  readonly format: RenderedFormat
  /** Widest it may become, in pixels; it is never made wider than it is. */
  readonly width: number
  /** Where it is given, the picture becomes just so wide and so high, in pixels, also where it is smaller. */
  readonly height?: number
  /** Keeps camera, place and time data; otherwise nothing but pixels leaves. */
  readonly keepMetadata?: boolean
}

export interface Rendered {
  readonly format: RenderedFormat
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** What a picture is, known without trusting its name. */
export interface Picture {
  readonly type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
  /** Size in pixels as it is to be seen: the camera's orientation applied, one frame. */
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly hasAlpha: boolean
  /** A 20 pixel wide WebP as a `data:` address, shown until the picture is there. */
  readonly placeholder: string
  /** Its average colour, `#rrggbb`. */
  readonly colour: string
  /** How dark and how light it is; null of an animation. */
  readonly luminance: LuminanceRange | null
}

export type DecoderFault = 'broken' | 'too_many_pixels' | 'wrong_type'

export type DecoderReply =
  | { readonly kind: 'inspected'; readonly picture: Picture }
  | { readonly kind: 'rendered'; readonly rendered: Rendered }
  /** `memory`: what the process holds now, in bytes. */
  | { readonly kind: 'done'; readonly memory: number }
  | { readonly kind: 'fault'; readonly fault: DecoderFault; readonly detail: string }
