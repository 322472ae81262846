import { newId } from '#kernel/ids.ts'
import { apply } from '#document/apply.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { mapPatches, rebaseInTwo } from '#document/merge.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { squash } from '#document/squash.ts'
import type { PatchAlgebra } from './autosave.ts'
import { firstSave, fitting } from './save-size.ts'

const kept = (patches: readonly (Patch | null)[]) => patches.filter((patch) => patch !== null)

/** The document's own patches, as the saving machine asks for them. */
export function documentPatches(registry: BlockRegistry): PatchAlgebra<Patch, PageDocument> {
  return {
    apply(document, patches) {
      const applied = apply(document, patches, registry)
      // The server applied these very patches to this very document: where they do not fit, its code is newer.
      return applied.ok ? applied.document : undefined
    },
    rebase(head, sending, waiting, theirs) {
      const [first, second] = rebaseInTwo(head, sending, waiting, theirs, registry)
      return {
        sending: first.patches,
        waiting: second.patches,
        document: second.document,
        theirs: kept(mapPatches(theirs, [...sending, ...waiting], 'before')),
        lost: first.lost.length + second.lost.length,
      }
    },
    squash: (patches) => fitting(squash(patches)),
    first: (document, patches) => firstSave(document, patches, registry),
    newId,
  }
}
