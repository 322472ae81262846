import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  asAsked,
  isAddressed,
  type LiveSite,
  ownFileOf,
  type ReleasedPage,
  shownOfType,
  writtenTarget,
} from '#areas/pages/visitor/index.ts'
import type { Site } from '#areas/sites/index.ts'
import { decoded, encodedPath } from '#kernel/decoded.ts'
import { withoutTrailing } from '#kernel/tidy-text.ts'
import { makeFolder } from '#platform/config/make-folder.ts'
import { filesOfFile, filesOfPage, ownLinks } from './own-links.ts'
import type { VisitorSite } from '../visitor-site.ts'

export interface WrittenSite {
  readonly pages: number
  readonly files: number
  readonly bytes: number
  /** Addresses of released pages that not everyone may see, and that are therefore not among the files. */
  readonly leftOut: readonly string[]
}

/** Why a site cannot be written, in a sentence; nothing was, and nothing half-done is left. */
export class WriteOutError extends Error {
  override name = 'WriteOutError'
  /** The page at that address, if there is one. */
  readonly page: Pick<ReleasedPage, 'title' | 'path'> | null

  constructor(message: string, options: ErrorOptions & { page?: Pick<ReleasedPage, 'title' | 'path'> } = {}) {
    super(message, options)
    this.page = options.page ?? null
  }
}

interface Given {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: IncomingMessage
}
type Ask = (path: string) => Promise<Given>

