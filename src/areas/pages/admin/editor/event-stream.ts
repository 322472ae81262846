import { cookieValue, CRUMB_COOKIE, CRUMB_HEADER } from '#kernel/api-client/client.ts'

/** An open stream of server-sent events; the browser's `EventSource` as far as we use it. */
export interface EventStream {
  /** Hears events of a type; `error` tells that the stream ended, or never began: with what a server said that refused. */
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void
  close(): void
}

export interface EventStreamOptions {
  /** `document.cookie` unless given. */
  readonly cookies?: () => string
}

/** An event as it is read line by line (HTML, 9.2.6): its type, its data, and nothing else that we use. */
interface Half {
  type: string
  data: string[]
}

/**
 * Opens a stream of the API. `EventSource` sends no headers of ours, and every request whose URL starts
 * with `/api/` carries `X-CSRF-Token` (contract §6). It is not opened again by itself.
 */
export function openEvents(path: string, options: EventStreamOptions = {}): EventStream {
  const cookies = options.cookies ?? (() => document.cookie)
  const listeners = new Map<string, ((event: { data?: unknown }) => void)[]>()
  const hangUp = new AbortController()
  const tell = (type: string, event: { data?: unknown }): void => {
    if (!hangUp.signal.aborted) for (const listener of listeners.get(type) ?? []) listener(event)
  }

  /** Reads to the end. Gives what the server said instead of a stream. */
  const read = async (): Promise<string | undefined> => {
    const crumb = cookieValue(cookies(), CRUMB_COOKIE)
    const response = await fetch(path, {
      signal: hangUp.signal,
      cache: 'no-store',
      headers: { accept: 'text/event-stream', ...(crumb === null ? {} : { [CRUMB_HEADER]: crumb }) },
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!response.ok || !isStream || !response.body) return response.ok ? undefined : response.text()
    let half: Half = { type: '', data: [] }
    let rest = ''
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return undefined
      const lines = (rest + value).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) half = next(half, line)
    }
  }

  /** Takes a line; an empty one ends an event, which is told. */
  const next = (half: Half, line: string): Half => {
    if (line === '') {
      if (half.data.length > 0) tell(half.type || 'message', { data: half.data.join('\n') })
      return { type: '', data: [] }
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    if (field === 'event') return { ...half, type: value }
    return field === 'data' ? { ...half, data: [...half.data, value] } : half
  }

  // A stream that ends has ended by no wish of ours: either way it is for the caller to open another.
  read()
    .catch(() => undefined)
    .then((said) => tell('error', said === undefined ? {} : { data: said }))
    .catch(() => undefined)
  return {
    addEventListener(type, listener) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener])
    },
    close() {
      hangUp.abort()
    },
  }
}
