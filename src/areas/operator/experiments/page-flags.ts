import type { ReadPageContextFlags } from '#areas/sites/index.ts'
import { readAccountFeatures, readSiteFeatures } from '../labs/labs.store.ts'
import { shownFeatures } from '../labs/feature.ts'
import { flagListsOf, withTried } from './experiment.ts'
import { readExperiments } from './experiment.store.ts'
import { readSubjects } from './read-subjects.ts'

/**
 * What a page context of the owner's app carries (contract §4): the experiments as they stand for
 * who asks, and what they switched on in labs.
 */
export const pageFlags: ReadPageContextFlags = async (db, asking) => {
  const lists = flagListsOf(await readExperiments({ db }), await readSubjects(db, asking))
  const tried = [
    ...shownFeatures('internal', await readAccountFeatures({ db }, asking.accountId)),
    ...(asking.siteId === null ? [] : shownFeatures('circle', await readSiteFeatures({ db }, asking.siteId))),
  ]
  return withTried(lists, tried)
}
