import { findAccountsByIds } from '#areas/accounts/index.ts'
import { findSitesByIds } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { isInCircle } from '../labs/labs.store.ts'
import type { Subjects } from './experiment.ts'

/** Who asks, by ids. Whether the account works on the site is for the caller to have looked. */
export interface Asking {
  readonly siteId: Id | null
  readonly accountId: Id | null
}

/** What experiments may know of who asks. In a platform transaction. */
export async function readSubjects(db: Db, { siteId, accountId }: Asking): Promise<Subjects> {
  const site = siteId === null ? undefined : (await findSitesByIds(db, [siteId])).get(siteId)
  const [account] = accountId === null ? [] : await findAccountsByIds({ db }, [accountId])
  return {
    site: site
      ? {
          id: site.id,
          status: site.status,
          type: site.type,
          country: site.country,
          language: site.language,
          isInCircle: await isInCircle({ db }, site.id),
        }
      : null,
    account: account ? { id: account.id, language: account.preferredLocale } : null,
  }
}
