/** How a sentence comes: after what is being read, or at once. */
export type Urgency = 'polite' | 'urgent'

/** What stands in the two live regions. */
export type Said = Readonly<Record<Urgency, string>>

/** A region stands empty for so long before it speaks, ms: so the same sentence is heard again when it happens again. */
const PAUSE = 60
/** A sentence stays for so long, ms. */
const STAYS = 7_000

export const silence: Said = { polite: '', urgent: '' }

/** Sentences to be read one after another: what ends without a stop of its own gets one. */
function together(sentences: readonly string[]): string {
  const isLast = (at: number) => at === sentences.length - 1
  return sentences
    .map((text, at) => (isLast(at) || /[.!?…。！？]$/u.test(text) ? text : `${text}.`))
    .join(' ')
}

/** What two live regions say in time. */
export interface Speech {
  /** Has a sentence read out; what comes while a region pauses is read with what it waits with, in order. */
  say(text: string, urgency: Urgency): void
  said(this: void): Said
  /** @returns ends it */
  subscribe(this: void, listener: () => void): () => void
}

/** Two regions that say nothing yet. */
export function newSpeech(): Speech {
  let said = silence
  const listeners = new Set<() => void>()
  const timers = new Map<Urgency, ReturnType<typeof setTimeout>>()
  const waiting: Record<Urgency, string[]> = { polite: [], urgent: [] }

  const show = (urgency: Urgency, text: string): void => {
    said = { ...said, [urgency]: text }
    for (const listener of listeners) listener()
  }
  const speak = (urgency: Urgency): void => {
    show(urgency, together(waiting[urgency].splice(0)))
    timers.set(
      urgency,
      setTimeout(() => show(urgency, ''), STAYS),
    )
  }
  return {
    say(text, urgency) {
      const line = waiting[urgency]
      if (line.at(-1) !== text) line.push(text)
      // It pauses already: to wait anew for each would keep it silent while sentences come.
      if (line.length > 1) return
      clearTimeout(timers.get(urgency))
      show(urgency, '')
      timers.set(
        urgency,
        setTimeout(() => speak(urgency), PAUSE),
      )
    },
    said: () => said,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
