import type { DragMarks } from '../drag/drag-marks.ts'
import type { Gestures } from './frame-events.ts'

/** The marks and gestures of the frame, for what is dragged in from outside. */
export interface Drawn {
  readonly marks: DragMarks
  readonly gestures: Gestures
}
