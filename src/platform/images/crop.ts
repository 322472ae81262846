/** A rectangle in whole pixels. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A place in a picture, in parts of its width and height: `{ x: 0.5, y: 0.5 }` is the middle. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Edits {
  /** Clockwise turn, in degrees, after the camera's own orientation has been applied. */
  readonly rotate?: 0 | 90 | 180 | 270
  /** What to keep of the turned picture, in parts of its width and height. */
  readonly crop?: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** Width divided by height that the result shall have; what is cut away is chosen around `focal`. */
  readonly aspect?: number
  readonly focal?: Point
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** The largest rectangle of proportion `aspect` inside `size` whose middle is as near to `focal` as the edges let it. */
export function cropAround(size: Size, aspect: number, focal: Point = { x: 0.5, y: 0.5 }): Rectangle {
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * aspect)))
  const height = Math.max(1, Math.min(size.height, Math.round(width / aspect)))
  const left = clamp(Math.round(focal.x * size.width - width / 2), 0, size.width - width)
  const top = clamp(Math.round(focal.y * size.height - height / 2), 0, size.height - height)
  return { left, top, width, height }
}

/** What remains of a picture of `size` (already turned) after its edits. At least one pixel each way. */
export function remaining(size: Size, edits: Edits): Rectangle {
  const { crop } = edits
  const left = crop ? clamp(Math.round(crop.left * size.width), 0, size.width - 1) : 0
  const top = crop ? clamp(Math.round(crop.top * size.height), 0, size.height - 1) : 0
  const width = crop ? clamp(Math.round(crop.width * size.width), 1, size.width - left) : size.width
  const height = crop ? clamp(Math.round(crop.height * size.height), 1, size.height - top) : size.height
  if (edits.aspect === undefined) return { left, top, width, height }
  const focal = edits.focal && {
    x: clamp((edits.focal.x * size.width - left) / width, 0, 1),
    y: clamp((edits.focal.y * size.height - top) / height, 0, 1),
  }
  const inner = cropAround({ width, height }, edits.aspect, focal)
  return { ...inner, left: left + inner.left, top: top + inner.top }
}

/** How a stored picture becomes the one that is seen: mirrored left to right, then turned clockwise. */
export interface Placement {
  readonly isMirrored: boolean
  readonly angle: 0 | 90 | 180 | 270
}

/** The eight orientations of EXIF (tag 0x0112), in their order from 1. */
const ORIENTATIONS: readonly Placement[] = [
  { isMirrored: false, angle: 0 },
  { isMirrored: true, angle: 0 },
  { isMirrored: false, angle: 180 },
  { isMirrored: true, angle: 180 },
  { isMirrored: true, angle: 270 },
  { isMirrored: false, angle: 90 },
  { isMirrored: true, angle: 90 },
  { isMirrored: false, angle: 270 },
]

/** How a picture of this EXIF orientation is to be seen, after a further turn. */
export function placementOf(orientation: number | undefined, rotate: Edits['rotate'] = 0): Placement {
  const upright = ORIENTATIONS[(orientation ?? 1) - 1] ?? { isMirrored: false, angle: 0 }
  return { ...upright, angle: ((upright.angle + rotate) % 360) as Placement['angle'] }
}

/** The size of a picture as it is seen. */
export function placed(stored: Size, { angle }: Placement): Size {
  return angle % 180 === 0 ? stored : { width: stored.height, height: stored.width }
}

/** Where a rectangle of the picture as it is seen lies in the stored one. */
export function toStored(seen: Rectangle, stored: Size, { isMirrored, angle }: Placement): Rectangle {
  const right = seen.left + seen.width
  const bottom = seen.top + seen.height
  const lying = { width: seen.height, height: seen.width }
  const turnedBack: Record<Placement['angle'], Rectangle> = {
    0: seen,
    90: { left: seen.top, top: stored.height - right, ...lying },
    180: { ...seen, left: stored.width - right, top: stored.height - bottom },
    270: { left: stored.width - bottom, top: seen.left, ...lying },
  }
  const box = turnedBack[angle]
  return isMirrored ? { ...box, left: stored.width - box.left - box.width } : box
}
