import { newId } from '#kernel/ids.ts'
import { apply } from '#document/apply.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { mapPatches, rebase } from '#document/merge.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { squash } from '#document/squash.ts'
import type { PatchAlgebra } from './autosave.ts'

const kept = (patches: readonly (Patch | null)[]) => patches.filter((patch) => patch !== null)

/** The document's own patches, as the saving machine asks for them. */
export function documentPatches(registry: BlockRegistry): PatchAlgebra<Patch, PageDocument> {
  return {
    apply(document, patches) {
      const applied = apply(document, patches, registry)
      // The server applied these very patches to this very document by the same code.
      return applied.ok ? applied.document : document
    },
    rebase(head, sending, waiting, theirs) {
      const first = rebase(head, sending, theirs, registry)
      const seen = kept(mapPatches(theirs, sending, 'before'))
      const second = rebase(first.document, waiting, seen, registry)
      return {
        sending: first.patches,
        waiting: second.patches,
        document: second.document,
        theirs: kept(mapPatches(seen, waiting, 'before')),
        lost: first.lost.length + second.lost.length,
      }
    },
    squash,
    newId,
  }
}
