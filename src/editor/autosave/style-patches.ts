import { newId } from '#kernel/ids.ts'
import { isPathWithin } from '#document/patch.ts'
import { fewerStyleChanges, type StyleChange, withStyles } from '#document/style-changes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { PatchAlgebra } from './autosave.ts'

/** So many of them the server takes in one save. */
const mostChanges = 200

/**
 * Changes of styles, as the saving machine asks for them. They set by path, and of one path the later in
 * the server's order stands: ours, that is still to be sent, is laid over theirs.
 */
export const stylePatches: PatchAlgebra<StyleChange, SiteStyles> = {
  apply: withStyles,
  rebase(head, sending, waiting, theirs) {
    const ours = [...sending, ...waiting]
    return {
      sending,
      waiting,
      document: withStyles(head, ours),
      theirs: theirs.filter((change) => !ours.some((one) => isPathWithin(one.path, change.path))),
      lost: 0,
    }
  },
  squash: fewerStyleChanges,
  first: (_styles, changes) => Math.min(changes.length, mostChanges),
  newId,
}
