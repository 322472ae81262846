/**
 * Does something once the next frame is drawn, in a task of its own: what a person need not see at once
 * does not make the frame late in which they let go (P15).
 *
 * @param view whose frames are meant; one that is out of sight draws none, and is not waited for
 */
export function afterFrame(view: Window, act: () => void): void {
  if (view.document.hidden) setTimeout(act)
  else view.requestAnimationFrame(() => setTimeout(act))
}
