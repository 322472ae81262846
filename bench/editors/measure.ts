import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Frame, Page } from 'playwright-core'
import type { Contender, Point } from './contenders.ts'

/** 51 keys, at a fluent writer's speed. */
const WORDS = ' and the quick brown fox jumps over the lazy dog on '.slice(0, 51)
const KEY_EVERY = 60
const MOVES = 90
const FRAME = 1000 / 60
/** A frame later than this was seen to stutter, ms. */
const LATE = 34
/** After the last key or the drop, so that what an editor does then (saving, too) counts, ms. */
const AFTER = 1_500

/** The block that is written in and moved: a paragraph of the first screen. */
const BLOCK = 'Paragraph 3.'

/** Looks once a frame whether every block is there; the time is taken when that frame is drawn. */
const untilShown = (selector: string, blocks: number): string => `
  if (window === top) {
    const count = () => {
      let most = 0
      for (const frame of document.querySelectorAll('iframe')) {
        try { most = Math.max(most, frame.contentDocument.querySelectorAll(${JSON.stringify(selector)}).length) } catch {}
      }
      return most
    }
    const look = () => {
      if (count() < ${blocks}) { requestAnimationFrame(look); return }
      const drawn = new MessageChannel()
      drawn.port1.onmessage = () => console.debug('shown at', performance.now())
      drawn.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
`

/** Notes every frame and every long task until \`__watched()\` is asked for. */
const WATCH = `
  (() => {
    const frames = [], tasks = []
    let last = 0, on = true
    const tick = (now) => { if (last) frames.push(now - last); last = now; if (on) requestAnimationFrame(tick) }
    requestAnimationFrame(tick)
    const seen = new PerformanceObserver((list) => { for (const one of list.getEntries()) tasks.push(one.duration) })
    seen.observe({ type: 'longtask' })
    window.__watched = () => {
      on = false
      for (const one of seen.takeRecords()) tasks.push(one.duration)
      seen.disconnect()
      return { frames, tasks }
    }
  })()
`

