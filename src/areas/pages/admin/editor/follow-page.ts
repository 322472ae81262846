import { z } from 'zod'
import { presence, type Presence, savedPatches } from '#areas/documents/contract.ts'
import type { Patch } from '#document/patch.ts'
import type { StoredBatch } from '#editor/index.tsx'
import type { EventStream } from './event-stream.ts'
import { batchOf } from './save-outcome.ts'

export interface Following {
  /** Opens the stream after a version. */
  open(since: number): EventStream
  /** @param clientId names the tab that made them */
  onPatches(batch: StoredBatch<Patch>, clientId: string): void
  onPresence(presence: Presence): void
  onStyles(version: number): void
  /** The stream is there, for the first time or again, and everything missed has been told. */
  onReady(): void
  /** The stream broke off; it is opened again after a while. */
  onBroken(): void
  /** The page is older on the server than here, and is not followed any more. @param message the server's words */
  onAhead(message: string): void
}

/** What a server says that has an older page than the tab: its database was restored from a backup. */
const ahead = z.object({
  error: z.object({ code: z.literal('documents.version_unknown'), message: z.string() }),
})

/** The words of that refusal; undefined for whatever else was said, by a proxy too. */
function aheadIn(said: unknown): string | undefined {
  if (typeof said !== 'string' || !said.startsWith('{')) return undefined
  try {
    return ahead.safeParse(JSON.parse(said)).data?.error.message
  } catch {
    return undefined
  }
}

/** How long to wait before the stream is opened again, ms, by how often it failed in a row. */
const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/**
 * Follows a page: keeps a stream open from the version it has, opens it again from there when it
 * breaks, and tells what comes. The browser's own repeats would begin at the version of the start.
 *
 * @param since the version that is known
 * @param random 0 … 1, spreads many tabs that lost the same server
 */
export function followStream(
  given: Following,
  since: number,
  random: () => number = Math.random,
): { again(): void; pause(): void; stop(): void } {
  let version = since
  let failures = 0
  let source: EventStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function begin(): void {
    clearTimeout(timer)
    if (isStopped) return
    source?.close()
    const opened = given.open(version)
    source = opened
    const on = (type: string, take: (data: unknown) => void) =>
      opened.addEventListener(type, (event) => {
        if (source !== opened) return
        take(typeof event.data === 'string' ? JSON.parse(event.data) : null)
      })
    on('patches', (data) => {
      const saved = savedPatches.safeParse(data).data
      if (!saved) return
      version = Math.max(version, saved.version)
      given.onPatches(batchOf(saved), saved.clientId)
    })
    on('presence', (data) => {
      const told = presence.safeParse(data).data
      if (told) given.onPresence(told)
    })
    on('styles', (data) => given.onStyles(Number((data as { version?: unknown } | null)?.version ?? 0)))
    on('caught-up', () => {
      failures = 0
      given.onReady()
    })
    opened.addEventListener('error', ({ data }) => {
      if (source !== opened) return
      opened.close()
      source = null
      failures += 1
      given.onBroken()
      const message = aheadIn(data)
      if (message !== undefined) {
        // Once others have saved past our version, what they saved would be taken to follow it.
        isStopped = true
        return given.onAhead(message)
      }
      const wait = waits[Math.min(failures, waits.length) - 1] ?? 30_000
      timer = setTimeout(begin, wait * (0.75 + random() / 2))
    })
  }

  begin()
  return {
    /** Lets the stream go until `again`: nobody is looking. */
    pause() {
      clearTimeout(timer)
      source?.close()
      source = null
    },
    /** Now rather than later: the line may be back. Does nothing while the stream is open. */
    again() {
      if (source === null) begin()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      source?.close()
      source = null
    },
  }
}
