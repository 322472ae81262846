import type { Editor } from '../editor.ts'
import { focusOf } from '../selection.ts'

/*
 * The parts of the window, which F6 goes round: whoever works by keyboard must not walk through the whole
 * page to reach the settings of one block.
 */

/**
 * The parts in the order they are gone through: `notices` is what the window has above the editor, `text` the bar
 * of the text being written, `messages` what the app says at the window's edge, while it says something.
 */
const regions = ['notices', 'bar', 'rail', 'panel', 'canvas', 'text', 'inspector', 'messages'] as const
/** A part of the window; its element carries it as `data-region`. */
export type Region = (typeof regions)[number]

const STOPS =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex^="-"])'

/** How many frames a part that is being fetched is waited for. */
const PATIENCE = 60

/** Where the keyboard was in each part, to come back to. */
const left = new WeakMap<Element, HTMLElement>()

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

function firstStop(region: HTMLElement): HTMLElement | undefined {
  const last = left.get(region)
  if (last?.isConnected === true && region.contains(last) && isShown(last)) return last
  const body = region.querySelector('[data-region-start]')
  const reachable = (holder: Element) =>
    [...holder.querySelectorAll<HTMLElement>(STOPS)].find((one) => one.tabIndex >= 0 && isShown(one))
  return (body && reachable(body)) ?? reachable(region)
}

/** Puts the focus into a part; false when it is not there or has nothing to stop at. */
function goTo(editor: Editor, region: HTMLElement): boolean {
  if (region.dataset['region'] === 'canvas') {
    const { store, canvas } = editor
    const { selection, cursor, text } = store.view()
    canvas.frame()?.focus()
    if (text) canvas.document()?.querySelector<HTMLElement>('.editor-text')?.focus()
    else canvas.focus(cursor ?? focusOf(selection) ?? selection.section ?? store.document().order[0] ?? null)
    return true
  }
  const stop = firstStop(region)
  stop?.focus()
  return stop !== undefined
}

function regionsOf(editor: Editor): HTMLElement[] {
  const document = editor.canvas.frame()?.ownerDocument
  return regions
    .flatMap((name) => document?.querySelector<HTMLElement>(`[data-region="${name}"]`) ?? [])
    .filter(isShown)
}

/**
 * Takes the keyboard off the page until what was asked for is there: what is typed on the way must not be
 * written into the block that was selected.
 */
function letGo(editor: Editor): void {
  if (editor.canvas.hasFocus()) editor.canvas.frame()?.blur()
}

/** Puts the focus into a part of the window, when it is there: at once, or as soon as it was fetched. */
export function enterRegion(editor: Editor, name: Region, patience = PATIENCE): void {
  const region = regionsOf(editor).find((one) => one.dataset['region'] === name)
  if (region) left.delete(region)
  if (region && goTo(editor, region)) return
  letGo(editor)
  if (patience > 0) requestAnimationFrame(() => enterRegion(editor, name, patience - 1))
}

/** Goes on to the next part of the window, or back; from the last to the first. */
export function goToRegion(editor: Editor, by: 1 | -1): void {
  const there = regionsOf(editor)
  const active = editor.canvas.frame()?.ownerDocument.activeElement as HTMLElement | null | undefined
  const here = active?.closest<HTMLElement>('[data-region]')
  // Tab does not stop at the heading that one came to: there is nothing to come back for.
  if (here && active && active.tabIndex >= 0) left.set(here, active)
  const at = here ? there.indexOf(here) : -1
  for (let step = 1; step <= there.length; step += 1) {
    const next = there[(at + by * step + there.length * 2) % there.length]
    if (next && goTo(editor, next)) return
  }
}