interface Opened {
  readonly page: Page
  readonly frame: Frame
  readonly cdp: CDPSession
  readonly shown: number
  /** KB of JavaScript asked for before the page was shown, compressed alike for everyone. */
  readonly script: number
  readonly requests: number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens an editor in a browser that knows nothing yet, \`rate\` times slower than the machine is. */
async function opened<T>(
  browser: Browser,
  contender: Contender,
  blocks: number,
  rate: number,
  use: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  try {
    context.setDefaultTimeout(60_000)
    if (contender.cookies) await context.addCookies([...contender.cookies])
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    // The thread's own time: what else runs on the machine is not counted.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript(untilShown(contender.blocks, blocks))
    const scripts = new Map<string, () => Promise<Buffer>>()
    let requests = 0
    let isShown = false
    page.on('request', (request) => {
      if (!isShown && /^https?:/.test(request.url())) requests += 1
    })
    page.on('response', (response) => {
      if (!isShown && /javascript/.test(response.headers()['content-type'] ?? ''))
        scripts.set(response.url(), () => response.body())
    })
    // Told by a message: asking again and again would cost the page what is measured.
    const told = page.waitForEvent('console', { predicate: (one) => one.text().startsWith('shown at') })
    await page.goto(contender.address(blocks), { waitUntil: 'commit' })
    const shown = Number((await told).text().split(' ').at(-1))
    isShown = true
    let script = 0
    for (const body of scripts.values()) script += gzipSync(await body(), { level: 9 }).length
    let frame: Frame | undefined
    for (const one of page.frames()) if ((await one.locator(contender.blocks).count()) === blocks) frame = one
    if (!frame) throw new Error(`${contender.name} does not show ${blocks} blocks`)
    return await use({ page, frame, cdp, shown, script: script / 1024, requests })
  } finally {
    await context.close()
  }
}

/** The mouse, without what the driver's own adds to every move to notice drags of files. */
async function mouse(
  cdp: CDPSession,
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  at: Point,
  held: boolean,
): Promise<void> {
  await cdp.send('Input.dispatchMouseEvent', {
    type,
    x: at.x,
    y: at.y,
    button: held || type === 'mouseReleased' ? 'left' : 'none',
    buttons: held ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}

/** Main-thread time until now, ms. */
async function busy(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find((one) => one.name === 'TaskDuration')?.value ?? 0) * 1000
}

/** What its first screen costs (P13). */
export interface FirstScreen {
  readonly shown: number
  readonly script: number
  readonly requests: number
}

/** Opens the page and waits until every block is drawn. */
export function firstScreen(
  browser: Browser,
  contender: Contender,
  blocks: number,
  rate: number,
): Promise<FirstScreen> {
  return opened(browser, contender, blocks, rate, async ({ shown, script, requests }) => ({
    shown,
    script,
    requests,
  }))
}

/** Where a block's words are. */
async function wordsOf(frame: Frame, words: string): Promise<Point> {
  const box = await frame.getByText(words, { exact: false }).first().boundingBox()
  if (!box) throw new Error(`${words} is not on the screen`)
  return { x: box.x + Math.min(60, box.width / 3), y: box.y + Math.min(12, box.height / 2) }
}

/** A first use of the editor, so that what it loads for that is there. */
async function warmUp({ page, frame }: Opened, rate: number): Promise<void> {
  const other = await wordsOf(frame, 'Paragraph 5.')
  await page.mouse.move(other.x + 40, other.y, { steps: 3 })
  await page.mouse.click(other.x, other.y)
  await pause(1_200 + 500 * rate)
}

/** Main-thread ms for a key (P14). @throws when the words did not arrive */
export function typing(
  browser: Browser,
  contender: Contender,
  blocks: number,
  rate: number,
): Promise<number> {
  return opened(browser, contender, blocks, rate, async (open) => {
    const { page, frame, cdp } = open
    await warmUp(open, rate)
    await contender.write(page, await wordsOf(frame, BLOCK))
    await frame.locator('[contenteditable="true"], [contenteditable="plaintext-only"]').first().waitFor()
    await pause(500)
    await page.keyboard.press('End')
    await pause(1_000)
    const before = await busy(cdp)
    const from = performance.now()
    for (const [index, letter] of [...WORDS].entries()) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      await pause(Math.max(0, from + (index + 1) * KEY_EVERY - performance.now()))
    }
    await pause(AFTER)
    const spent = (await busy(cdp)) - before
    const there = await frame.locator('body').innerText()
    if (!there.replaceAll('\u00a0', ' ').includes(WORDS.trim()))
      throw new Error(`${contender.name}: the words did not arrive`)
    return spent / WORDS.length
  })
}

/** What a gesture costs (P15). */
export interface Gesture {
  /** Frames that were late, from the press until after the drop. */
  readonly late: number
  readonly longTasks: number
  /** The longest task, ms; 0 when none was long. */
  readonly longest: number
  readonly perMove: number
}

/** The pointer's way: down past some blocks, swaying. Ends where another block is. */
const along = (step: number): Point => ({
  x: Math.sin((step / MOVES) * Math.PI * 4) * 50,
  y: (step / MOVES) * 330,
})
/** A corner is pulled and let back a little. */
const pulled = (step: number): Point => ({
  x: -Math.sin((step / MOVES) * Math.PI * 0.75) * 160,
  y: Math.sin((step / MOVES) * Math.PI * 0.75) * 180,
})

/** How far from the corner of a block the middle of its handle may stand, px. */
const NEAR = 24

const isSame = (one: Point | null, other: Point): boolean =>
  one !== null && one.x === other.x && one.y === other.y

/** A point that stays where it is: panels that come with a choice make the canvas narrower. Null where none does. */
async function settled(read: () => Promise<Point | null>): Promise<Point | null> {
  let before: Point | null = null
  for (let tries = 0; tries < 12; tries += 1) {
    await pause(700)
    const now = await read()
    if (before && isSame(now, before)) return now
    before = now
  }
  return null
}

/**
 * The handle at the corner of the block that was pressed, with the pointer on it. On a slow machine the choice comes
 * late: until then the handle of another block is shown, and what comes with the choice moves it once more.
 *
 * @throws when no handle came to the block's corner, or none stayed there
 */
async function takeCorner({ page, frame, cdp }: Opened, contender: Contender): Promise<Point | null> {
  if (!contender.corner) return null
  const block = frame.locator(contender.blocks).filter({ hasText: BLOCK }).first()
  const read = async (): Promise<Point | null> => {
    const [corner, box] = [await contender.corner?.(page, frame), await block.boundingBox()]
    if (!corner || !box) return null
    const [x, y] = [corner.x - box.x - box.width, corner.y - box.y - box.height]
    return Math.max(Math.abs(x), Math.abs(y)) > NEAR ? null : corner
  }
  for (let tries = 0; tries < 3; tries += 1) {
    const grip = await settled(read)
    if (!grip) continue
    await mouse(cdp, 'mouseMoved', grip, false)
    await pause(500)
    if (isSame(await read(), grip)) return grip
  }
  throw new Error(`${contender.name}: no handle stays at the corner of the block that was chosen`)
}

/** Drags a block over 90 moves of the pointer, or its corner; null where there is none. @throws when nothing moved */
export function gesture(
  browser: Browser,
  contender: Contender,
  kind: 'drag' | 'resize',
  blocks: number,
  rate: number,
): Promise<Gesture | null> {
  return opened(browser, contender, blocks, rate, async (open) => {
    const { page, frame, cdp } = open
    await warmUp(open, rate)
    const block = await wordsOf(frame, BLOCK)
    let grip: Point | null = (await contender.grip?.(frame, BLOCK)) ?? block
    if (kind === 'resize') {
      await page.mouse.click(block.x, block.y)
      grip = await takeCorner(open, contender)
      if (!grip) return null
    }
    const before = await contender.place(frame, BLOCK)
    await mouse(cdp, 'mouseMoved', grip, false)
    await pause(500)
    await page.evaluate(WATCH)
    await pause(100)
    await mouse(cdp, 'mousePressed', grip, true)
    const way = kind === 'drag' ? along : pulled
    const spentBefore = await busy(cdp)
    const from = performance.now()
    let at = grip
    for (let step = 1; step <= MOVES; step += 1) {
      const by = way(step)
      at = { x: grip.x + by.x, y: grip.y + by.y }
      await mouse(cdp, 'mouseMoved', at, true)
      await pause(Math.max(0, from + step * FRAME - performance.now()))
    }
    const spent = (await busy(cdp)) - spentBefore
    await mouse(cdp, 'mouseReleased', at, false)
    await pause(AFTER)
    const { frames, tasks } = await page.evaluate<{ frames: number[]; tasks: number[] }>('__watched()')
    if ((await contender.place(frame, BLOCK)) === before)
      throw new Error(`${contender.name}: nothing moved (${kind})`)
    return {
      late: frames.filter((one) => one > LATE).length,
      longTasks: tasks.length,
      longest: Math.max(0, ...tasks),
      perMove: spent / MOVES,
    }
  })
}
