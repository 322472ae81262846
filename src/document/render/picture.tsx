import type { PageContext } from '../block-context.ts'
import type { ImageValue } from '../values.ts'

export interface PictureProps {
  readonly image: ImageValue | undefined
  readonly ctx: Pick<PageContext, 'image'> & { readonly eager?: boolean }
  /** The HTML attribute: how wide the picture is drawn, by the width of the window. */
  readonly sizes: string
  readonly className?: string
  /** The picture says nothing here that the words beside it do not. */
  readonly decorative?: boolean
  /** Not the first of several in one block: loaded when it comes near. */
  readonly later?: boolean
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
}

/**
 * `object-position` that keeps the focal point in view; undefined for the middle. The point is kept
 * for the whole picture, so within a crop it is moved along.
 */
export function focalPosition({ focal, crop }: ImageValue): string | undefined {
  if (!focal) return undefined
  const x = crop ? (focal.x - crop.x) / crop.width : focal.x
  const y = crop ? (focal.y - crop.y) / crop.height : focal.y
  return `${percent(x)} ${percent(y)}`
}

/** A picture with its sizes, so that nothing shifts while it loads; nothing when there is none. */
export function Picture({ image, ctx, sizes, className, decorative, later }: PictureProps) {
  const resolved = image && ctx.image(image)
  if (!resolved) return null
  const position = focalPosition(image)
  const eager = ctx.eager === true && !later
  return (
    <img
      src={resolved.src}
      srcSet={resolved.srcSet || undefined}
      sizes={resolved.srcSet ? sizes : undefined}
      width={resolved.width}
      height={resolved.height}
      alt={decorative || image.decorative ? '' : image.alt || resolved.alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
      style={position ? { objectPosition: position } : undefined}
    />
  )
}
