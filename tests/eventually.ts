import assert, { AssertionError } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect, isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { PATIENCE_MS } from './patience.ts'

/**
 * Looks and judges until a look holds: what an action leads to comes a moment after it. What is judged is what was
 * seen in that one look. After {@link PATIENCE_MS} the last look's failure stands.
 *
 * @param judge looks, and asserts what it sees; a fault of another kind ends it at once
 */
export async function eventually<T>(judge: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(40)) {
    try {
      return await judge()
    } catch (error) {
      if (!(error instanceof AssertionError) || Date.now() > end) throw error
    }
  }
}

/**
 * Looks until what is seen is what is expected.
 *
 * @param expected what it equals, or the pattern that it matches
 */
export const becomes = (look: () => Promise<unknown>, expected: unknown, why = ''): Promise<void> =>
  eventually(async () => {
    const seen = await look()
    const isIt = expected instanceof RegExp ? expected.test(String(seen)) : isDeepStrictEqual(seen, expected)
    assert.ok(isIt, `${why} ${inspect(seen)}, not ${inspect(expected)}`.trim())
  })

/** Until a page has drawn what it was about to draw. One out of sight draws nothing, and is given a moment. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve, 100)
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** In a page: until nothing fades, glides or grows on it any more. What turns without end is not waited for. */
export async function stoodStill(): Promise<void> {
  // One that has ended and keeps its last frame, or that waits, is not on its way.
  const isMoving = () =>
    document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
  const frame = () =>
    new Promise<void>((resolve) => {
      if (document.hidden) setTimeout(resolve, 20)
      else requestAnimationFrame(() => resolve())
    })
  const latest = performance.now() + 5_000
  // A colour that is inherited begins to change again a frame after the one above it has ended.
  for (let still = 0; still < 3 && performance.now() < latest; still = isMoving() ? 0 : still + 1)
    await frame()
}

/** Where something is once it stands still: nothing glides, grows or is pushed any more. */
export async function stillBox(of: Locator): ReturnType<Locator['boundingBox']> {
  let last = ''
  for (let same = 0, tries = 0; ; tries += 1) {
    await of.evaluate(drawn)
    const box = await of.boundingBox()
    const now = JSON.stringify(box)
    same = now === last ? same + 1 : 0
    if (same >= 2 || tries > 400) return box
    last = now
    await pause(30)
  }
}

/**
 * Until a page and its frames have done what they were about: a moment in which nothing of them changes, and nothing
 * that moves is still on its way.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    /** How long nothing changes, ms, and how long that is waited for. */
    const [QUIET, LONGEST] = [60, 2_000]
    const from = performance.now()
    let last = from
    const watch = new MutationObserver(() => (last = performance.now()))
    const roots: Node[] = []
    const look = (root: Document | ShadowRoot): void => {
      roots.push(root)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot)
        if (element instanceof HTMLIFrameElement && element.contentDocument) look(element.contentDocument)
      }
    }
    look(document)
    for (const root of roots)
      watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    const frame = () =>
      new Promise<void>((resolve) => {
        if (document.hidden) setTimeout(resolve, 20)
        else requestAnimationFrame(() => resolve())
      })
    await frame()
    while (performance.now() - last < QUIET && performance.now() - from < LONGEST) await frame()
    watch.disconnect()
  })
}

/**
 * Lets a time pass for a page, by its own clock: what it had planned for then has happened, on a slow machine as well.
 *
 * @param time ms
 */
export function passed(page: Page, time: number): Promise<void> {
  return page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), time)
}
