import { setTimeout as pause } from 'node:timers/promises'
import type { SentState } from '#areas/pages/visitor/index.ts'
import { decoded, encodedPath } from '#kernel/decoded.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Answer, RequestFacts } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { formParts, MOST_WORDS } from '#platform/http/form-body.ts'
import { IDEMPOTENCY_HEADER } from '#platform/http/idempotency.ts'
import { type Call, enterCall, type OutsideOptions, outsideOf } from '#platform/http/pipeline.ts'
import { keepingUnder } from '#platform/http/repeats.ts'
import type { Repeatable } from '#platform/http/route.ts'
import type { Tools } from '#platform/tools.ts'
import {
  type FormAnswer,
  formsByName,
  type FormState,
  type SentForm,
  type VisitorForms,
} from '#platform/visitor/visitor-form.ts'
import type { Answers } from '../answers/answers.ts'
import { type Asked, headerOf } from '../asked/asked.ts'
import { isForeign } from '../asked/is-foreign.ts'
import { localPath } from '../asked/asked-path.ts'
import { type Entry, PREVIEW } from '../entry/entry.ts'
import { cookieOf } from '../entry/entry-tokens.ts'
import type { FairnessQueue } from '../hosts/fairness-queue.ts'
import type { ShownDrafts } from '../previews/shown-drafts.ts'
import type { Place, Places } from '../released/places.ts'
import type { ReleasedPages } from '../released/released-pages.ts'
import { answerBare } from '../states/bare-page.ts'
import type { StateAnswers } from '../states/state-answers.ts'
import { regionNames, type ShownRegions } from './shown-regions.ts'

export interface SentFormsOptions {
  readonly answers: Answers
  readonly drafts: ShownDrafts
  readonly entry: Entry
  readonly pages: ReleasedPages
  readonly places: Places
  readonly regions: ShownRegions
  readonly queue: FairnessQueue
  readonly states: StateAnswers
  readonly database: Database
  readonly tools: Tools
  readonly clock: Clock
  readonly isSecure: boolean
  factsOf(asked: Asked): RequestFacts
}

/** A form post is refused, with the answer that its page would get. */
class Shut extends Error {
  readonly answer: () => Promise<void> | void

  constructor(answer: () => Promise<void> | void) {
    super('A door of the page is shut')
    this.answer = answer
  }
}

/** What has come of a form so far. */
interface Coming {
  readonly entries: Map<string, string[]>
  readonly files: Map<string, FormState[]>
  /** Names and lengths of the files, for telling a repeat from another form. */
  readonly sizes: (string | number)[]
  place: Place | null
  /** The key to the drafts, where it was sent from one. */
  preview: string | null
}

const firstOf = ({ entries }: Pick<Coming, 'entries'>, name: string): string | null =>
  entries.get(name)?.[0] ?? null

/** Names one sending, however often it is sent. */
const keyOf = ({ request }: Pick<Asked, 'request'>, coming: Pick<Coming, 'entries'>): string | null =>
  headerOf(request, IDEMPOTENCY_HEADER) || firstOf(coming, '_key') || null

/** Where a form of an area is sent: `/_/NAME/REST`. Null for any other path. */
export function formPath(path: string): { readonly name: string; readonly rest: string } | null {
  const found = /^\/_\/([^/]+)(?:\/(.*))?$/s.exec(path)
  return found && { name: found[1] ?? '', rest: decoded(found[2] ?? '') }
}

/** Forms of areas that visitors send: through the pipeline of every call, with the doors of their page as its guard. */
export class FormPosts {
  readonly #options: SentFormsOptions

  constructor(options: SentFormsOptions) {
    this.#options = options
  }

  /** Takes a form, and answers. @param origin of the site */
  async answer(asked: Asked, path: string, origin: string): Promise<void> {
    const { answers, states, tools } = this.#options
    const { request, response, shown } = asked
    const to = formPath(path)
    const form = to && formsByName(tools).get(to.name)
    try {
      if (isForeign(request, origin)) {
        const { words } = asked
        const given = { locale: shown.site.language, words }
        throw new Shut(() => answerBare(answers, request, response, 'foreign_form', given))
      }
      if (!to || !form) throw new Shut(() => states.nothing(asked))
      await this.#take(asked, form, to.rest)
    } catch (error) {
      // Whose form is left unread never hears the answer.
      request.resume()
      if (!(error instanceof Shut)) throw error
      await error.answer()
    }
  }

