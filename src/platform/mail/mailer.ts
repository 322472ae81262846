import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { MINUTE, SECOND } from '#kernel/clock.ts'
import type { MailRecord } from './mail.store.ts'

/** How one attempt to send a mail ended. */
export type MailOutcome =
  /** The server has taken it. */
  | { readonly kind: 'sent'; readonly answer: string; readonly code: number | null }
  /** The server will not take it for this recipient, now or later. */
  | { readonly kind: 'refused'; readonly answer: string; readonly code: number | null }
  /** Not now. `isBusy`: the server, not the recipient, is the reason. */
  | {
      readonly kind: 'deferred'
      readonly answer: string
      readonly code: number | null
      readonly isBusy: boolean
    }
  /** The server had the whole message and vanished without an answer. */
  | { readonly kind: 'unknown'; readonly answer: string; readonly code: null }

export interface Mailer {
  /** Sends one mail; never throws for what a server or a network does. */
  send(mail: MailRecord): Promise<MailOutcome>
  /** Waits while the server is to be left alone after it was busy or gone; a minute at most. */
  ready(signal: AbortSignal): Promise<void>
  /** Whether the server greets us and lets us in; the words are its own. */
  check(): Promise<{ readonly ok: boolean; readonly answer: string }>
  close(): void
}

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string
  /** Milliseconds that a server may be silent; a minute unless said. */
  readonly silence?: number
  /** First rest after the server was busy, in milliseconds; doubled up to a minute. */
  readonly rest?: number
}

/** Connects when the first mail leaves, and keeps up to five connections. */
export function createMailer(options: MailerOptions): Mailer {
  return new SmtpMailer(options)
}

/** A fault as the library reports it. */
interface SmtpFault {
  readonly message: string
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof smtpPool>
  readonly #rest: number
  /** Called when the connection has read the last byte of a message. */
  readonly #onHandedOver = new Map<string, () => void>()
  /** By a monotonic clock: setting the system clock back would prolong it. */
  #restUntil = 0
  #nextRest: number

  constructor(options: MailerOptions) {
    this.#transport = smtpPool(options)
    this.#transport.use('stream', (mail, done) => {
      const { messageId } = mail.data
      mail.message.processFunc((stream) => {
        stream.once('end', () => this.#onHandedOver.get(messageId ?? '')?.())
        return stream
      })
      done()
    })
    this.#rest = options.rest ?? 5 * SECOND
    this.#nextRest = this.#rest
  }

  async send(mail: MailRecord): Promise<MailOutcome> {
    const raw = await compose(mail)
    let isHandedOver = false
    this.#onHandedOver.set(mail.messageId, () => (isHandedOver = true))
    // The envelope is ours and holds one address, so that nothing in a header can add another.
    const envelope = { from: mail.from.address, to: [mail.to.address] }
    try {
      const { response } = await this.#transport.sendMail({ envelope, raw, messageId: mail.messageId })
      this.#nextRest = this.#rest
      return { kind: 'sent', answer: response, code: Number(/^\d{3}/.exec(response)?.[0] ?? 250) }
    } catch (error) {
      const outcome = classify(error as SmtpFault, isHandedOver)
      const isBusy = outcome.kind === 'unknown' || (outcome.kind === 'deferred' && outcome.isBusy)
      if (isBusy) this.#restNow()
      else this.#nextRest = this.#rest
      return outcome
    } finally {
      this.#onHandedOver.delete(mail.messageId)
    }
  }

  #restNow(): void {
    if (performance.now() < this.#restUntil) return
    this.#restUntil = performance.now() + this.#nextRest
    this.#nextRest = Math.min(this.#nextRest * 2, MINUTE)
  }

  async ready(signal: AbortSignal): Promise<void> {
    const wait = this.#restUntil - performance.now()
    if (wait > 0) await sleep(wait, undefined, { signal })
  }

  async check(): Promise<{ ok: boolean; answer: string }> {
    try {
      await this.#transport.verify()
      return { ok: true, answer: 'ready' }
    } catch (error) {
      return { ok: false, answer: error instanceof Error ? error.message : String(error) }
    }
  }

  close(): void {
    this.#transport.close()
  }
}

function smtpPool({ url, silence = MINUTE }: MailerOptions) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isHere = host === 'localhost' || host === '127.0.0.1' || host === '::1'
  const auth =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return createTransport({
    pool: true,
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password never travels in the clear.
    requireTLS: auth !== undefined && !secure && !isHere,
    maxConnections: 5,
    maxMessages: 200,
    // A connection kept from before may be closed as we begin to speak; then, and only then, another one is tried.
    maxRequeues: 1,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: Math.min(silence, 30 * SECOND),
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(auth ? { auth } : {}),
  })
}

async function compose(mail: MailRecord): Promise<Buffer> {
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    // The same over all attempts, so that a reader's server can tell a repeat.
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { 'Content-Language': mail.locale, ...mail.headers },
    attachments: mail.attachments.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** Commands whose refusal is about this recipient or this message, and not about us. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

function classify(fault: SmtpFault, isHandedOver: boolean): MailOutcome {
  const answer = fault.message
  const code = fault.responseCode ?? null
  if (code === null) {
    // No answer: whether the server has the whole message is unknown.
    if (isHandedOver) return { kind: 'unknown', answer, code }
    if (fault.command === 'API') return { kind: 'refused', answer, code }
    return { kind: 'deferred', answer, code, isBusy: true }
  }
  if (code >= 500 && ABOUT_THE_MAIL.has(fault.command ?? '')) return { kind: 'refused', answer, code }
  const isAboutTheMail = code !== 421 && ABOUT_THE_MAIL.has(fault.command ?? '')
  return { kind: 'deferred', answer, code, isBusy: !isAboutTheMail }
}
