import type { Eager, PageContext } from '../block-context.ts'
import type { Crop, ImageValue } from '../values.ts'

export interface PictureProps {
  readonly image: ImageValue | undefined
  readonly ctx: Pick<PageContext, 'image'> & { readonly eager?: Eager }
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

/** `object-position` that keeps the focal point of a whole picture in view; undefined for the middle. */
function focalPosition({ focal }: ImageValue): string | undefined {
  return focal && `${percent(focal.x)} ${percent(focal.y)}`
}

/** Class of the `img` of a picture that is cut. */
export const cutPart = 'cut-part'

/** What rounding leaves at the edges of a whole picture. */
const NEARLY = 0.001

function isWhole({ width, height }: Crop): boolean {
  return width > 1 - NEARLY && height > 1 - NEARLY
}

/** How wide a picture is for its height, as it is shown: whole, or the part of it that is cut out. */
export function proportionOf(
  { crop }: ImageValue,
  { width, height }: { width: number; height: number },
): number {
  const whole = width / Math.max(1, height)
  return crop && !isWhole(crop) ? (whole * crop.width) / crop.height : whole
}

/** The `sizes` of a whole picture of which only a share of its width is drawn so wide. */
function wholeSizes(sizes: string, share: number): string {
  return sizes.replace(
    /([\d.]+)(vw|px|rem)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.ceil(Number(length) / share)}${unit}`,
  )
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** What the rules of `.cut` reckon with: the proportions of the cut, and where in the picture it lies. */
function cutStyle(crop: Crop, ratio: number, focal: ImageValue['focal']): Record<string, string | number> {
  const within = (value: number) => rounded(Math.min(1, Math.max(0, value)))
  const right = within(1 - crop.x - crop.width)
  const bottom = within(1 - crop.y - crop.height)
  return {
    '--cut-ratio': rounded(ratio),
    '--cut-wide': rounded(1 / crop.width),
    '--cut-tall': rounded(1 / crop.height),
    '--cut-x': rounded(crop.x / crop.width),
    '--cut-y': rounded(crop.y / crop.height),
    '--cut-edges': [crop.y, right, bottom, crop.x].map((edge) => `${rounded(edge * 100)}%`).join(' '),
    '--cut-at-x': focal ? within((focal.x - crop.x) / crop.width) : 0.5,
    '--cut-at-y': focal ? within((focal.y - crop.y) / crop.height) : 0.5,
  }
}

/**
 * A picture with its sizes, so that nothing shifts while it loads; nothing when there is none. One that
 * is cut stands in a box, `.cut`, which takes the picture's part in the page: it has the proportions of
 * the cut and the given class, and whatever a style sheet asks of the `img` it must ask of `.cut` too.
 * The cut fills the box, around the focal point, or is seen whole where `--cut-shown` says so.
 */
export function Picture({ image, ctx, sizes, className, decorative, later }: PictureProps) {
  const eager = !later && (ctx.eager ?? false)
  const resolved = image && ctx.image(image, eager)
  if (!resolved) return null
  const crop = image.crop && !isWhole(image.crop) ? image.crop : undefined
  const position = crop ? undefined : focalPosition(image)
  const drawn = (
    <img
      src={resolved.src}
      srcSet={resolved.srcSet || undefined}
      sizes={resolved.srcSet ? (crop ? wholeSizes(sizes, crop.width) : sizes) : undefined}
      width={resolved.width}
      height={resolved.height}
      alt={decorative || image.decorative ? '' : image.alt || resolved.alt}
      // Where it is first on one device alone it is preloaded there; on the other it waits, or is never fetched.
      loading={eager === true ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={crop ? cutPart : className}
      style={position ? { objectPosition: position } : undefined}
    />
  )
  if (!crop) return drawn
  return (
    <span
      className={className ? `cut ${className}` : 'cut'}
      style={cutStyle(crop, proportionOf(image, resolved), image.focal)}
    >
      {drawn}
    </span>
  )
}