  async #take(asked: Asked, form: VisitorForms, rest: string): Promise<void> {
    const coming: Coming = { entries: new Map(), files: new Map(), sizes: [], place: null, preview: null }
    const sent = (): SentForm => ({
      rest,
      page: { path: encodedPath(coming.place?.page.path ?? ''), id: coming.place?.id ?? null },
      isPreview: coming.preview !== null,
      block: firstOf(coming, '_block'),
      key: keyOf(asked, coming),
      entries: new Map([...coming.entries].filter(([name]) => !name.startsWith('_'))),
      files: coming.files,
    })
    let outside: Repeatable | null = null
    // Its page is named before its first file: nothing is put away for who may not send it.
    const enter = async (): Promise<Repeatable> => (outside ??= await this.#enter(asked, form, coming, sent))
    let result: FormAnswer
    try {
      await this.#read(asked, form, rest, coming, enter)
      const entered = await enter()
      result = await onceTwinIsDone(() => form.run(entered, sent()), entered.signal)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // What is left of it goes by, or its sender never hears the answer.
      asked.request.resume()
      result = { kind: 'refused', refusal: error }
    }
    await this.#give(asked, coming, result)
  }

  /** Reads what is sent, and has the form put its files away as they come. */
  async #read(
    { request }: Asked,
    form: VisitorForms,
    rest: string,
    { entries, files, sizes }: Coming,
    enter: () => Promise<Repeatable>,
  ): Promise<void> {
    const most = Math.min(form.words ?? MOST_WORDS, MOST_WORDS)
    for await (const part of formParts(bodyOf(request), request.headers['content-type'], most)) {
      if (part.kind === 'word') {
        const under = entries.get(part.name)
        if (under) under.push(part.value)
        else entries.set(part.name, [part.value])
        continue
      }
      const { files: takes } = form
      const outside = await enter()
      if (!takes) throw refuse('unsupported', 'form.malformed', { field: part.name })
      let length = 0
      const bytes = async function* (): AsyncGenerator<Buffer> {
        for await (const piece of part.bytes) {
          length += piece.length
          if (length > takes.most)
            throw refuse('too_large', 'form.file_too_large', {
              field: part.name,
              values: { most: takes.most },
            })
          yield piece
        }
      }
      const stands = await takes.take(outside, { ...part, rest, bytes: bytes() })
      files.set(part.name, [...(files.get(part.name) ?? []), stands])
      sizes.push(part.name, part.fileName, length)
    }
  }

  async #enter(asked: Asked, form: VisitorForms, coming: Coming, sent: () => SentForm): Promise<Repeatable> {
    const { queue, isSecure, factsOf } = this.#options
    const { response, shown, asker } = asked
    const facts = factsOf(asked)
    const call: Call<SentForm> = {
      facts,
      answer: answerTo(response, isSecure),
      site: { id: shown.site.id },
      // No site has accounts of its customers yet.
      who: async () => ({ actor: { kind: 'visitor' }, locale: shown.site.language }),
      guard: async () => void Object.assign(coming, await this.#doors(asked, firstOf(coming, '_page'))),
      limit: () => queue.sent(asker),
      shape: sent,
      // What a form asks of its sender is its own: it is the page's doors that say who may send it.
      permission: async (ctx) => ctx,
    }
    const entered = await enterCall(call, this.#options)
    const key = keyOf(asked, coming)
    const keeping: OutsideOptions['keeping'] = (outside) =>
      key ? keepingUnder(key, `form ${form.name}/${sent().rest}`, outside, askedWith(coming)) : null
    return outsideOf({
      call,
      surroundings: this.#options,
      caller: entered,
      body: null,
      signal: asker.signal ?? new AbortController().signal,
      transaction: (work) => queue.askFor(asker, () => entered.transaction(work)),
      keeping,
      replayed: () => {},
    })
  }

  /** The page that a form was sent from, for who may see it. @throws Shut with the answer in its place */
  async #doors(asked: Asked, address: string | null): Promise<Pick<Coming, 'place' | 'preview'>> {
    const { answers, drafts, entry, places, states } = this.#options
    const { request, response, shown } = asked
    const { effects, legacyAddress } = shown.site
    const back = localPath(address)
    const locked = (): Shut => new Shut(() => states.askPassword(asked, 'page', back))
    if (effects.visitor === 'not_available')
      throw new Shut(() => states.own(asked, 402, { kind: 'expired', isTold: false, contactLine: null }))
    const preview = cookieOf(request.headers.cookie, PREVIEW)
    const draft = preview && (await drafts.placeAt(asked, back, preview))
    if (draft === 'locked') throw locked()
    if (draft) return { place: draft, preview: preview ?? null }
    if (effects.visitor === 'redirect' && legacyAddress)
      throw new Shut(() => answers.redirect(response, 303, legacyAddress))
    const { live } = shown
    if (effects.visitor === 'coming_soon' || shown.isHeld || !live)
      throw new Shut(() => states.nothing(asked))
    if (!entry.isSiteOpen(asked)) throw new Shut(() => states.askPassword(asked, 'site', back))
    const place =
      address?.startsWith('/') !== true
        ? null
        : await places.at(asked, live, back, (page) => entry.isPageOpen(asked, page))
    if (place === null) throw new Shut(() => states.nothing(asked))
    if (place === 'locked') throw locked()
    return { place, preview: null }
  }

  /** Answers with what came of a form: as a page, or with script as the regions that it asked for. */
  async #give(asked: Asked, coming: Coming, result: FormAnswer): Promise<void> {
    const { answers, pages, regions } = this.#options
    const { request, response } = asked
    const { place } = coming
    const names = regionNames(request)
    if (result.kind === 'see' && place) {
      const to = result.isAway === true ? result.to : localPath(result.to)
      if (!names) return answers.redirect(response, 303, to)
      const { state } = result
      const own = firstOf(coming, '_block')
      const drawn =
        state === undefined || own === null
          ? await regions.draw(asked, place, names)
          : await regions.draw(asked, place, [...names, own], { block: own, state })
      return answers.regions(response, 200, drawn, to)
    }
    const block = firstOf(coming, '_block')
    const { status, state } = again(result, coming)
    // What was refused before its page was known has nowhere to be shown.
    if (!place) return answers.plain(response, status, 'Not taken\n')
    const sent: SentState = { block, state }
    if (!names) {
      const { preview } = coming
      const page = await pages.shownTo(asked, place, { preview, isShared: false, sent: { ...sent, status } })
      return answers.page(request, response, page)
    }
    answers.regions(response, status, await regions.draw(asked, place, block === null ? [] : [block], sent))
  }
}

