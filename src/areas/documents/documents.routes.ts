import { route, type Route, steps } from '#platform/http/route.ts'
import type { DocumentEndpoints } from './contract.ts'
import { followDocument } from './live/follow-document.ts'
import { tellPresence } from './live/tell-presence.ts'
import { listPatches } from './saves/list-patches.ts'
import { savePatches } from './saves/save-patches.ts'
import { listVersions } from './versions/list-versions.ts'
import { nameVersion } from './versions/name-version.ts'
import { openVersion } from './versions/open-version.ts'
import { restoreVersion } from './versions/restore-version.ts'

/** Binds the calls of an area about the drafts that it holds. */
export function documentRoutes(holder: string, calls: DocumentEndpoints): readonly Route[] {
  const held =
    <C, I extends { readonly holder: string }, O>(verb: (ctx: C, input: I) => Promise<O>) =>
    (ctx: C, input: Omit<I, 'holder'>): Promise<O> =>
      verb(ctx, { ...input, holder } as I)
  return [
    route(calls.savePatches, held(savePatches)),
    route(calls.listPatches, held(listPatches)),
    steps(calls.followDocument, held(followDocument)),
    route(calls.tellPresence, held(tellPresence)),
    route(calls.listVersions, held(listVersions)),
    route(calls.openVersion, held(openVersion)),
    route(calls.nameVersion, held(nameVersion)),
    route(calls.restoreVersion, held(restoreVersion)),
  ]
}
