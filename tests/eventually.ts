import { AssertionError } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
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

/** Until a page has drawn what it was about to draw. One out of sight draws nothing, and is given a moment. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve, 100)
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
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
