import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ExternalLink from 'lucide-react/icons/external-link'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { compSite, listPlans } from '#areas/billing/contract.ts'
import { StatusBadge, useEntryWords } from '#areas/sites/admin/index.tsx'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { fileSizeText } from '#kernel/i18n/file-size.ts'
import { countryName } from '#kernel/countries.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { ownName } from '#kernel/i18n/locales.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card, Facts } from '#ui/card/card.tsx'
import { refresh, useChange, useRead } from '#ui/data/data.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Columns, Page, Stack } from '#ui/layout/layout.tsx'
import { ButtonLink, Link } from '#ui/link/link.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { HeaderActions } from '#ui/page-header/header-actions.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Loading, Skeleton, SkeletonPage } from '#ui/skeleton/skeleton.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  extendSiteTrial,
  findSites,
  moveSite,
  noteSite,
  readHealth,
  readLabs,
  seeSite,
  type SeenSite,
  setCircle,
  siteTimeline,
} from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { LinkDialog } from './console/link-dialog.tsx'
import { WhyDialog } from './console/why-dialog.tsx'

/** What stands differently after something was done to a site. */
const touched: readonly Endpoint[] = [seeSite, siteTimeline, findSites, readHealth, readLabs, listPlans]

/** What the operator is about to do, while a dialog asks why. */
type Doing =
  | { readonly what: 'move'; readonly from: SiteStatus; readonly to: SiteStatus }
  | { readonly what: 'plan'; readonly planId: string | null; readonly name: string }
  | { readonly what: 'extend' | 'note' | 'circle' | 'link' }

/** A site: what it is, what can be done to it, and what happened. */
export function Screen() {
  const t = useWords()
  const { site: siteId = '' } = useParams({ strict: false })
  const site = useRead(seeSite, { siteId })
  if (site.data) return <Seen site={site.data} />
  if (!site.isError) return <SkeletonPage />
  const isGone = site.error instanceof ApiError && site.error.response?.status === 404
  return (
    <Page>
      {isGone ? (
        <EmptyState
          title={t('operator.site.gone')}
          action={<ButtonLink href="/operator/sites">{t('frame.nav.operator_sites')}</ButtonLink>}
        />
      ) : (
        <ReadFailed onAgain={() => void site.refetch()} />
      )}
    </Page>
  )
}

