/*
 * What changes documents, in one place that is loaded at the first sign of use: the rules with their
 * shapes and the text model's steps are half of the editor's weight, and drawing a page needs none of
 * them (P13).
 */
import { apply } from '#document/apply.ts'
import { refined } from '#document/finer.ts'
import { recordForeign, nextMark, record, redo, undo } from '#document/history.ts'
import { backOf, styleSteps, takeSteps, withStyles } from '#document/style-changes.ts'

export const engine = {
  apply,
  refined,
  record,
  recordForeign,
  undo,
  redo,
  nextMark,
  styleSteps,
  backOf,
  takeSteps,
  withStyles,
} as const
export type Engine = typeof engine
