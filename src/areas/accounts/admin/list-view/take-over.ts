import { nameAmong, type SavedView } from '#ui/list-view/list-view.ts'
import { LIST_VIEW_NAME_MAX } from '../../contract.ts'

/**
 * Saves with the account the views of a list that a browser kept before, each but once. One that cannot be saved, for
 * want of an answer or of room, stays in the browser for another time, and keeps none after it from being saved.
 *
 * @param here those of the browser
 * @param there those of the account
 */
export async function takeOver(
  here: readonly SavedView[],
  there: readonly SavedView[],
  save: (name: string, view: SavedView['view']) => Promise<unknown>,
  forget: (name: string) => void,
): Promise<void> {
  const known = [...there]
  for (const { name: kept, view } of here) {
    const name = nameAmong(known, { name: kept, view }, LIST_VIEW_NAME_MAX)
    try {
      if (name !== null) {
        await save(name, view)
        known.push({ name, view })
      }
      forget(kept)
    } catch {
      // It stays where it is; nobody waits for it.
    }
  }
}