function Seen({ site }: { site: SeenSite }) {
  const t = useWords()
  const when = useWhen()
  const { locale } = useLocale()
  const [doing, setDoing] = useState<Doing | null>(null)
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumb
            items={[{ label: t('frame.nav.operator_sites'), href: '/operator/sites' }, { label: site.title }]}
          />
        }
        title={site.title}
        status={<StatusBadge site={site} />}
        actions={
          <HeaderActions
            more={[
              {
                id: 'visit',
                label: t('operator.site.visit'),
                icon: ExternalLink,
                href: site.url,
                target: '_blank',
              },
            ]}
          >
            <Doings site={site} onDo={setDoing} />
          </HeaderActions>
        }
      >
        {site.address}
      </PageHeader>
      <Columns
        sideLabel={t('operator.site.about')}
        side={
          <Stack gap={24}>
            <Card title={t('operator.site.about')}>
              <Facts
                isStacked
                items={[
                  {
                    label: t('operator.sites.owner'),
                    value: (
                      <span className={`${css.twoLines} ${recordingClass.mask}`}>
                        <Link href={`/operator/accounts/${site.owner.id}`}>{site.owner.name}</Link>
                        <span className={css.small}>{site.owner.email}</span>
                      </span>
                    ),
                  },
                  { label: t('operator.site.type'), value: t(`sites.type.${site.type}`) },
                  {
                    label: t('operator.site.since'),
                    value: t('operator.site.status_since', {
                      status: t(`sites.status.${site.status}`),
                      when: when.day(site.statusSince),
                    }),
                  },
                  ...(site.next
                    ? [
                        {
                          label: t('operator.site.next'),
                          value:
                            site.next.status === null
                              ? t('operator.site.next_purge', { when: when.day(site.next.at) })
                              : t('operator.site.next_on', {
                                  status: t(`sites.status.${site.next.status}`),
                                  when: when.day(site.next.at),
                                }),
                        },
                      ]
                    : []),
                  {
                    label: t('operator.sites.plan'),
                    value: site.plan
                      ? site.isPlanComped
                        ? t('operator.site.plan_comped', { plan: site.plan })
                        : site.plan
                      : t('operator.sites.no_plan'),
                  },
                  ...(site.legacyAddress === null
                    ? []
                    : [{ label: t('operator.site.legacy_address'), value: site.legacyAddress }]),
                  {
                    label: t('operator.site.files'),
                    value: t('operator.site.files_of', {
                      files: site.stored.files,
                      size: fileSizeText(locale, site.stored.bytes),
                    }),
                  },
                  {
                    label: t('operator.site.region'),
                    value: `${ownName(site.language)} · ${countryName(site.country, locale)} · ${site.currency}`,
                  },
                  { label: t('operator.site.zone'), value: site.timeZone },
                  {
                    label: t('labs.circle'),
                    value:
                      site.circleSince === null
                        ? t('operator.site.not_in_circle')
                        : t('operator.site.in_circle', { when: when.day(site.circleSince) }),
                  },
                  { label: t('operator.site.id'), value: <span className={css.code}>{site.id}</span> },
                ]}
              />
            </Card>
          </Stack>
        }
      >
        <Card
          title={t('operator.site.timeline')}
          help={t('operator.site.timeline_text')}
          actions={
            <Button size="small" onPress={() => setDoing({ what: 'note' })}>
              {t('operator.site.note')}
            </Button>
          }
        >
          <Happened siteId={site.id} />
        </Card>
      </Columns>
      {doing && <Asking site={site} doing={doing} onClose={() => setDoing(null)} />}
    </Page>
  )
}

function Doings({ site, onDo }: { site: SeenSite; onDo: (doing: Doing) => void }) {
  const t = useWords()
  const plans = useRead(listPlans, {})
  return (
    <Menu
      trigger={
        <Button variant="primary" iconEnd={ChevronDown}>
          {t('operator.site.actions')}
        </Button>
      }
      placement="bottom end"
      items={[
        {
          label: t('operator.site.move'),
          // To an older version a site goes by the address of it.
          items: site.moves
            .filter((to) => to !== siteStatus.linkedToLegacyVersion)
            .map((to) => ({
              id: `move-${to}`,
              label: t('operator.site.move_to', { status: t(`sites.status.${to}`) }),
              isDanger: to === siteStatus.removed,
              onAction: () => onDo({ what: 'move', from: site.status, to }),
            })),
        },
        {
          label: t('operator.site.more'),
          items: [
            {
              id: 'extend',
              label: t('operator.site.extend'),
              isDisabled: !site.canExtend,
              onAction: () => onDo({ what: 'extend' }),
            },
            {
              id: 'plan',
              label: t('operator.site.comp'),
              items: [
                ...(plans.data?.plans ?? []).map(({ id, name }) => ({
                  id: `plan-${id}`,
                  label: name,
                  isDisabled: site.planId === id && site.isPlanComped,
                  onAction: () => onDo({ what: 'plan', planId: id, name }),
                })),
                {
                  id: 'plan-none',
                  label: t('operator.sites.no_plan'),
                  isDisabled: site.planId === null,
                  onAction: () => onDo({ what: 'plan', planId: null, name: '' }),
                },
              ],
            },
            {
              id: 'circle',
              label: t(site.circleSince === null ? 'operator.site.circle_in' : 'operator.site.circle_out'),
              onAction: () => onDo({ what: 'circle' }),
            },
            {
              id: 'link',
              label: t('operator.site.link'),
              isDisabled:
                site.status !== siteStatus.linkedToLegacyVersion &&
                !site.moves.includes(siteStatus.linkedToLegacyVersion),
              onAction: () => onDo({ what: 'link' }),
            },
            { id: 'note', label: t('operator.site.note'), onAction: () => onDo({ what: 'note' }) },
          ],
        },
      ]}
    />
  )
}

