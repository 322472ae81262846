import { useState } from 'react'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { usePlainList } from '#areas/accounts/admin/index.tsx'
import { siteStatus } from '#kernel/states/site-status.ts'
import { Button } from '#ui/button/button.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { late } from '#ui/late/late.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { listSites, type SiteCard as Card } from '../contract.ts'
import css from './dashboard/dashboard.module.css'
import { type CardQuestion, SiteCard } from './dashboard/site-card.tsx'

// Who comes to see their sites mostly asks for none of them.
const DuplicateDialog = late(async () => (await import('./dashboard/duplicate-dialog.tsx')).DuplicateDialog)
const LeaveSiteDialog = late(async () => (await import('./dashboard/leave-site-dialog.tsx')).LeaveSiteDialog)
const TransferDialog = late(async () => (await import('./dashboard/transfer-dialog.tsx')).TransferDialog)

/** Sites shown before "more" is asked for. */
const PAGE = 48
/** From so many sites on there is a search. */
const SEARCH_FROM = 6

/** What a person may do to a site from its card, while a dialog asks for the rest. */
type Asking = { readonly what: CardQuestion; readonly site: Card } | null

/** Every site of the person, as cards. */
export function Screen() {
  const t = useWords()
  const list = usePlainList('sites/mine', { step: PAGE })
  const { search } = list.view
  const find = (text: string): void => list.change({ search: text })
  const [asking, setAsking] = useState<Asking>(null)
  const stopAsking = (): void => setAsking(null)
  const sites = useRows(listSites, { search, limit: PAGE }, { keepsShown: true, rows: list })
  const cards = sites.items
  const total = sites.first?.total ?? 0
  const isEmpty = cards?.length === 0 && search === ''
  const standing = cards?.filter((site) => site.status !== siteStatus.removed) ?? []
  const removed = cards?.filter((site) => site.status === siteStatus.removed) ?? []
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.dashboard')}
        actions={
          isEmpty ? undefined : (
            <ButtonLink href="/sites/new" variant="primary" icon={Plus}>
              {t('sites.dashboard.create')}
            </ButtonLink>
          )
        }
        below={
          (total >= SEARCH_FROM || search !== '') && (
            <div className={css.search}>
              <SearchField label={t('sites.dashboard.search')} value={search} onChange={find} />
            </div>
          )
        }
      />
      {sites.isError && cards === null ? (
        <ReadFailed onAgain={sites.again} />
      ) : cards === null ? (
        <Loading>
          <div className={css.grid} aria-hidden="true">
            {Array.from({ length: 3 }, (_, n) => (
              <div key={n} className={css.bone}>
                <Skeleton shape="block" height="10rem" />
                <Skeleton lines={2} />
              </div>
            ))}
          </div>
        </Loading>
      ) : isEmpty ? (
        <EmptyState
          icon={LayoutTemplate}
          level={2}
          title={t('sites.dashboard.empty.title')}
          action={
            <ButtonLink href="/sites/new" variant="primary" size="large">
              {t('sites.dashboard.empty.action')}
            </ButtonLink>
          }
        >
          {t('sites.dashboard.empty.text')}
        </EmptyState>
      ) : cards.length === 0 ? (
        <EmptyState
          icon={SearchX}
          level={2}
          size="small"
          title={t('sites.dashboard.none.title', { search })}
          action={<Button onPress={() => find('')}>{t('sites.dashboard.none.action')}</Button>}
        />
      ) : (
        <>
          <ul className={css.grid} aria-label={t('frame.nav.dashboard')} aria-busy={sites.isChanging}>
            {standing.map((site) => (
              <li key={site.id}>
                <SiteCard site={site} onAsk={(what) => setAsking({ what, site })} />
              </li>
            ))}
          </ul>
          {removed.length > 0 && (
            <section aria-labelledby="removed-sites" className={css.removed}>
              <h2 id="removed-sites" className={css.heading}>
                {t('sites.dashboard.removed')}
              </h2>
              <ul className={css.grid}>
                {removed.map((site) => (
                  <li key={site.id}>
                    <SiteCard site={site} onAsk={() => {}} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {(sites.more.hasMore || total > PAGE) && <LoadMore {...sites.more} total={total} />}
        </>
      )}
      {asking?.what === 'duplicate' && (
        <DuplicateDialog site={asking.site} onClose={stopAsking} onMissing={stopAsking} />
      )}
      {asking?.what === 'transfer' && (
        <TransferDialog site={asking.site} onClose={stopAsking} onMissing={stopAsking} />
      )}
      {asking?.what === 'leave' && (
        <LeaveSiteDialog site={asking.site} onClose={stopAsking} onMissing={stopAsking} />
      )}
    </Page>
  )
}
