import type { AnyRouter } from '@tanstack/react-router'

/** How long a screen may take to show its heading, and a phone's navigation to close. */
const SETTLING_MS = 4_000

const dialogs = '[role=dialog],[role=alertdialog]'
/** A field that is written in at once (`TextField`): by a key it is given the focus only when nobody else has it by then. */
const takesFocus = 'main [data-takes-focus]'
const selectedTab = 'main [role=tab][aria-selected=true]'

/**
 * Gives the focus to the screen that a person went to: to its heading, which a screen reader reads out and from
 * where Tab goes on, or to the tab they went on with where the screens are tabs. What the screen gives the focus
 * to by itself, a field or a dialog, keeps it. The first screen is the browser's own.
 */
export function followArrivals(router: AnyRouter): void {
  let wasAtTab = false
  let settled = (): void => {}
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    settled()
    wasAtTab = document.activeElement?.closest('[role=tab]') != null
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    // A step of one screen, told apart by the end of its address, took the focus with what had it.
    // A list that is narrowed is the same screen still: the focus goes on beside what it was on.
    const isStep = hrefChanged && isNowhere() && !('list' in toLocation.state)
    if (!fromLocation || !(pathChanged || isStep)) return
    settled()
    settled = arrive(wasAtTab ? selectedTab : null)
  })
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Where a screen begins: the field it asks for first, or its heading, as soon as there is one. */
function beginning(first: string | null): HTMLElement | null {
  const among = [...(first === null ? [] : [first]), takesFocus, 'main h1', 'h1']
  for (const place of among) {
    const found = document.querySelector<HTMLElement>(place)
    if (found) return found
  }
  return null
}

function give(place: HTMLElement): void {
  // It stays so: a window that opens over the screen gives the focus back to where it was.
  if (!place.hasAttribute('tabindex') && !place.matches(takesFocus)) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * Looks after the focus until the screen has settled: its heading may come with its data, be replaced by
 * another, or be behind a navigation that is still closing.
 *
 * @returns ends it
 */
function arrive(first: string | null): () => void {
  let given: HTMLElement | null = null
  const look = (): void => {
    const active = document.activeElement
    if (active?.closest(dialogs)) return
    const isElsewhere = active?.closest('main') != null && active !== given && active.id !== 'main'
    if (isElsewhere) {
      end()
      return
    }
    const place = beginning(first)
    if (!place || active === place) return
    given = place
    give(place)
  }
  const changes = new MutationObserver(look)
  const late = setTimeout(() => {
    // A screen without a heading: better its beginning than nowhere.
    const main = document.querySelector('main')
    if (main && isNowhere()) give(main)
    end()
  }, SETTLING_MS)
  // Whoever goes on by themselves knows where they are; between two screens a key reaches nothing.
  const goOn = (): void => {
    if (!isNowhere()) end()
  }
  const marks = ['keydown', 'pointerdown'] as const
  const end = (): void => {
    clearTimeout(late)
    changes.disconnect()
    removeEventListener('focusin', look)
    for (const mark of marks) removeEventListener(mark, goOn, true)
  }
  changes.observe(document.body, { subtree: true, childList: true })
  addEventListener('focusin', look)
  for (const mark of marks) addEventListener(mark, goOn, true)
  look()
  return end
}
