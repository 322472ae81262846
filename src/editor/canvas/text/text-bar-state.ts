import type { TextState } from './text-commands.ts'
import type { TextSession } from './text-session.ts'

/** What the toolbar shows, and the session it works on. */
export interface TextBarState {
  readonly session: TextSession
  readonly state: TextState
  /** Counts up when the person asks for a link by key. */
  readonly asked: number
}
