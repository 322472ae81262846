import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import test from 'node:test'
import { sql } from 'kysely'
import { z } from 'zod'
import { anAccount, aSiteInput } from '#areas/sites/testing.ts'
import { heardOfAll, visitorsOfTests } from '#faces/visitor/testing.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { isStorable } from '#kernel/storable-text.ts'
import type { SampleInput, SampleSite } from '#platform/testing/samples.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { hostileMarkup, Turns } from '../../../tests/hostile/markup.ts'
import { bones, dangersOf } from '../../../tests/hostile/parsed.ts'
import { requestFor, signedIn, type SignedIn, wholeApi } from './testing.ts'
import { endpoints, sampled, sampleSite } from './walks/testing.ts'

// every text that a person can send, as the endpoints declare them, and every page, mail and file that the server
// makes of it. Two sites are furnished by the same calls, one with calm words and one with hostile markup: what is made
// of them has the same elements, and nothing in it runs.

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What may be said: nothing that the database cannot hold, and no line that a field of one line would refuse. */
const sayable = hostileMarkup.filter((text) => isStorable(text) && !/\p{Cc}|[\u2028\u2029]/u.test(text))

interface Shape {
  readonly [key: string]: unknown
}

/** Where a person's own words may stand in what a call takes, such as `settings.description` and `included.[]`. */
function textsIn(shape: unknown, at: readonly string[] = []): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { type, format, pattern, properties, items, additionalProperties, ...rest } = shape as Shape
  const isOwnWords = type === 'string' && !('enum' in rest) && !('const' in rest) && !format && !pattern
  return [
    ...(isOwnWords ? [at.join('.')] : []),
    ...[rest['anyOf'], rest['oneOf'], rest['allOf']].flatMap((many) =>
      Array.isArray(many) ? many.flatMap((one) => textsIn(one, at)) : [],
    ),
    ...Object.entries((properties ?? {}) as object).flatMap(([key, one]) => textsIn(one, [...at, key])),
    ...textsIn(items, [...at, '[]']),
    ...textsIn(additionalProperties, [...at, '{}']),
  ]
}

/** An input of that text alone. */
function inputOf([key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  const inner = inputOf(rest, text)
  return key === '[]' ? [inner] : { [key === '{}' ? 'any' : key]: inner }
}

const pathOf = (field: string): string[] => field.replaceAll('.[]', '.0').replaceAll('.{}', '.any').split('.')

/** Whether the shape refuses markup there, whatever else it takes: a name of a country, of a zone, an address. */
function refusesMarkup({ input }: Endpoint, field: string): boolean {
  const where = pathOf(field).join('.')
  return ['<b>x</b>', '"><script>1</script>', "'-alert(1)-'"].every((text) => {
    const { error } = input.safeParse(inputOf(field.split('.'), text))
    return error?.issues.some(({ path }) => path.map(String).join('.') === where) ?? false
  })
}

/** Every text that a call takes as it is, by the call's name and its place. */
const open = endpoints
  .filter(({ method }) => method !== 'GET')
  .flatMap((endpoint) => {
    const shape = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
    return [...new Set(textsIn(shape))]
      .filter((field) => !refusesMarkup(endpoint, field))
      .map((field) => `${endpoint.name}:${field}`)
  })

const database = await testDatabase()
const app = await wholeApi()
await app.ready()
const { street } = await visitorsOfTests()

/** What was sent by the walk, by the call's name and the text's place. */
const sent = new Set<string>()

/** Where texts stand in what is sent. */
function placesOf(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value === 'string') return [at.join('.')]
  if (typeof value !== 'object' || value === null) return []
  const steps = Array.isArray(value) ? value.map((one) => ['[]', one] as const) : Object.entries(value)
  return steps.flatMap(([key, one]) => placesOf(one, [...at, key]))
}

async function ask(name: string, person: SignedIn, input: object, bytes?: Buffer) {
  const endpoint = endpoints.find((one) => one.name === name)
  assert.ok(endpoint, name)
  for (const place of placesOf(input)) sent.add(`${name}:${place}`)
  const { statusCode, body } = await app.inject(requestFor(endpoint, person, { ...input }, bytes))
  return { status: statusCode, body: (body === '' ? null : JSON.parse(body)) as unknown }
}

