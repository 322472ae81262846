import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ProofDeclined, useProof, useWhen } from '#areas/accounts/admin/index.tsx'
import { StatusBadge } from '#areas/sites/admin/index.tsx'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { countryName } from '#kernel/countries.ts'
import { ownName } from '#kernel/i18n/locales.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card, Facts } from '#ui/card/card.tsx'
import { useChange, useComplaint, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Columns, Page, Stack } from '#ui/layout/layout.tsx'
import { ButtonLink, Link } from '#ui/link/link.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { SkeletonPage } from '#ui/skeleton/skeleton.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  changeDuties,
  endSessions,
  findAccounts,
  lockAccount,
  resetSecondFactor,
  seeAccount,
  type SeenAccount,
} from '../contract.ts'
import { AccountBadges } from './account/account-badges.tsx'
import { ActList } from './audit/act-list.tsx'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { WhyDialog } from './console/why-dialog.tsx'

/** An account: how it signs in, where, what it owns, and what operators did to it. */
export function Screen() {
  const t = useWords()
  const { account: accountId = '' } = useParams({ strict: false })
  const account = useRead(seeAccount, { accountId })
  if (account.data) return <Seen account={account.data} />
  if (!account.isError) return <SkeletonPage />
  const isGone = account.error instanceof ApiError && account.error.response?.status === 404
  return (
    <Page>
      {isGone ? (
        <EmptyState
          title={t('operator.account.gone')}
          action={<ButtonLink href="/operator/accounts">{t('frame.nav.operator_accounts')}</ButtonLink>}
        />
      ) : (
        <ReadFailed onAgain={() => void account.refetch()} />
      )}
    </Page>
  )
}

type Doing = 'lock' | 'open' | 'sessions' | 'second_factor'

