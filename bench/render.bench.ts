// P3: a released page that is not kept: loaded, drawn, compressed. The processor's time for a page,
// beside React's renderToString of the same elements, and what of it is compressing; and for one that was drawn
// before, and is in no memory.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { release } from '#areas/releases/index.ts'
import { templates } from '#areas/pages/templates/index.ts'
import { createPage } from '#areas/pages/tree/create-page.ts'
import { descendantsOf, type PageDocument } from '#document/nodes.ts'
import { keep } from '#faces/visitor/released/kept-page.ts'
import { visitorSite } from '#faces/visitor/visitor-site.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { median, spread, table } from './figures.ts'
import { actingAs, makeSites, ownerOf } from './many-sites.ts'
import { onBothDatabases } from './served-sites.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8)
const PAGES = Number(process.env['BENCH_PAGES'] ?? 200)
const ELEMENTS = Number(process.env['BENCH_ELEMENTS'] ?? 300)

const VOID = new Set(['img', 'br', 'hr', 'input', 'source', 'meta', 'link', 'path', 'circle', 'rect', 'line'])

/** How many elements stand in a piece of HTML. */
const elementsIn = (html: string): number => html.match(/<[a-z][^>]*>/gi)?.length ?? 0

/** The elements of a page as plain React elements: what renderToString is given, with nothing of ours in it. */
function treeOf(html: string): ReactNode {
  const root: { tag: string; props: Record<string, string>; children: ReactNode[] } = {
    tag: 'body',
    props: {},
    children: [],
  }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const end = (): void => {
    const node = open.pop()
    if (node && open.length > 0) top().children.push(createElement(node.tag, node.props, ...node.children))
  }
  for (const [whole, closing, tag = '', attributes = '', slash] of html.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g,
  )) {
    if (!whole.startsWith('<')) top().children.push(whole)
    else if (closing) end()
    else {
      const props: Record<string, string> = {}
      for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
        // Styles as text and handlers are not React's way; what they weigh stays.
        props[name === 'class' ? 'className' : name === 'style' ? 'data-style' : `data-${name}`] = value
      open.push({ tag, props, children: [] })
      if (VOID.has(tag) || slash) end()
    }
  }
  while (open.length > 1) end()
  return createElement('div', {}, ...root.children)
}

/** The restaurant's home page with so many sections: its own, and the same again under other ids. */
function largeDocument(sections: number): PageDocument {
  const document = templates[0]?.pages.find((page) => page.isHome)?.document
  if (!document) throw new Error('There is no template')
  const own = document.order.length
  const copies = Array.from({ length: Math.ceil(sections / own) }, (_, copy) => {
    const order = document.order.slice(0, sections - copy * own)
    const blocks = order.flatMap((id) => descendantsOf(document, id)).filter((id) => id in document.blocks)
    let text = JSON.stringify({
      order,
      sections: Object.fromEntries(order.map((id) => [id, document.sections[id]])),
      blocks: Object.fromEntries(blocks.map((id) => [id, document.blocks[id]])),
    })
    for (const id of [...order, ...blocks])
      text = text.replaceAll(
        `"${id}"`,
        `"${id.slice(0, -2)}${String.fromCharCode(97 + copy)}${id.slice(-2)}"`,
      )
    return JSON.parse(text) as Pick<PageDocument, 'order' | 'sections' | 'blocks'>
  })
  return {
    ...document,
    order: copies.flatMap((one) => one.order),
    sections: Object.assign({}, ...copies.map((one) => one.sections)) as PageDocument['sections'],
    blocks: Object.assign({}, ...copies.map((one) => one.blocks)) as PageDocument['blocks'],
  }
}

/** What a browser is given to show of a page. */
const bodyOf = (html: string): string =>
  html.slice(html.indexOf('<body'), html.indexOf('</body>')).replace(/<script[\s\S]*?<\/script>/g, '')

