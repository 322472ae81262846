import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly email: Email
}

/** What the server does with a mail for an address; by default it takes it. */
export type Answer =
  | { readonly at: 'rcpt' | 'data'; readonly code: number; readonly text: string }
  /** Closes the connection: before the message, or after it without an answer. */
  | { readonly at: 'rcpt' | 'data'; readonly drop: true }
  | { readonly at: 'data'; readonly milliseconds: number }

export interface SmtpSink {
  readonly url: string
  readonly received: readonly Received[]
  /** Messages whose last byte came in, whatever was answered. */
  readonly messages: readonly string[]
  /** Sets what happens next to mails for `address`; several answers are used up one after another, the last stays. */
  script(address: string, ...answers: (Answer | 'take')[]): void
  close(): Promise<void>
}

/** A mail server on this machine that answers as it is told and keeps what it is given. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const received: Received[] = []
  const messages: string[] = []
  const scripts = new Map<string, (Answer | 'take')[]>()
  const next = (address: string): Answer | 'take' => {
    const script = scripts.get(address) ?? []
    return (script.length > 1 ? script.shift() : script[0]) ?? 'take'
  }
  const pending = new WeakMap<SMTPServerSession, Answer | 'take'>()
  const drop = (session: SMTPServerSession) => {
    // The connection of a session is known to the server alone; it is found by the session's id.
    for (const connection of server.connections) {
      const { id, _socket } = connection as unknown as { id: string; _socket: { destroy(): void } }
      if (id === session.id) _socket.destroy()
    }
  }
  const fail = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, session, done) {
      const answer = next(address)
      pending.set(session, answer)
      if (answer === 'take' || answer.at !== 'rcpt') return done()
      if ('drop' in answer) return drop(session)
      if ('code' in answer) done(fail(answer.code, answer.text))
    },
    onData(stream, session, done) {
      // A connection that breaks within a message leaves nothing to keep.
      keep(stream, session, done).catch(() => {})
    },
  })
  server.on('error', () => {})

  async function keep(stream: Readable, session: SMTPServerSession, done: (error?: Error | null) => void) {
    const raw = (await buffer(stream)).toString()
    messages.push(raw)
    const answer = pending.get(session) ?? 'take'
    if (answer !== 'take' && answer.at === 'data') {
      if ('drop' in answer) return drop(session)
      if ('code' in answer) return done(fail(answer.code, answer.text))
      await new Promise((resolve) => setTimeout(resolve, answer.milliseconds))
    }
    const { mailFrom, rcptTo } = session.envelope
    received.push({
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
      raw,
      email: await PostalMime.parse(raw),
    })
    done()
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    messages,
    script: (address, ...answers) => void scripts.set(address, answers),
    close: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) {
          ;(connection as unknown as { _socket: { destroy(): void } })._socket.destroy()
        }
        server.close(() => resolve())
      }),
  }
}