function Asking({ site, doing, onClose }: { site: SeenSite; doing: Doing; onClose: () => void }) {
  const t = useWords()
  const onDone = () => showToast({ text: t('operator.site.done'), tone: 'success' })
  const change = { refreshes: touched, onDone }
  const client = useQueryClient()
  // Behind the dialog that says what is refused stands what is so by now.
  const lookAgain = async (refused: unknown): Promise<never> => {
    await refresh(client, touched)
    throw refused
  }
  const move = useChange(moveSite, change)
  const extend = useChange(extendSiteTrial, change)
  const comp = useChange(compSite, change)
  const circle = useChange(setCircle, change)
  const note = useChange(noteSite, change)
  const siteId = site.id
  switch (doing.what) {
    case 'move': {
      const status = t(`sites.status.${doing.to}`)
      return (
        <WhyDialog
          title={t('operator.site.move_title', { title: site.title, status })}
          text={t('operator.site.move_text')}
          action={t('operator.site.move_to', { status })}
          isDanger={doing.to === siteStatus.removed || doing.to === siteStatus.expired}
          onDo={(why) => move.mutateAsync({ siteId, from: doing.from, to: doing.to, why }).catch(lookAgain)}
          onClose={onClose}
        />
      )
    }
    case 'extend':
      return (
        <WhyDialog
          title={t('operator.site.extend')}
          text={t('operator.site.extend_text')}
          action={t('operator.site.extend_do')}
          onDo={(why) => extend.mutateAsync({ siteId, why })}
          onClose={onClose}
        />
      )
    case 'plan':
      return (
        <WhyDialog
          title={
            doing.planId === null
              ? t('operator.site.plan_off')
              : t('operator.site.plan_give', { plan: doing.name })
          }
          text={t(doing.planId === null ? 'operator.site.plan_off_text' : 'operator.site.plan_give_text')}
          action={t(doing.planId === null ? 'operator.site.plan_off_do' : 'operator.site.plan_give_do')}
          onDo={(why) => comp.mutateAsync({ siteId, planId: doing.planId, why })}
          onClose={onClose}
        />
      )
    case 'circle': {
      const isIn = site.circleSince === null
      return (
        <WhyDialog
          title={t(isIn ? 'operator.site.circle_in' : 'operator.site.circle_out')}
          text={t(isIn ? 'operator.site.circle_in_text' : 'operator.site.circle_out_text')}
          action={t(isIn ? 'operator.site.circle_in_do' : 'operator.site.circle_out_do')}
          onDo={(why) => circle.mutateAsync({ siteId, isIn, why })}
          onClose={onClose}
        />
      )
    }
    case 'link':
      return <LinkDialog site={site} refreshes={touched} onClose={onClose} />
    case 'note':
      return (
        <WhyDialog
          title={t('operator.site.note')}
          isNeeded
          label={t('operator.site.note_label')}
          help={t('operator.site.note_help')}
          action={t('operator.site.note_do')}
          onDo={(text) => note.mutateAsync({ siteId, text })}
          onClose={onClose}
        />
      )
  }
}

function Happened({ siteId }: { siteId: string }) {
  const t = useWords()
  const words = useEntryWords()
  const entries = useRows(siteTimeline, { siteId })
  if (entries.isError && !entries.items) return <ReadFailed onAgain={entries.again} />
  if (entries.items === null) {
    return (
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    )
  }
  return (
    <div className={recordingClass.mask}>
      <Timeline label={t('operator.site.timeline')} events={entries.items.map(words)} />
      <LoadMore {...entries.more} />
    </div>
  )
}
