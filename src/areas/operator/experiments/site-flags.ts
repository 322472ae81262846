import type { Id } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { shownFeatures } from '../labs/feature.ts'
import { readSiteFeatures } from '../labs/labs.store.ts'
import { flagListsOf, withTried } from './experiment.ts'
import { mayHaveBetaFlags, readExperiments } from './experiment.store.ts'
import { readSubjects } from './read-subjects.ts'

/**
 * The beta flags of a site, whoever looks at it: what it switched on in labs, and the toggles of the
 * namespace `beta` that stick to sites. For the server's own decisions about visitors' pages: the list
 * itself is no visitor's business (contract §4). In a platform transaction.
 */
export async function betaFlagsOfSite(db: Db, siteId: Id): Promise<string[]> {
  // Asked with every site that is read anew, of which hardly one has any.
  if (!(await mayHaveBetaFlags({ db }, siteId))) return []
  const subjects = await readSubjects(db, { siteId, accountId: null })
  const tried = shownFeatures('circle', await readSiteFeatures({ db }, siteId))
  return withTried(flagListsOf(await readExperiments({ db }), subjects), tried).betaFeatureFlags
}