/** How often, and after how many milliseconds, a form is tried again whose twin is running. */
const [TRIES, PAUSE] = [40, 250]

/**
 * A double click waits for the result of the first post. A program would get 409 and retry, as the owner's app does; a
 * visitor would read that as an error.
 *
 * @throws Refusal 409 after ten seconds
 */
async function onceTwinIsDone<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      const isRunning = error instanceof Refusal && error.code === 'idempotency.running'
      if (!isRunning || tries >= TRIES) throw error
      await pause(PAUSE, undefined, { signal })
    }
  }
}

/** The body of a request, which stays readable: its connection carries the answer. */
function bodyOf(request: Asked['request']): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
}

/** What tells one sending from another under the same key. */
const askedWith = ({ entries, sizes }: Coming): unknown => [
  [...entries].filter(([name]) => name !== '_key'),
  sizes,
]

/**
 * The state that a block is drawn with where its form was not taken. A refusal says what of it the view can put in
 * words, and all that was typed comes back.
 */
function again(result: FormAnswer, coming: Coming): { status: number; state: FormState } {
  if (result.kind === 'again') return { status: result.status ?? 422, state: result.state }
  if (result.kind === 'see') return { status: 422, state: null }
  const { refusal } = result
  if (refusal.kind === 'too_many') throw refusal
  const { field = null, values = {}, faults = [] } = refusal.detail
  const typed = Object.fromEntries([...coming.entries].filter(([name]) => !name.startsWith('_')))
  return {
    status: refusal.status,
    state: {
      refused: {
        code: refusal.code,
        field,
        values: { ...values },
        faults: faults.map((fault) => ({
          field: fault.field,
          code: fault.code,
          values: { ...fault.values },
        })),
      },
      typed,
    },
  }
}

/** Sets what a verb sets on an answer of a site. */
function answerTo(response: Asked['response'], isSecure: boolean): Answer {
  return {
    cookie(name, value, { maxAge = null, readable = false } = {}) {
      const age = value === null ? 0 : maxAge
      const line = [
        `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax`,
        ...(readable ? [] : ['HttpOnly']),
        ...(isSecure ? ['Secure'] : []),
        ...(age === null ? [] : [`Max-Age=${age}`]),
      ]
      response.appendHeader('set-cookie', line.join('; '))
    },
    // Forgery tokens are of the owner's app.
    crumb() {},
    header: (name, value) => void response.setHeader(name, value),
    status() {},
  }
}
