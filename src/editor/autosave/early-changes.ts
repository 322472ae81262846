import { apply } from '#document/apply.ts'
import { type History, record } from '#document/history.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import type { StyleChange, StyleStep } from '#document/style-changes.ts'
import { newLocalId } from '#kernel/ids.ts'
import type { Editor } from '../editor.ts'
import { changesOf } from '../saving-styles.ts'
import type { PatchAlgebra } from './autosave.ts'
import type { LocalCopies } from './local-copies.ts'

/** What is changed before recovery is through. */
export interface EarlyChanges {
  patches(patches: readonly Patch[]): void
  styles(steps: readonly StyleStep[]): void
  isEmpty(): boolean
  styleSteps(): readonly StyleStep[]
  /** Writes them to the browser's storage. */
  keep(): void
  /**
   * Shows what was recovered, and over it what was done here meanwhile: that was made on the page without it.
   *
   * @param recovered the page with all that was recovered
   * @param below what was applied below what was done meanwhile
   * @returns how many changes have lost what they were about
   */
  comeUnder(recovered: PageDocument, below: readonly Patch[], history: History | undefined): number
  /** Gives up the patches: the running autosave saves them. */
  takePatches(): readonly Patch[]
  takeStyles(): readonly StyleChange[]
}

/**
 * Keeps what is changed before recovery is through, in the browser, as made on the page that was opened: a server that
 * does not answer can take minutes, and the page be left meanwhile.
 */
export function earlyChanges(
  { store, props }: Editor,
  copies: Pick<LocalCopies<Patch>, 'keep'>,
  algebra: PatchAlgebra<Patch, PageDocument>,
): EarlyChanges {
  const { id: page } = props.page
  const { version } = props
  let patches: readonly Patch[] = []
  let steps: readonly StyleStep[] = []
  const keep = () => {
    const made = { sending: null, waiting: [...patches], styles: changesOf(steps) }
    copies.keep({ page, version, at: Date.now(), count: store.count(), ...made })
    store.unsaved()
  }
  return {
    patches(more) {
      patches = [...patches, ...more]
      keep()
    },
    styles(more) {
      steps = [...steps, ...more]
      keep()
    },
    isEmpty: () => patches.length === 0 && steps.length === 0,
    styleSteps: () => steps,
    keep,
    comeUnder(recovered, below, history) {
      const moved = algebra.rebase(recovered, [], patches, below)
      if (!history) {
        store.merged(moved.document, moved.theirs)
        patches = moved.waiting
        return moved.lost
      }
      const result = apply(recovered, moved.waiting, store.registry)
      if (!result.ok) {
        store.replace(recovered, history)
        const { length } = patches
        patches = []
        return length
      }
      // On top of the steps of before the reload it is one, under the name of its last. Put there at once: what somebody
      // writes in right now stays open, in a block that was made meanwhile, too.
      const label = store.nextStep('undo') ?? 'editor.step.earlier'
      const { inverse } = result
      const step = { gesture: newLocalId(), label, at: Date.now(), selection: [], inverse }
      store.replace(result.document, record(history, step))
      patches = moved.waiting
      return moved.lost
    },
    takePatches() {
      const taken = patches
      patches = []
      return taken
    },
    takeStyles() {
      const taken = changesOf(steps)
      steps = []
      return taken
    },
  }
}
