import type { Patch } from '#document/patch.ts'
import { assetIdsIn } from '../../visitor/asset-ids.ts'

/** The assets that patches bring onto a page: to be known before they are drawn. */
export function assetIdsOfPatches(patches: readonly Patch[]): Set<string> {
  const found = assetIdsIn(patches)
  for (const patch of patches) {
    // A picture that is exchanged alone: the path names the property, the value is the id itself.
    if (patch.op === 'set' && patch.path.at(-1) === 'asset' && typeof patch.value === 'string')
      found.add(patch.value)
  }
  return found
}
