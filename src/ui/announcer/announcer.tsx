import { useSyncExternalStore } from 'react'
import { recordingClass } from '#kernel/session-recording.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { newSpeech, silence, type Urgency } from './speech.ts'

const speech = newSpeech()

/**
 * Has a sentence read out: "12 orders found", "Moved to position 3". `urgent` interrupts; keep it for errors.
 * Sentences of one moment are read one after another.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  speech.say(text, urgency)
}

/** The live regions behind {@link announce}; once in the app, there from the start. */
export function Announcer() {
  const now = useSyncExternalStore(speech.subscribe, speech.said, () => silence)
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite" aria-atomic="true" className={recordingClass.mask}>
        {now.polite}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" className={recordingClass.mask}>
        {now.urgent}
      </div>
    </VisuallyHidden>
  )
}
