/** Distance from the upper and lower edge in which the page scrolls by itself, px of the frame. */
const EDGE = 64
/** Fastest scrolling, px a frame. */
const FASTEST = 22

/** How far the page goes along in one frame for a pointer near its upper (below nothing) or lower edge, px. */
export function edgeScroll(pointerY: number, height: number): number {
  const above = EDGE - pointerY
  const near = Math.max(above, pointerY - (height - EDGE))
  return near <= 0 ? 0 : Math.min(1, near / EDGE) * FASTEST * (above > 0 ? -1 : 1)
}

/** How far down the page is scrolled after one frame, px; below what is drawn there is room for more. */
export function scrolledTo(pointerY: number, scrollY: number, height: number, tallest: number): number {
  const speed = edgeScroll(pointerY, height)
  if (speed === 0) return scrollY
  return Math.min(Math.max(0, scrollY + speed), Math.max(0, tallest - height + 400))
}
