import type { OwnerKey } from '#kernel/messages/message.ts'
import { Fragment } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { fileSizeText } from '#kernel/i18n/file-size.ts'
import { MINUTE, SECOND } from '#kernel/clock.ts'
import { type BadgeTone, Status } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card, Facts, Figure } from '#ui/card/card.tsx'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Grid, Page, Stack } from '#ui/layout/layout.tsx'
import { Link } from '#ui/link/link.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import { LEAST_DISK, readHealth, readStorage } from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'

type Health = OutputOf<typeof readHealth>
type Largest = OutputOf<typeof readStorage>['largest'][number]

/** From so many milliseconds on the clocks of database and program are apart, and a round trip is slow. */
const DRIFT = 30 * SECOND
const SLOW = 100

/**
 * Whether everything is well, at a glance; read again every minute. Where that fails the figures stay, with when they
 * were so, and nothing is called well by them: the server or its database may be what is away.
 */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const health = useRead(readHealth, {}, { every: MINUTE })
  const again = () => void health.refetch()
  return (
    <Page>
      <PageHeader title={t('operator.health.title')}>{t('operator.health.text')}</PageHeader>
      {health.data ? (
        <Stack gap={24}>
          {health.error && (
            <Banner
              tone="danger"
              isLive
              title={t('operator.health.old', { when: when.at(health.data.at) })}
              actions={
                <Button size="small" onPress={again}>
                  {t('ui.again')}
                </Button>
              }
            />
          )}
          <Checks health={health.data} isOld={health.error !== null} />
          <Standings health={health.data} />
          <Files />
        </Stack>
      ) : (
        <Waiting isFailed={health.isError} onAgain={again} lines={8} />
      )}
    </Page>
  )
}

/** A name of several words, which breaks between them where it has no room for all. */
function breakable(name: string) {
  return name.split(/(?<=_)/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}

function Checks({ health, isOld }: { health: Health; isOld: boolean }) {
  const t = useWords()
  const when = useWhen()
  const { locale } = useLocale()
  const { database, disk, jobs, mails, versions } = health
  const isDatabaseWell = Math.abs(database.drift) < DRIFT && database.took < SLOW
  const isDiskWell = disk === null || disk.free > LEAST_DISK
  const isMailWell = mails.failed === 0 && mails.unknown === 0
  const said = (tone: BadgeTone, key: OwnerKey) => <Status tone={tone}>{t(key)}</Status>
  const wellOr = (isWell: boolean) =>
    isOld ? null : isWell ? said('success', 'operator.health.well') : said('warning', 'operator.health.look')
  return (
    <Grid min={20} gap={24}>
      <Card title={t('operator.health.database')} actions={wellOr(isDatabaseWell)}>
        <Facts
          items={[
            {
              label: t('operator.health.engine'),
              value: t(`operator.health.engine_${database.kind}`, { version: database.version }),
            },
            {
              label: t('operator.health.took'),
              value: t('operator.health.milliseconds', { count: database.took }),
            },
            { label: t('operator.health.size'), value: fileSizeText(locale, database.bytes) },
            {
              label: t('operator.health.drift'),
              value: t('operator.health.milliseconds', { count: database.drift }),
            },
          ]}
        />
      </Card>
      <Card title={t('operator.health.disk')} actions={wellOr(isDiskWell)}>
        {disk ? (
          <Facts
            items={[
              { label: t('operator.health.free'), value: fileSizeText(locale, disk.free) },
              { label: t('operator.health.whole'), value: fileSizeText(locale, disk.size) },
            ]}
          />
        ) : (
          <p className={css.soft}>{t('operator.health.disk_unknown')}</p>
        )}
      </Card>
      <Card
        title={<Link href="/operator/jobs">{t('frame.nav.jobs')}</Link>}
        actions={wellOr(jobs.failed === 0)}
      >
        <Facts
          items={(['waiting', 'running', 'failed'] as const).map((state) => ({
            label: t(`operator.jobs.state_${state}`),
            value: jobs[state],
          }))}
        />
      </Card>
      <Card
        title={<Link href="/operator/mails">{t('frame.nav.mails')}</Link>}
        actions={health.isMailConfigured ? wellOr(isMailWell) : said('neutral', 'operator.health.mail_kept')}
      >
        <Facts
          items={[
            { label: t('operator.health.mails_waiting'), value: mails.waiting },
            { label: t('operator.health.mails_failed'), value: mails.failed },
            { label: t('operator.health.mails_unknown'), value: mails.unknown },
          ]}
        />
      </Card>
      <Card title={t('operator.health.program')}>
        <Facts
          items={[
            { label: t('operator.health.portico'), value: versions.portico },
            { label: t('operator.health.runtime'), value: versions.node },
            { label: t('operator.health.zones'), value: versions.zones },
            { label: t('operator.health.role'), value: t(`operator.health.role_${health.role}`) },
            { label: t('operator.health.started'), value: when.ago(health.startedAt) },
            {
              label: t('operator.health.recording'),
              value: t(
                health.isRecordingConfigured
                  ? 'operator.health.recording_on'
                  : 'operator.health.recording_off',
              ),
            },
          ]}
        />
      </Card>
      <Card title={t('operator.health.migrations')}>
        <Facts
          items={[
            { label: t('operator.health.migrations_count'), value: health.migrations.count },
            {
              label: t('operator.health.migrations_last'),
              value: <span className={css.code}>{breakable(health.migrations.last)}</span>,
            },
            { label: t('operator.health.migrations_at'), value: when.at(health.migrations.at) },
          ]}
        />
      </Card>
    </Grid>
  )
}

function Standings({ health }: { health: Health }) {
  const t = useWords()
  return (
    <Card
      title={t('operator.health.sites')}
      actions={
        <Link href="/operator/sites" variant="quiet">
          {t('operator.health.all_sites')}
        </Link>
      }
    >
      {health.sites.length === 0 ? (
        <p className={css.soft}>{t('operator.sites.none')}</p>
      ) : (
        <div className={css.figures}>
          {health.sites.map(({ status, count }) => (
            <Figure key={status} label={t(`sites.status.${status}`)} value={count} />
          ))}
        </div>
      )}
    </Card>
  )
}

function Files() {
  const t = useWords()
  const { locale } = useLocale()
  const storage = useRead(readStorage, {})
  const columns: readonly TableColumn<Largest>[] = [
    { id: 'site', label: t('operator.storage.site'), isHeader: true, cell: (row) => row.title },
    {
      id: 'files',
      label: t('operator.storage.files'),
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
      cell: (row) => row.files,
    },
    {
      id: 'bytes',
      label: t('operator.storage.bytes'),
      align: 'end',
      phone: 'end',
      cell: (row) => fileSizeText(locale, row.bytes),
    },
  ]
  return (
    <Card
      title={t('operator.storage.title')}
      help={
        storage.data &&
        t(`operator.storage.in_${storage.data.kind}`, {
          files: storage.data.files,
          size: fileSizeText(locale, storage.data.bytes),
        })
      }
    >
      <Table
        label={t('operator.storage.title')}
        isDense
        columns={columns}
        items={storage.data?.largest ?? null}
        idOf={(row) => row.id}
        nameOf={(row) => row.title}
        hrefOf={(row) => `/operator/sites/${row.id}`}
        error={storage.isError && <ReadFailed onAgain={() => void storage.refetch()} />}
        empty={<EmptyState size="small" title={t('operator.storage.none')} />}
      />
    </Card>
  )
}
