import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
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

/**
 * The live regions behind {@link announce}; once in the app, there from the start. They stand beside the app and are
 * marked as what stays: a window over the screen makes all else inert, and an inert region is not read out.
 */
export function Announcer() {
  const now = useSyncExternalStore(speech.subscribe, speech.said, () => silence)
  const regions = (
    <VisuallyHidden as="div">
      <div
        role="status"
        aria-live="polite"
        aria-atomic="true"
        data-live-announcer="true"
        className={recordingClass.mask}
      >
        {now.polite}
      </div>
      <div
        role="alert"
        aria-live="assertive"
        aria-atomic="true"
        data-live-announcer="true"
        className={recordingClass.mask}
      >
        {now.urgent}
      </div>
    </VisuallyHidden>
  )
  return typeof document === 'undefined' ? regions : createPortal(regions, document.body)
}
