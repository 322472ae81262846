/** How long whatever took the focused thing away has to give the focus to something itself. */
const PATIENCE_MS = 100

/** What can have the focus, a row before the buttons in it. */
const places =
  '[role=row][tabindex],[role=option][tabindex],a[href],button:not(:disabled),input:not(:disabled,[type=hidden],[tabindex="-1"]),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

/** Where something was: between whom, and in what. */
interface Gap {
  readonly parent: Node
  readonly before: Node | null
  readonly after: Node | null
}

/**
 * Keeps the focus from falling out of the window when what has it goes: a row that was removed, a button whose
 * work is done, the empty state of a list that is filled. The nearest thing that is still there gets it: what
 * follows in the same list, then what came before, then what stands around. Windows over the screen keep their
 * own, and a screen that is left is the next one's matter.
 *
 * @param root holds the screens, and none of the windows over them
 */
export function keepFocus(root: HTMLElement): void {
  let last: Element | null = null
  let path = ''
  let gap: Gap | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body
  const give = (): void => {
    waiting = undefined
    if (!gap || !isNowhere()) return
    if (location.pathname !== path) gap = null
    // Behind a window: it is looked for again when that goes.
    else if (!root.closest('[aria-hidden=true],[inert]')) {
      for (const place of around(gap, root)) {
        place.focus({ preventScroll: true })
        if (document.activeElement === place) break
      }
      gap = null
    }
  }
  const had = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || !root.contains(target)) return
    // Of a heading that an arrival was told by, the arrival takes care.
    last = target.matches(places) ? target : null
    path = location.pathname
    gap = null
  }
  had(document.activeElement)
  addEventListener('focusin', ({ target }) => had(target))
  // Who clicks beside everything has put the focus nowhere, and is not called back later.
  addEventListener('pointerup', () => {
    if (last?.isConnected && isNowhere()) last = null
  })
  new MutationObserver((records) => {
    for (const { removedNodes, target, previousSibling, nextSibling } of records) {
      if (removedNodes.length === 0) continue
      const lost: Node | null = gap ? gap.parent : last
      if (lost && !lost.isConnected && [...removedNodes].some((node) => node.contains(lost)))
        gap = { parent: target, before: previousSibling, after: nextSibling }
    }
    if (gap && isNowhere()) waiting ??= setTimeout(give, PATIENCE_MS)
  }).observe(document.body, { subtree: true, childList: true })
}

/** What may have the focus in the place of a thing that is gone, nearest first. */
function* around({ parent, before, after }: Gap, root: HTMLElement): Generator<HTMLElement> {
  let inside: Node = parent
  let ahead = before?.parentNode === parent ? before.nextSibling : after
  if (ahead?.parentNode !== parent) ahead = before?.parentNode === parent ? null : parent.firstChild
  let behind = ahead ? ahead.previousSibling : parent.lastChild
  for (;;) {
    for (let node = ahead; node; node = node.nextSibling) yield* within(node)
    for (let node = behind; node; node = node.previousSibling) yield* backWithin(node)
    if (inside === root || !inside.parentNode) return
    ahead = inside.nextSibling
    behind = inside.previousSibling
    inside = inside.parentNode
  }
}

function mayHave(node: Node): node is HTMLElement {
  return (
    node instanceof HTMLElement &&
    node.matches(places) &&
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.closest('[aria-hidden=true],[inert]')
  )
}

// One at a time: the first is nearly always the one, and a list may have thousands.

/** What may have the focus in a part of the screen, in its order. */
function* within(part: Node): Generator<HTMLElement> {
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = part; node; node = walk.nextNode()) if (mayHave(node)) yield node
}

/** The same, from its end. */
function* backWithin(part: Node): Generator<HTMLElement> {
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT)
  while (walk.lastChild());
  for (let node: Node | null = walk.currentNode; node; node = walk.previousNode())
    if (mayHave(node)) yield node
}
