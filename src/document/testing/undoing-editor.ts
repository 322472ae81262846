import { apply } from '../apply.ts'
import { emptyHistory, record, recordForeign, redo, undo, type History } from '../history.ts'
import { sameJson } from '../json.ts'
import type { PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { registry, sampleDocument } from './sample-blocks.tsx'

/** A page with its history, at which one changes, others change, and one undoes. */
export class UndoingEditor {
  document: PageDocument = sampleDocument()
  history: History = emptyHistory
  do(gesture: string, patches: readonly Patch[]): boolean {
    const result = apply(this.document, patches, registry)
    if (!result.ok) return false
    this.document = result.document
    this.history = record(this.history, {
      gesture,
      label: 'ui.more',
      at: 0,
      selection: [],
      inverse: result.inverse,
    })
    return result.inverse.length > 0
  }
  other(patches: readonly Patch[]): boolean {
    const result = apply(this.document, patches, registry)
    if (!result.ok) return false
    this.document = result.document
    this.history = recordForeign(this.history, patches)
    return true
  }
  undo(): boolean {
    return this.take(undo(this.history, this.document, registry))
  }
  redo(): boolean {
    return this.take(redo(this.history, this.document, registry))
  }
  take(step: ReturnType<typeof undo>): boolean {
    if (!step) return false
    const sent = apply(this.document, step.patches, registry)
    if (!sent.ok) throw new Error(`refused: ${JSON.stringify(sent.fault)}`)
    if (!sameJson(sent.document, step.document)) throw new Error('what is sent does not do what was done')
    this.document = step.document
    // Kept in the browser, it survives a reload.
    this.history = JSON.parse(JSON.stringify(step.history)) as History
    return true
  }
}

/** Sets the theme of the sample's first section. */
export const theme = (value: string): Patch => ({ op: 'set', node: 'sectna', path: ['theme'], value })
