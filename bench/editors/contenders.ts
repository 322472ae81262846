import type { Frame, Page } from 'playwright-core'

/** A point of the window, px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One editor with the measured page in it, and how people use it. */
export interface Contender {
  readonly name: string
  /** Where the page of so many blocks is open. */
  address(blocks: number): string
  /** What the browser is given before it goes there. */
  readonly cookies?: readonly { readonly name: string; readonly value: string; readonly url: string }[]
  /** Finds every block in the editor's frame. */
  readonly blocks: string
  /** Puts the cursor into a block's words, the way a person does. */
  write(page: Page, block: Point): Promise<void>
  /** Where a block is pressed to drag it, when that is not on its words. */
  grip?(frame: Frame, words: string): Promise<Point>
  /** Where a block stands, to tell whether it moved or grew. */
  place(frame: Frame, words: string): Promise<string>
  /** The handle at the lower right corner of the chosen block; null while none is shown. Left out by who has none. */
  corner?(page: Page, frame: Frame): Promise<Point | null>
}

const middle = (box: { x: number; y: number; width: number; height: number } | null): Point | null =>
  box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }

/** How many blocks come before the one with these words, and how large it is: what a list of blocks knows. */
const rankOf =
  (blocks: string) =>
  (frame: Frame, words: string): Promise<string> =>
    frame.evaluate(
      `(() => { const all = [...document.querySelectorAll('${blocks}')].filter((one) => !one.closest('[data-dnd-placeholder]'));
        const at = all.findIndex((one) => one.textContent.includes(${JSON.stringify(words)}));
        return at + ' ' + (all[at]?.offsetWidth ?? 0) + 'x' + (all[at]?.offsetHeight ?? 0) })()`,
    )

/** Ours, wherever it is open. */
export function portico(
  name: string,
  address: (blocks: number) => string,
  cookies?: Contender['cookies'],
): Contender {
  return {
    name,
    address,
    ...(cookies ? { cookies } : {}),
    blocks: 'main [data-block]',
    async write(page, block) {
      await page.mouse.click(block.x, block.y)
      await page.waitForTimeout(600)
      await page.mouse.click(block.x, block.y)
    },
    place: (frame, words) =>
      frame.evaluate(
        `(() => { const one = [...document.querySelectorAll('[data-block]')].find((one) => one.textContent.includes(${JSON.stringify(words)}));
          return one.closest('[data-section]').dataset.section + ' ' + getComputedStyle(one).gridArea })()`,
      ),
    async corner(_page, frame) {
      return middle(await frame.locator('[data-layer] .handle.se').first().boundingBox())
    },
  }
}

/** The same page with nothing of an editor but what the browser does: what the machine itself costs. */
export function bare(origin: string): Contender {
  return {
    name: 'by hand, the floor',
    address: (blocks) => `${origin}/?blocks=${blocks}`,
    blocks: '[data-measured]',
    write: (page, block) => page.mouse.dblclick(block.x, block.y),
    place: rankOf('[data-measured]'),
    async corner(_page, frame) {
      return middle(await frame.locator('.corner').first().boundingBox())
    },
  }
}

/** GrapesJS: a second click in a row writes, pressing a block drags it. */
export function grapesjs(origin: string): Contender {
  return {
    name: 'GrapesJS',
    address: (blocks) => `${origin}/?blocks=${blocks}`,
    blocks: '[data-measured]',
    write: (page, block) => page.mouse.dblclick(block.x, block.y),
    place: rankOf('[data-measured]'),
    async corner(page) {
      return middle(await page.locator('.gjs-resizer-h-br').first().boundingBox())
    },
  }
}

/** Puck: a click chooses and writes, pressing a block drags it; nothing of it is resized. */
export function puck(origin: string): Contender {
  return {
    name: 'Puck',
    address: (blocks) => `${origin}/?blocks=${blocks}`,
    blocks: '[data-measured]',
    async write(page, block) {
      await page.mouse.click(block.x, block.y)
      await page.waitForTimeout(600)
      await page.mouse.click(block.x, block.y)
    },
    // Its words take the press for themselves: a block is held beside them.
    async grip(frame, words) {
      const box = await frame.locator('[data-measured]').filter({ hasText: words }).first().boundingBox()
      if (!box) throw new Error(`${words} is not on the screen`)
      return { x: box.x + 60, y: box.y + box.height - 5 }
    },
    place: rankOf('[data-measured]'),
  }
}
