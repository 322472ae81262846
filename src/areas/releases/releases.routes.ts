import { route, type Route } from '#platform/http/route.ts'
import * as contract from './contract.ts'
import { cancelRelease } from './release/cancel-release.ts'
import { listPending } from './release/list-pending.ts'
import { listReleases } from './release/list-releases.ts'
import { release } from './release/release.ts'
import { rollBack } from './release/roll-back.ts'

export const routes: readonly Route[] = [
  route(contract.listReleases, listReleases),
  route(contract.listPending, listPending),
  route(contract.release, release),
  route(contract.rollBack, rollBack),
  route(contract.cancelRelease, cancelRelease),
]
