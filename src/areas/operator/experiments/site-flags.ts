import type { Id } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { shownFeatures } from '../labs/feature.ts'
import { readSiteFeatures } from '../labs/labs.store.ts'
import { featuresOn } from './evaluate.ts'
import { betaList, configurationOf, partsOf } from './experiment.ts'
import { readExperiments } from './experiment.store.ts'
import { readSubjects } from './read-subjects.ts'

/**
 * The beta flags of a site, whoever looks at it: what it switched on in labs, and the toggles of the
 * namespace `beta` that are on for it, asked through OpenFeature with the site as the context (contract §3). For the
 * server's own decisions about visitors' pages, an expired site's (§4) and a locale that is tried (§5): the list
 * itself is no visitor's business. In a platform transaction. Hardly any site has one: `mayHaveBetaFlags` is asked first,
 * along with the site.
 */
export async function betaFlagsOfSite(db: Db, siteId: Id): Promise<string[]> {
  const subjects = await readSubjects(db, { siteId, accountId: null })
  const configuration = configurationOf(await readExperiments({ db }), subjects)
  const names = Object.entries(configuration.contexts).flatMap(([name, { experimentType }]) =>
    partsOf(name)[0] === 'beta' && experimentType === 'FEATURE_TOGGLE' ? [name] : [],
  )
  const on = await featuresOn(configuration, { siteId, accountId: null, names })
  const tried = shownFeatures('circle', await readSiteFeatures({ db }, siteId))
  return betaList(
    on.map((name) => partsOf(name)[1]),
    tried,
  )
}