/** What answers for a site as everyone sees it. */
export interface Answering {
  /** Where the site's own addresses begin: `https://halm.example.site`. */
  readonly origin: string
  /** The paths of what everyone may find beside its pages. */
  pathsBeside(): Promise<readonly string[]>
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Answers with the site's page for missing addresses, even if a redirect matches every address. */
  answerNotFound(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** A missing address for internal use: redirects are followed by the web server that serves the export, and not here. */
const NOWHERE = `/${randomUUID()}`

/** Serves one site to ourselves: what is written are the server's own answers. */
async function serving(site: Answering): Promise<{ ask: Ask; close: () => void }> {
  const server = createServer(
    (request, response) =>
      void (request.url === NOWHERE
        ? site.answerNotFound(request, response)
        : site.answer(request, response)),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const ask: Ask = (path) =>
    new Promise((done, failed) => {
      // A file has one format for everyone: WebP, which browsers have known for years.
      const headers = { accept: 'image/webp,*/*' }
      const asked = get({ port, host: '127.0.0.1', path, headers }, (body) =>
        done({ status: body.statusCode ?? 0, headers: body.headers, body }),
      )
      asked.on('error', failed)
    })
  return {
    ask,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Where the page of an address lies: `/` in `index.html`, `/about` in `about.html`, as web servers look for it. */
const fileOfPage = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`)

/** What web servers send at an address whatever else is there: its page cannot be written beside it. */
const TAKEN: ReadonlyMap<string, string> = new Map([
  ['/index.html', 'the home page'],
  ['/404.html', 'the page for addresses that lead nowhere'],
])
/** What of that a file would take the place of. */
const takenBy = (file: string): string | undefined =>
  TAKEN.get(file) ?? (file.endsWith('/index.html') ? 'the page of a folder' : undefined)

/**
 * The pages that get a file of their own. The page for addresses that lead nowhere is written as that, and needs
 * none where its own address is `/404`.
 *
 * @throws WriteOutError where a page has an address at which web servers send another file
 */
function pagesWithFiles(pages: readonly ReleasedPage[]): ReleasedPage[] {
  const beside = pages.filter(
    (page) => !page.isHome && takenBy(fileOfPage(page.path).toLowerCase()) !== undefined,
  )
  for (const { path, title, settings } of beside) {
    const file = fileOfPage(path).toLowerCase()
    if (file === '/404.html' && settings.isNotFound) continue
    throw new WriteOutError(
      `The page “${title}” stands at ${path}, where web servers send ${takenBy(file)}. Give it another address, release, and write the site again.`,
      { page: { title, path } },
    )
  }
  return pages.filter((page) => !beside.includes(page))
}

/**
 * A redirect in `_redirects`: `/old/:part/* /new/:part/:splat 301`, for both spellings of its old address, as not
 * every host takes them for one.
 */
function redirectLines({ from, to, status }: LiveSite['content']['redirects'][number]): string[] {
  const named = (text: string): string =>
    text.replaceAll(/\[([a-z0-9_-]+)\]/gi, ':$1').replaceAll(/\P{ASCII}+/gu, encodeURIComponent)
  const bare = withoutTrailing(from, '/') || '/'
  const spellings = /[*?]|^\/$/.test(bare) ? [bare] : [bare, `${bare}/`]
  const target = named(writtenTarget(to)).replaceAll('*', ':splat')
  return spellings.map((one) => `${named(one)} ${target} ${status}`)
}

/** What a file's headers have to say that its name does not: its policy, and its type where it has no ending. */
function headerLines(path: string, { headers }: Given): string[] {
  const policy = headers['content-security-policy']
  const type = headers['content-type']
  const isPage = type?.startsWith('text/html')
  const said = [
    ...(isPage && policy !== undefined ? [`  Content-Security-Policy: ${String(policy)}`] : []),
    ...(!isPage && extname(path) === '' && type !== undefined ? [`  Content-Type: ${type}`] : []),
  ]
  return said.length > 0 ? [path, ...said] : []
}

/** A file of a written site, by its path from the root of it: `/index.html`. What is long comes as a stream. */
export interface WrittenFile {
  readonly path: string
  readonly body: Buffer | AsyncIterable<Uint8Array>
}

/** Writes into a folder, and never beside it. */
class Folder {
  readonly #root: string
  files = 0
  bytes = 0

  constructor(root: string) {
    this.#root = root
  }

  async write({ path, body }: WrittenFile): Promise<void> {
    const file = resolve(this.#root, `.${path}`)
    if (!file.startsWith(this.#root + sep)) throw new Error(`${path} is no place within the folder`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
    this.files += 1
    this.bytes += (await stat(file)).size
  }
}

/** What of a released site is written. */
export interface Plan {
  /** Pages that get a file of their own. */
  readonly pages: readonly ReleasedPage[]
  readonly leftOut: readonly string[]
}

/** @throws WriteOutError where a page has an address at which web servers send another file */
export function planOf(live: LiveSite): Plan {
  const addressed = live.content.pages.filter(isAddressed)
  const open = addressed.filter((page) => page.passwordHash === null)
  return {
    pages: pagesWithFiles(open),
    leftOut: addressed.filter((page) => !open.includes(page)).map(({ path }) => path),
  }
}

/**
 * The files of a released site, one after another, each the very bytes that the server answers with. A page is
 * held whole, since it says which files it needs; of what is long no more than a piece is.
 *
 * @param onPage called with the number of rendered pages
 * @throws Error after the last when a page leads to a file, or to a page that is open to everyone, which is not among
 *   those written: a copy with a link into nothing must not be taken for whole
 */
export async function* writtenFiles(
  live: LiveSite,
  plan: Plan,
  from: Answering,
  onPage: (done: number) => Promise<void> = async () => {},
): AsyncGenerator<WrittenFile> {
  const { ask, close } = await serving(from)
  const rules: string[] = []
  const wanted = new Set<string>(['/favicon.svg'])
  const there = new Set<string>()
  /** The page that leads there, by the name of the file that must be. */
  const needed = new Map<string, string>()
  const beside = await from.pathsBeside()
  const open = new Set([
    ...live.content.pages
      .filter((page) => isAddressed(page) && page.passwordHash === null)
      .map(({ path }) => path),
    ...beside,
  ])
  const take = async (path: string, file: string, status = 200): Promise<WrittenFile> => {
    const given = await ask(path)
    if (given.status !== status) throw new Error(`${path} was answered with ${given.status}`)
    there.add(file)
    if (status === 200) rules.push(...headerLines(path, given))
    if (!/html|css|javascript|text|xml/.test(given.headers['content-type'] ?? ''))
      return { path: file, body: given.body }
    const body = await buffer(given.body)
    const text = body.toString()
    const isPage = given.headers['content-type']?.startsWith('text/html') ?? false
    for (const found of (isPage ? filesOfPage : filesOfFile)(text, from.origin)) wanted.add(found)
    for (const link of isPage ? ownLinks(text, from.origin) : []) {
      if (ownFileOf(link)) needed.set(decoded(link), path)
      else if (open.has(decoded(link))) needed.set(fileOfPage(decoded(link)), path)
    }
    return { path: file, body }
  }
  try {
    let done = 0
    for (const page of plan.pages) {
      yield await take(encodedPath(page.path), fileOfPage(page.path))
      await onPage((done += 1))
    }
    for (const path of beside) {
      yield await take(encodedPath(path), fileOfPage(path))
      await onPage(done)
    }
    yield await take(NOWHERE, '/404.html', 404)
    for (const path of ['/robots.txt', '/sitemap.xml']) yield await take(path, path)
    // What a file names is wanted too; the set grows while it is walked.
    for (const path of wanted) {
      yield await take(path, decoded(path))
      await onPage(done)
    }
    for (const [file, page] of needed)
      if (!there.has(file)) throw new Error(`The page ${page} leads to ${file}, which was not written`)
    if (rules.length > 0) yield { path: '/_headers', body: Buffer.from(`${rules.join('\n')}\n`) }
    const { redirects } = live.content
    if (redirects.length > 0)
      yield {
        path: '/_redirects',
        body: Buffer.from(`${[...new Set(asAsked(redirects).flatMap(redirectLines))].join('\n')}\n`),
      }
  } finally {
    close()
  }
}

/**
 * Writes what everyone may see of a released site as files that any web server can send: pages, pictures, fonts,
 * scripts, the page for addresses that lead nowhere, `robots.txt` and `sitemap.xml`, each the very bytes that
 * Portico answers with (performance.md, P2). `_headers` and `_redirects` say the rest, in the form that hosts of
 * static sites read.
 *
 * @param into a folder that is empty or not there yet; it appears whole, or not at all
 * @throws WriteOutError when the folder is not empty or cannot be written, visitors are shown no pages, or a page
 *   has an address at which web servers send another file (`/index`, `/404`)
 */
export async function writeSite(
  visitors: VisitorSite,
  site: Site,
  live: LiveSite | null,
  into: string,
): Promise<WrittenSite> {
  const folder = resolve(into)
  if (!live || site.effects.visitor !== 'site' || site.visitorPasswordHash !== null)
    throw new WriteOutError(
      `The site ${site.slug} shows visitors no pages now: it is not released, asks for a password, or its status hides it.`,
    )
  const half = `${folder}.${randomUUID().slice(0, 8)}`
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new WriteOutError(
        `The folder ${folder} is not empty. Name one that is, or that is not there yet.`,
      )
    makeFolder(half)
    const written = new Folder(half)
    const shown = shownOfType(site.type, live)
    const plan = planOf(shown)
    const from: Answering = {
      origin: visitors.originOf(site),
      pathsBeside: () => visitors.pathsBeside(site.id),
      answer: (request, response) => visitors.answer(request, response, site.slug),
      answerNotFound: (request, response) => visitors.answerNotFound(request, response, site.slug),
    }
    for await (const file of writtenFiles(shown, plan, from)) await written.write(file)
    if (existsSync(folder)) await rmdir(folder)
    await rename(half, folder)
    return { pages: plan.pages.length, leftOut: plan.leftOut, files: written.files, bytes: written.bytes }
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => {})
    if (error instanceof Error && 'syscall' in error && 'path' in error)
      throw new WriteOutError(`The folder ${folder} cannot be written (${error.message}).`, { cause: error })
    throw error
  }
}
