import type { Crop } from '#document/values.ts'

export const wholeCrop: Crop = { x: 0, y: 0, width: 1, height: 1 }
/** The smallest share of a picture that can be shown. */
const LEAST = 0.05

/** Which sides a pull moves; none: the whole rectangle. */
export interface CropSides {
  readonly x?: 'start' | 'end'
  readonly y?: 'start' | 'end'
}

const within = (value: number, from: number, to: number) =>
  Math.min(Math.max(value, from), Math.max(from, to))

/**
 * A crop after its sides were pulled by shares of the picture; it stays inside, and keeps a ratio when
 * one is asked for.
 *
 * @param ratio width over height of what is cut out, in pixels; free when undefined
 * @param picture width over height of the picture
 */
export function pullCrop(
  crop: Crop,
  sides: CropSides,
  by: { readonly x: number; readonly y: number },
  ratio: number | undefined,
  picture: number,
): Crop {
  if (!sides.x && !sides.y) {
    return {
      ...crop,
      x: within(crop.x + by.x, 0, 1 - crop.width),
      y: within(crop.y + by.y, 0, 1 - crop.height),
    }
  }
  let { x, y, width, height } = crop
  if (sides.x === 'start') {
    const next = within(x + by.x, 0, x + width - LEAST)
    width += x - next
    x = next
  } else if (sides.x === 'end') width = within(width + by.x, LEAST, 1 - x)
  if (sides.y === 'start') {
    const next = within(y + by.y, 0, y + height - LEAST)
    height += y - next
    y = next
  } else if (sides.y === 'end') height = within(height + by.y, LEAST, 1 - y)
  if (ratio === undefined) return { x, y, width, height }
  // The side that was pulled leads; a corner follows its width.
  const share = ratio / picture
  const bottom = crop.y + crop.height
  const right = crop.x + crop.width
  if (sides.x) {
    height = width / share
    const room = sides.y === 'start' ? bottom : 1 - crop.y
    if (height > room) {
      height = room
      width = height * share
    }
  } else {
    width = height * share
    const room = 1 - crop.x
    if (width > room) {
      width = room
      height = width / share
    }
  }
  return {
    x: sides.x === 'start' ? right - width : crop.x,
    y: sides.y === 'start' ? bottom - height : crop.y,
    width,
    height,
  }
}

/** The largest crop of a ratio around the middle. */
export function cropTo(ratio: number, picture: number): Crop {
  const share = ratio / picture
  const width = Math.min(1, share)
  const height = width / share
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
