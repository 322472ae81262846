import type { IncomingMessage } from 'node:http'
import {
  isPreviewToken,
  type OpenedPreview,
  openPreview,
  type ReleasedPage,
} from '#areas/pages/visitor/index.ts'
import { endedPeople } from '#areas/sites/index.ts'
import { decoded } from '#kernel/decoded.ts'
import { Refusal } from '#kernel/refusal.ts'
import { checkPassword } from '#platform/auth/password-hash.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineNetworkLimit, giveBackOfNetwork, takeOfNetwork } from '#platform/rate-limit/network-limit.ts'
import type { Tools } from '#platform/tools.ts'
import type { Asked } from '../asked/asked.ts'
import { localPath } from '../asked/asked-path.ts'
import { cookieOf, entryToken, isEntryToken } from './entry-tokens.ts'
import type { Requester, FairnessQueue } from '../hosts/fairness-queue.ts'
import type { StatePage } from '../states/state-page.ts'

/** The cookie, and the word in an address, that hold the key of a preview. */
export const PREVIEW = 'preview'
const LONGEST_FORM = 4_096
/** What is read of a longer one before its sender is cut off. */
const LONGEST_READ = 1_000_000
/** How long a right password is remembered, seconds. */
const OPEN_FOR = 30 * 24 * 60 * 60
// No limit for a whole site: one visitor could use it up and lock out everybody who knows the password.
const passwordLimit = defineNetworkLimit({ name: 'visitor.password', points: 10, window: 900 })

/** What came of a password. */
export type Tried =
  | { readonly kind: 'open'; readonly back: string; readonly cookie: string }
  | {
      readonly kind: 'closed'
      readonly status: 401 | 429
      readonly state: StatePage
      /** Seconds until another try is taken. */
      readonly retryAfter: number | null
    }

/** What the key of a preview opens: by a link, or by the site's own key. */
export interface FoundPreview {
  readonly link: OpenedPreview | null
}

export interface EntryOptions {
  readonly tools: Tools
  /** Signs what a visitor's cookie holds. */
  readonly secret: Uint8Array
  readonly isSecure: boolean
  readonly queue: FairnessQueue
  read<T>(asker: Requester, work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** The passwords of sites, pages and previews, and the cookies that remember them. */
export class Entry {
  readonly #options: EntryOptions

  constructor(options: EntryOptions) {
    this.#options = options
  }

  /** Whether a visitor may see the site: it has no password, or theirs was right. */
  isSiteOpen({ request, shown: { site } }: Asked): boolean {
    return this.#isOpen(request, 'entry', site.id, site.visitorPasswordHash)
  }

  /** The same of one page. */
  isPageOpen({ request }: Asked, page: ReleasedPage): boolean {
    return this.#isOpen(request, `entry-${page.id}`, page.id, page.passwordHash)
  }

  /**
   * What the key of a preview opens at this moment: the drafts, past the password of its link if it has one; null when
   * it opens nothing. The site's own is known to its contributors: it opens nothing from the moment on at which one of
   * them is one no more, until the site has another.
   */
  async findPreview({ shown: { site }, asker }: Asked, key: string): Promise<FoundPreview | null> {
    const { read, queue } = this.#options
    if (key === site.previewKey) return (await read(asker, endedPeople)).size === 0 ? { link: null } : null
    // What is not even written as the secret of a link is not worth a question.
    if (!isPreviewToken(key)) return null
    const link = await read(asker, (ctx) => openPreview(ctx, key))
    // Whoever has the key of a link that is gone sees what everybody sees: only their next question waits longer.
    if (!link) queue.noteMiss(asker)
    return link && { link }
  }

  /** Whether a link to the drafts has no password, or theirs was right. */
  isPreviewOpen({ request }: Asked, { id, passwordHash }: OpenedPreview): boolean {
    return this.#isOpen(request, `entry-${id}`, id, passwordHash)
  }

  #isOpen(request: IncomingMessage, name: string, opens: string, hash: string | null): boolean {
    return (
      hash === null || isEntryToken(this.#options.secret, cookieOf(request.headers.cookie, name), opens, hash)
    )
  }

  /** Has the browser carry the key of a preview along, from page to page. */
  rememberPreview({ response }: Asked, key: string): void {
    response.setHeader('set-cookie', `${PREVIEW}=${key}; Path=/; HttpOnly; SameSite=Lax${this.#secure}`)
  }

  get #secure(): string {
    return this.#options.isSecure ? '; Secure' : ''
  }

  /** Checks the posted password of a preview, the site, or a page. */
  async tryPassword(asked: Asked): Promise<Tried> {
    const { request, shown, asker } = asked
    const { tools, secret, queue } = this.#options
    const form = new URLSearchParams(await readForm(request))
    const back = localPath(form.get('back'))
    const { site, live } = shown
    const key = cookieOf(request.headers.cookie, PREVIEW)
    const link = key ? (await this.findPreview(asked, key))?.link : null
    const ofLink = link?.passwordHash ? { id: link.id, hash: link.passwordHash } : null
    // After the site's password comes the page's.
    const ofSite = ofLink || this.isSiteOpen(asked) ? null : site.visitorPasswordHash
    const target =
      live && !ofLink && ofSite === null ? live.byPath.get(decoded(back.replace(/\?.*/s, ''))) : undefined
    const hash = ofLink?.hash ?? ofSite ?? target?.passwordHash ?? null
    const of = ofSite === null ? 'page' : 'site'
    const wrong = {
      kind: 'closed',
      status: 401,
      state: { kind: 'password', of, back, fault: 'wrong', minutes: 0 },
      retryAfter: null,
    } as const
    // That there is a password is no secret, as every page with one asks for it: without one nothing is tried.
    if (hash === null) return wrong
    const refusal = await queue.askFor(asker, () =>
      takeOfNetwork(tools.limits, passwordLimit, asker.network, site.id).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Refusal) return error
          throw error
        },
      ),
    )
    if (refusal) {
      const retryAfter = refusal.detail.retryAfter ?? 60
      const state = {
        kind: 'password',
        of,
        back,
        fault: 'too_many',
        minutes: Math.ceil(retryAfter / 60),
      } as const
      return { kind: 'closed', status: 429, state, retryAfter }
    }
    const check = await queue.check(asker, () => checkPassword(form.get('password') ?? '', hash))
    if (!check.fits) return wrong
    // A whole office may come from one address: who knows the password is not counted.
    await queue.ask(site.id, () => giveBackOfNetwork(tools.limits, passwordLimit, asker.network, site.id))
    const opens = ofLink?.id ?? (ofSite === null ? (target?.id ?? '') : site.id)
    const name = ofSite === null ? `entry-${opens}` : 'entry'
    const token = entryToken(secret, opens, hash)
    const cookie = `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${OPEN_FOR}${this.#secure}`
    return { kind: 'open', back, cookie }
  }
}

/**
 * What a form sent. Of one that is longer than any of ours nothing is taken, but it is read on: whose form is
 * left unread never hears the answer.
 */
async function readForm(request: IncomingMessage): Promise<string> {
  let text = ''
  let length = 0
  request.setEncoding('utf8')
  // Past the most that is waited for, the rest goes by while the answer is sent: its connection has to stay.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    length += String(part).length
    if (length <= LONGEST_FORM) text += String(part)
    if (length > LONGEST_READ) break
  }
  request.resume()
  return length <= LONGEST_FORM ? text : ''
}
