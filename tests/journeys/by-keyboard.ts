import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** A person at a keyboard: no pointer at all, and told of the focus what a screen reader is told. */
export interface Keyboard {
  /** What the focus is on, by its accessible name. */
  focus(): Promise<string>
  press(...keys: readonly string[]): Promise<void>
  type(words: string): Promise<void>
  /** Goes on with a key until what has the focus is called so. */
  until(name: RegExp, key?: string): Promise<void>
  /** What was read out since it was last asked, a sentence each. */
  heard(): Promise<string[]>
}

declare global {
  var heardAloud: string[] | undefined
}

/** What was said at once, and each of its sentences: those of one moment are read out together. */
function sentences(said: string): string[] {
  const each = said.split(/(?<=[.!?…]) /)
  return each.length > 1 ? [said, ...each] : [said]
}

/** Called in the page, before anything else: keeps what live regions say. */
function listenAloud(): void {
  if (window !== window.top) return
  const said: string[] = []
  globalThis.heardAloud = said
  const live = '[aria-live],[role=status],[role=alert],[role=log]'
  const hear = (region: Element | null | undefined) => {
    // What lies inert behind a window is not read out, whatever it says.
    if (region?.closest('[inert],[aria-hidden=true]')) return
    const words = region?.textContent.trim() ?? ''
    if (words !== '' && said.at(-1) !== words) said.push(words)
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target.nodeType === 1 ? (target as Element) : target.parentElement
      hear(element?.closest(live))
      for (const node of addedNodes) {
        if (node.nodeType === 1) for (const one of (node as Element).querySelectorAll(live)) hear(one)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Called in the page: the accessible name of what has the focus, in the canvas' frame too. */
function nameOfFocus(): string {
  const outer = document.activeElement
  const element =
    outer?.tagName === 'IFRAME' ? (outer as HTMLIFrameElement).contentDocument?.activeElement : outer
  if (!element || element.tagName === 'BODY') return ''
  const by = element.getAttribute('aria-labelledby')
  const named = by
    ?.split(' ')
    .map((id) => element.ownerDocument.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
    .join(' ')
  const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
  const name = element.getAttribute('aria-label') ?? named ?? (labels === '' ? element.textContent : labels)
  return name.replace(/\s+/g, ' ').trim()
}

/** Called in the page: until it was painted with what came before. */
function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** How long somebody goes on who comes by nothing new, for what is on its way, ms. */
const STILL_COMING_MS = 15_000

/** Puts a person at the keyboard of a page that has not been opened yet. */
export async function keyboardOf(page: Page): Promise<Keyboard> {
  await page.addInitScript(listenAloud)
  const { keyboard } = page
  // Between two pages nothing has it.
  const focus = () => page.evaluate(nameOfFocus).catch(() => '')
  // Nobody presses the next key before what the last one did is on the screen, however slow the machine.
  const seen = () => page.evaluate(untilSeen).catch(() => undefined)
  return {
    focus,
    async press(...keys) {
      for (const key of keys) {
        await keyboard.press(key)
        await seen()
      }
    },
    type: (words) => keyboard.type(words),
    async until(name, key = 'Tab') {
      const passed = new Set<string>()
      let again = 0
      // Round once and again: what is asked for may still be on its way.
      for (let news = Date.now(); again < 80 || Date.now() - news < STILL_COMING_MS;) {
        const now = await focus()
        if (name.test(now)) return
        if (passed.has(now)) again += 1
        else news = Date.now()
        passed.add(now)
        await keyboard.press(key)
        await seen()
        if (again > 8) await pause(60)
      }
      throw new Error(`${key} never led to ${String(name)}, but to: ${[...passed].join(' | ')}`)
    },
    heard: async () => (await page.evaluate(() => globalThis.heardAloud?.splice(0) ?? [])).flatMap(sentences),
  }
}