/** A response that keeps what it is sent and touches no socket. */
function silentResponse(): { response: ServerResponse; sent: Promise<Buffer> } {
  let done: (body: Buffer) => void = () => {}
  const sent = new Promise<Buffer>((resolve) => (done = resolve))
  const response = {
    headersSent: false,
    setHeader() {},
    hasHeader: () => false,
    once: () => response,
    writeHead() {
      return response
    },
    end(body?: Buffer | string) {
      done(Buffer.from(body ?? ''))
      return response
    },
  }
  return { response: response as unknown as ServerResponse, sent }
}

async function cpuOf(work: () => Promise<unknown> | unknown, times: number): Promise<number> {
  const from = process.cpuUsage()
  for (let n = 0; n < times; n += 1) await work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000 / times
}

async function measure(name: string, surroundings: SystemSurroundings): Promise<string[]> {
  const [site] = await makeSites(surroundings, 1, 1)
  if (!site) throw new Error('No site was made')
  const owner = await ownerOf(surroundings, site.id)
  // Grown until the finished page has the elements that the goal speaks of.
  const visitors = await visitorSite({ ...surroundings, cacheBytes: 0 })
  const request = (path: string): IncomingMessage =>
    ({
      method: 'GET',
      url: path,
      headers: { 'accept-encoding': 'br, gzip' },
      socket: {},
    }) as unknown as IncomingMessage
  // A second one finds what it drew before in the database; nothing stays in its memory either.
  const finding = await visitorSite({ ...surroundings, cacheBytes: 0, program: 'bench' })
  const ask = async (path: string, of = visitors): Promise<Buffer> => {
    const { response, sent } = silentResponse()
    await of.answer(request(path), response, site.slug)
    return sent
  }
  let path = ''
  let html = ''
  for (let sections = 1; sections < 100 && elementsIn(bodyOf(html)) < ELEMENTS; sections += 1) {
    await runAsSystem(surroundings, { siteId: site.id, reason: 'bench' }, async (ctx) => {
      const acting = actingAs(ctx, owner)
      const { page } = await createPage(acting, {
        siteId: site.id,
        kind: 'layout',
        title: `Large ${sections}`,
        parentId: null,
        nav: 'none',
        document: largeDocument(sections),
      })
      path = page.path
      await release(acting, { siteId: site.id, styles: true, note: '' })
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    html = brotliDecompressSync(await ask(path)).toString()
  }
  const body = bodyOf(html)
  const tree = treeOf(body)
  // What is stored is compressed with more care than what its first visitor was sent: it says the same.
  const drawn = brotliDecompressSync(await ask(path, finding))
  await new Promise((resolve) => setTimeout(resolve, 500))
  if (!drawn.equals(brotliDecompressSync(await ask(path, finding))))
    throw new Error('A page is not found as it was drawn')
  const whole: number[] = []
  const found: number[] = []
  const theirs: number[] = []
  const compressing: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const figures = [
      await cpuOf(() => ask(path), PAGES),
      await cpuOf(() => renderToString(tree), PAGES),
      await cpuOf(() => keep({ status: 200, html, headers: {} }, 'quick').br, PAGES),
      await cpuOf(() => ask(path, finding), PAGES),
    ] as const
    // The first round warms up.
    if (round === 0) continue
    whole.push(figures[0])
    theirs.push(figures[1])
    compressing.push(figures[2])
    found.push(figures[3])
  }
  await visitors.close()
  await finding.close()
  return [
    name,
    String(elementsIn(body)),
    (html.length / 1024).toFixed(1),
    spread(whole),
    median(compressing).toFixed(2),
    spread(theirs),
    spread(
      whole.map((one, at) => one / (theirs[at] ?? Number.NaN)),
      1,
    ),
    spread(found),
  ]
}

/** Runs the measurement on both databases. */
export async function run(): Promise<void> {
  const rows = await onBothDatabases(measure)
  table(
    [
      'database',
      'elements',
      'KB',
      'page CPU ms',
      'of it compressing',
      'renderToString ms',
      'ratio',
      'drawn before, CPU ms',
    ],
    rows,
  )
}
