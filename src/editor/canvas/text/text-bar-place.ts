import type { Rect } from '../../canvas-handle.ts'

/** How far the bar keeps from the edge of what it lies in, px. */
const EDGE = 8
/** From words, px. */
const CLEAR = 14
/** Above a block is what it is called. */
const NAME = 30
/** From the lower edge of a block, and from its sides. */
const BESIDE = 10

/** All in pixels of the window. */
interface Given {
  readonly bar: { readonly width: number; readonly height: number }
  /** The block whose words are written. */
  readonly block: Rect
  /** The lines that are selected, or the one with the cursor: from the top of the first to the foot of the last. */
  readonly words: { readonly top: number; readonly bottom: number }
  /** What is seen of the page. */
  readonly frame: Rect
  /** How wide the window is: above and below a block the bar may reach over what is beside the page. */
  readonly across: number
}

/**
 * Where the bar of a text lies: above its block; else below the words that are selected, or above them; else beside
 * the block. Only where there is no such place it lies on selected words, on as few of them as can be.
 */
export function placeOfBar({ bar, block, words, frame, across }: Given): { left: number; top: number } {
  const first = frame.top + EDGE
  const last = frame.top + frame.height - bar.height - EDGE
  const left = Math.max(EDGE, Math.min(block.left, across - bar.width - EDGE))

  const above = block.top - bar.height - NAME
  if (above > frame.top + 4) return { left, top: above }
  const foot = block.top + block.height
  const below = Math.max(words.bottom, Math.min(foot + BESIDE, words.bottom + CLEAR))
  if (below <= last) return { left, top: Math.max(below, first) }
  const over = words.top - bar.height - CLEAR
  if (over >= first) return { left, top: Math.min(over, last) }

  const level = Math.max(first, Math.min(words.top, last))
  const after = block.left + block.width + BESIDE
  if (after + bar.width <= frame.left + frame.width - EDGE) return { left: after, top: level }
  const before = block.left - BESIDE - bar.width
  if (before >= frame.left + EDGE) return { left: before, top: level }

  const coveredAbove = first + bar.height - Math.max(words.top, frame.top)
  const coveredBelow = Math.min(words.bottom, frame.top + frame.height) - last
  return { left, top: coveredBelow < coveredAbove ? last : first }
}