function Seen({ account }: { account: SeenAccount }) {
  const t = useWords()
  const when = useWhen()
  const { locale } = useLocale()
  const proof = useProof()
  const [doing, setDoing] = useState<Doing | null>(null)
  const change = {
    refreshes: [seeAccount, findAccounts],
    onDone: () => showToast({ text: t('operator.account.done'), tone: 'success' }),
  }
  const lock = useChange(lockAccount, change)
  const end = useChange(endSessions, change)
  const reset = useChange(resetSecondFactor, change)
  const accountId = account.id
  const does: Readonly<Record<Doing, (why: string) => Promise<unknown>>> = {
    lock: (why) => lock.mutateAsync({ accountId, isLocked: true, why }),
    open: (why) => lock.mutateAsync({ accountId, isLocked: false, why }),
    sessions: (why) => end.mutateAsync({ accountId, why }),
    second_factor: (why) => proof.proved(() => reset.mutateAsync({ accountId, why })),
  }
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumb
            items={[
              { label: t('frame.nav.operator_accounts'), href: '/operator/accounts' },
              { label: t('operator.account.title') },
            ]}
          />
        }
        title={<span className={recordingClass.mask}>{account.name}</span>}
        status={<AccountBadges account={account} />}
        actions={
          account.isLocked ? (
            <Button onPress={() => setDoing('open')}>{t('operator.account.open')}</Button>
          ) : (
            <Button variant="danger" onPress={() => setDoing('lock')}>
              {t('operator.account.lock')}
            </Button>
          )
        }
      >
        <span className={recordingClass.mask}>{account.email}</span>
      </PageHeader>
      <Columns
        sideLabel={t('operator.account.about')}
        side={
          <Stack gap={24}>
            <Card title={t('operator.account.about')}>
              <Facts
                isStacked
                items={[
                  {
                    label: t('operator.account.verified'),
                    value: t(account.isVerified ? 'operator.yes' : 'operator.no'),
                  },
                  { label: t('operator.accounts.made'), value: when.day(account.createdAt) },
                  {
                    label: t('operator.account.country'),
                    value: account.country === null ? '–' : countryName(account.country, locale),
                  },
                  { label: t('operator.account.language'), value: ownName(account.preferredLocale) },
                  { label: t('operator.account.zone'), value: account.timeZone },
                  ...(account.lockedAt === null
                    ? []
                    : [{ label: t('operator.account.locked_since'), value: when.at(account.lockedAt) }]),
                  { label: t('operator.site.id'), value: <span className={css.code}>{account.id}</span> },
                ]}
              />
            </Card>
            <Duties account={account} />
          </Stack>
        }
      >
        <Stack gap={24}>
          <Card title={t('operator.account.security')}>
            <ul className={css.rows}>
              <li className={css.row}>
                <div className={css.rowWords}>
                  <p className={css.rowTitle}>{t('operator.account.second_factor')}</p>
                  <p className={css.small}>
                    {account.secondFactorSince === null
                      ? t('operator.account.second_factor_none')
                      : t('operator.account.second_factor_since', {
                          when: when.day(account.secondFactorSince),
                        })}
                  </p>
                </div>
                {account.secondFactorSince !== null && (
                  <Button size="small" onPress={() => setDoing('second_factor')}>
                    {t('operator.account.second_factor_reset')}
                  </Button>
                )}
              </li>
              <li className={css.row}>
                <div className={css.rowWords}>
                  <p className={css.rowTitle}>{t('operator.account.passkeys')}</p>
                  <p className={css.small}>
                    {t('operator.account.passkeys_count', { count: account.passkeys })}
                  </p>
                </div>
              </li>
            </ul>
          </Card>
          <Card
            title={t('operator.account.sessions')}
            actions={
              account.sessions.length > 0 && (
                <Button size="small" onPress={() => setDoing('sessions')}>
                  {t('operator.account.end_sessions')}
                </Button>
              )
            }
          >
            {account.sessions.length === 0 ? (
              <p className={css.soft}>{t('operator.account.sessions_none')}</p>
            ) : (
              <ul className={css.rows}>
                {account.sessions.map((session) => (
                  <li key={session.id} className={css.row}>
                    <div className={css.rowWords}>
                      <p className={css.rowTitle}>
                        {[session.device.browser, session.device.system].filter(Boolean).join(' · ') ||
                          t('operator.account.device_unknown')}
                      </p>
                      <p className={css.small}>
                        <span className={recordingClass.mask}>{session.ip}</span>
                        {` · ${t('operator.account.last_used', { when: when.ago(session.lastUsedAt) })}`}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title={t('operator.account.sites')}>
            {account.sites.length === 0 ? (
              <p className={css.soft}>{t('operator.account.sites_none')}</p>
            ) : (
              <ul className={css.rows}>
                {account.sites.map((site) => (
                  <li key={site.id} className={css.row}>
                    <div className={css.rowWords}>
                      <p className={css.rowTitle}>
                        <Link href={`/operator/sites/${site.id}`}>{site.title}</Link>
                      </p>
                      <p className={css.small}>{site.address}</p>
                    </div>
                    <StatusBadge site={{ status: site.status, trialDaysLeft: null, isPaused: false }} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title={t('operator.acts.title')}>
            <ActList label={t('operator.acts.title')} acts={account.acts} />
          </Card>
        </Stack>
      </Columns>
      {doing && (
        <WhyDialog
          title={t(`operator.account.${doing}_title`)}
          text={t(`operator.account.${doing}_text`)}
          action={t(`operator.account.${doing}_do`)}
          isDanger={doing === 'lock'}
          onDo={does[doing]}
          onClose={() => setDoing(null)}
        />
      )}
      {proof.dialog}
    </Page>
  )
}

function Duties({ account }: { account: SeenAccount }) {
  const t = useWords()
  const proof = useProof()
  const complain = useComplaint()
  const duties = useChange(changeDuties, { refreshes: [seeAccount, findAccounts] })
  const { isOperator, isStaff } = account
  // Only what was switched: a duty that somebody else ended meanwhile stays ended.
  const set = (given: { isOperator?: boolean; isStaff?: boolean }): void => {
    const before = given.isOperator === undefined ? { isStaff } : { isOperator }
    proof
      .proved(() => duties.mutateAsync({ accountId: account.id, why: '', ...given }))
      .then(() =>
        showToast({
          text: t('operator.account.done'),
          tone: 'success',
          undo: () => set(before),
        }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof ProofDeclined)) complain(error)
      })
  }
  return (
    <Card title={t('operator.account.duties')}>
      <Stack gap={16}>
        <Switch
          isSpread
          label={t('operator.accounts.operator')}
          help={t('operator.account.operator_help')}
          value={isOperator}
          isBusy={duties.isPending}
          isDisabled={!account.isVerified && !isOperator}
          onChange={(is) => set({ isOperator: is })}
        />
        <Switch
          isSpread
          label={t('operator.accounts.staff')}
          help={t('operator.account.staff_help')}
          value={isStaff}
          isBusy={duties.isPending}
          isDisabled={!account.isVerified && !isStaff}
          onChange={(is) => set({ isStaff: is })}
        />
        {!account.isVerified && <Badge tone="warning">{t('operator.accounts.unverified')}</Badge>}
      </Stack>
      {proof.dialog}
    </Card>
  )
}