/** A site whose every text somebody else says, and what they see of it. */
class Walked {
  readonly siteId: string
  readonly host: string
  readonly #owner: SignedIn
  readonly #site: SampleSite
  /** Where texts were said, besides what every site has. */
  #paths: readonly string[] = []

  private constructor(owner: SignedIn, siteId: string, slug: string) {
    this.#owner = owner
    this.siteId = siteId
    this.host = slug
    this.#site = sampleSite({
      siteId,
      mark: 'Bakery',
      family: 'Lind',
      asSystem: (work) => database.transaction('platform', (db) => work(testCtx(db))),
      ask: async (endpoint, input, bytes) => {
        const { status, body } = await ask(endpoint.name, owner, input, bytes)
        assert.ok(status < 300, `${endpoint.name}: ${status} ${JSON.stringify([body, input])}`)
        return body
      },
    })
  }

  static async furnish(): Promise<Walked> {
    const owner = await database.transaction('platform', async (db) => {
      const ctx = testCtx(db)
      return signedIn(ctx, (await anAccount(ctx, { name: 'Ada' })).id)
    })
    const given = aSiteInput()
    const { status, body } = await ask('sites.createSite', owner, given)
    assert.equal(status, 200, JSON.stringify(body))
    return new Walked(owner, (body as { id: string }).id, given.slug)
  }

  /** Says something everywhere, and releases it. */
  async say(text: (longest: number) => string): Promise<void> {
    const paths: string[] = []
    for (const say of sampled.say) paths.push(...(await say(this.#site, text)))
    this.#paths = paths
    await this.#release({ note: text(2000), styles: true })
  }

  /** Releases, and waits until visitors are answered with it. */
  async #release(input: SampleInput): Promise<void> {
    await this.#site.made('releases.release', input)
    await heardOfAll(database)
  }

  /** Every answer that is written for visitors, by its address. */
  async read(): Promise<Map<string, string>> {
    const paths = ['/', '/nowhere', '/sitemap.xml', '/robots.txt', '/feed', '/favicon.svg']
    const said = new Map<string, string>()
    for (const path of [...paths, ...this.#paths]) {
      const { status, text } = await street.ask(this.host, path)
      assert.ok(status === 200 || !this.#paths.includes(path), `${path}: ${status}`)
      said.set(path, text)
    }
    return said
  }

  /** The mails that were sent of it, the latest of each kind. */
  async mails(): Promise<Map<string, string>> {
    const { rows } = await sql<{ kind: string; html: string }>`
      select distinct on (kind) kind, html from mails where site_id = ${this.siteId}
      order by kind, created_at desc`.execute(database.root)
    return new Map(rows.map(({ kind, html }) => [kind, html]))
  }

  /** Sends visitors of an address elsewhere; where they are sent, if the address is taken at all. */
  async redirect(from: string, to: string): Promise<string | null> {
    const { status, body } = await ask('redirects.add', this.#owner, { siteId: this.siteId, from, to })
    if (status === 422) return null
    assert.equal(status, 200, JSON.stringify(body))
    await this.#release({ note: '', redirects: true })
    const { status: found, headers } = await street.ask(this.host, from)
    assert.ok(headers.location, `${from} to ${to} was answered with ${found}`)
    return headers.location
  }

  /** Makes an entry of the navigation that leads to an address; the home page, if it is taken. */
  async linkTo(href: string): Promise<string | null> {
    const made = await ask('pages.create', this.#owner, {
      siteId: this.siteId,
      kind: 'link',
      title: 'Elsewhere',
      nav: 'main',
      target: { href },
    })
    if (made.status >= 300) return null
    const { page } = made.body as { page: { id: string } }
    await this.#site.made('pages.change', {
      pageId: page.id,
      settings: { target: { href, opensNewTab: true } },
    })
    await this.#release({ note: '' })
    const { text } = await street.ask(this.host, '/')
    await this.#site.made('pages.delete', { pageId: page.id })
    return text
  }
}

/** The texts of XML, which no reader takes for anything else, gone: what is left must be the same. */
const bonesOfFile = (path: string, text: string): readonly string[] =>
  path.endsWith('.xml') || path.endsWith('.txt')
    ? [text.replaceAll(/>[^<]*</g, '><').replaceAll(/https?:\S+/g, '')]
    : bones(text)

test('R-38: whatever is said in every text of a site, its pages, mails and files are made as with calm words', async () => {
  const [calm, hostile] = [await Walked.furnish(), await Walked.furnish()]
  await calm.say((longest) => 'calm words '.repeat(90).slice(0, Math.min(longest, 40)).trim())
  const expected = new Map([...(await calm.read()), ...(await calm.mails())])
  assert.ok(expected.size >= 9, [...expected.keys()].join(' '))
  const turns = new Turns(sayable)
  for (let round = 0; !turns.isOver; round += 1) {
    await hostile.say((longest) => turns.say(longest))
    for (const [what, text] of [...(await hostile.read()), ...(await hostile.mails())]) {
      const whole = (one: string) => one.replaceAll(calm.siteId, '').replaceAll(hostile.siteId, '')
      assert.deepEqual(
        bonesOfFile(what, whole(text)),
        bonesOfFile(what, whole(expected.get(what) ?? '')),
        `${what} in round ${round}`,
      )
    }
  }
})

/** Addresses that are none, or that would run; a few that are good show that the rest is looked at. */
const addresses = [
  ...sayable.filter((text) => /^[^<\s]*(script|data|vbscript)/i.test(text) && text.length < 200),
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://example.com/\'"><b>',
  '/second?a="><script>',
]

/** What stands in every page: its end, and the fonts that are wanted early. */
const isOurs: Parameters<typeof dangersOf>[1] = ({ tagName, attrs }) =>
  attrs.some(({ name, value }) =>
    tagName === 'template' ? name === 'id' && value === 'page-end' : name === 'rel' && value === 'preload',
  )

test('R-38: an address that runs is no redirect and no entry of the navigation', async () => {
  const site = await Walked.furnish()
  const [led, linked] = [new Set<string>(), new Set<string>()]
  for (const [n, address] of addresses.entries()) {
    const to = await site.redirect(`/gone-${n}`, address)
    if (to !== null) {
      led.add(to)
      assert.match(to, /^(https?:\/\/[^/]|\/(?![/\\]))/, address)
      assert.doesNotMatch(to, /[\s<>"]/, address)
    }
    const home = await site.linkTo(address)
    if (home === null) continue
    linked.add(address)
    assert.deepEqual(dangersOf(/<body[^]*<\/body>/.exec(home)?.[0] ?? '', isOurs), [], address)
  }
  assert.ok(
    addresses.length > 40 && led.size > 0 && linked.size > 0,
    `${addresses.length} ${led.size} ${linked.size}`,
  )
})

/** Where the app reads markup, and what from: the words of everything else are written by React, which escapes them. */
const readers = {
  'src/editor/canvas/canvas.tsx': 'the empty document of the canvas',
  'src/editor/clipboard/clean-paste.ts': 'what is pasted, once it is cleaned',
  'src/areas/pages/admin/versions/drawn-version.tsx': 'the empty document of a version',
}

test('R-38: the app writes no markup from a text', () => {
  const files = globSync('src/{ui,editor,faces/admin,areas/*/admin,areas/*/blocks,document}/**/*.{ts,tsx}', {
    cwd: root,
  })
  assert.ok(files.length > 500, `${files.length} files`)
  const reading = files
    .filter((file) => !/\.test\.tsx?$|\/gallery\/|\/testing\.ts$/.test(file))
    .filter((file) => {
      const code = readFileSync(`${root}${file}`, 'utf8')
      return /dangerouslySetInnerHTML=|\b(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcDoc=|setHTMLUnsafe/.test(
        code,
      )
    })
  assert.deepEqual(reading.toSorted(), Object.keys(readers).toSorted())
})

test('every text that a call takes as it is was said, or is said nowhere that the server writes', () => {
  const named = new Set(sampled.unsaid.flatMap(({ fields }) => fields.trim().split(/\s+/)))
  assert.ok(open.length > 60, `${open.length} texts`)
  assert.deepEqual(
    open.filter((field) => !named.has(field) && !sent.has(field)),
    [],
    'said nowhere: an area sends them in `say`, or names them in `unsaid`',
  )
  assert.deepEqual(
    [...named].filter((field) => !open.includes(field)),
    [],
    'no longer a text',
  )
})
