import FlaskConical from 'lucide-react/icons/flask-conical'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import { readLabs } from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'

type Labs = OutputOf<typeof readLabs>

/** The features that are tried, how many have each, and which sites are in the circle. */
export function Screen() {
  const t = useWords()
  const list = useList()
  const when = useWhen()
  const labs = useRead(readLabs, {})
  const error = labs.isError && !labs.data && <ReadFailed onAgain={() => void labs.refetch()} />
  const features: readonly TableColumn<Labs['features'][number]>[] = [
    {
      id: 'feature',
      label: t('labs.feature'),
      isHeader: true,
      cell: (one) => (
        <span className={css.twoLines}>
          <span>{t(`labs.${one.name}.title`)}</span>
          <span className={css.small}>{t(`labs.${one.name}.text`)}</span>
        </span>
      ),
    },
    {
      id: 'variant',
      label: t('labs.for_whom'),
      phone: 'end',
      width: '8rem',
      cell: (one) => (
        <Badge tone={one.variant === 'internal' ? 'info' : 'accent'}>
          {t(`labs.variant_${one.variant}`)}
        </Badge>
      ),
    },
    {
      id: 'since',
      label: t('labs.since'),
      phone: 'hidden',
      width: '11rem',
      cell: (one) => when.calendarDay(one.since),
    },
    {
      id: 'uses',
      label: t('labs.uses'),
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
      width: '6rem',
      cell: (one) => one.uses,
    },
  ]
  const circle: readonly TableColumn<Labs['circle'][number]>[] = [
    {
      id: 'site',
      label: t('operator.sites.site'),
      isHeader: true,
      cell: (site) => (
        <span className={css.twoLines}>
          <span>{site.title}</span>
          <span className={css.small}>{site.address}</span>
        </span>
      ),
    },
    {
      id: 'features',
      label: t('labs.switched_on'),
      phone: 'line',
      cell: (site) =>
        site.features.length === 0 ? (
          <span className={css.soft}>{t('labs.nothing_on')}</span>
        ) : (
          list(site.features.map((name) => t(`labs.${name}.title`)))
        ),
    },
    {
      id: 'since',
      label: t('labs.in_circle_since'),
      align: 'end',
      phone: 'hidden',
      width: '11rem',
      cell: (site) => when.day(site.since),
    },
  ]
  return (
    <Page>
      <PageHeader title={t('frame.nav.labs')}>{t('labs.operator_text')}</PageHeader>
      <Stack gap={24}>
        <Card title={t('labs.features')}>
          <Table
            label={t('labs.features')}
            columns={features}
            items={labs.data?.features ?? null}
            idOf={(one) => one.name}
            error={error}
            empty={<EmptyState size="small" title={t('labs.none')} />}
          />
        </Card>
        {!error && (
          <Card title={t('labs.circle')} help={t('labs.circle_text')}>
            <Table
              label={t('labs.circle')}
              columns={circle}
              items={labs.data?.circle ?? null}
              idOf={(site) => site.id}
              nameOf={(site) => site.title}
              hrefOf={(site) => `/operator/sites/${site.id}`}
              empty={
                <EmptyState
                  size="small"
                  icon={FlaskConical}
                  title={t('labs.circle_none')}
                  action={<ButtonLink href="/operator/sites">{t('labs.circle_find')}</ButtonLink>}
                >
                  {t('labs.circle_none_text')}
                </EmptyState>
              }
            />
          </Card>
        )}
      </Stack>
    </Page>
  )
}
