import { useParams } from '@tanstack/react-router'
import { z } from 'zod'
import { usePlainList, useWhen } from '#areas/accounts/admin/index.tsx'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { line, longText } from '#kernel/shapes.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { Field, Form, FormActions } from '#ui/form/form.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { changeContact, getContact, listContacts, listTags, readEntries } from '../contract.ts'
import { contactName } from './contact-name.ts'

type Got = OutputOf<typeof getContact>

/** One contact: addresses, lists, consents and what happened, with names, tags and notes to be changed. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const { contactId = '' } = useParams({ strict: false })
  const got = useRead(getContact, { siteId: site.id, contactId })
  const name = got.data && (contactName(got.data.contact) ?? t('contacts.nameless'))
  return (
    <Page>
      <PageHeader
        above={
          <div className={recordingClass.mask}>
            <Breadcrumb
              items={[
                { label: t('frame.nav.contacts'), href: `/sites/${site.id}/contacts` },
                { label: name ?? t('frame.nav.contacts') },
              ]}
            />
          </div>
        }
        title={<span className={recordingClass.mask}>{name ?? t('frame.nav.contacts')}</span>}
      />
      <ReadOnlyNote />
      {got.data ? (
        <Stack gap={24}>
          <div className={recordingClass.mask}>
            <Details key={contactId} contact={got.data.contact} />
          </div>
          <Emails contact={got.data.contact} />
          <Memberships memberships={got.data.memberships} />
          <Entries contactId={contactId} />
          <Consents consents={got.data.consents} />
        </Stack>
      ) : got.isError ? (
        <ReadFailed onAgain={() => void got.refetch()} />
      ) : (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
    </Page>
  )
}

const shape = z.object({
  givenName: line(100),
  familyName: line(100),
  company: line(200),
  tags: line(2_600),
  notes: longText(10_000),
})

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

function Details({ contact }: { contact: Got['contact'] }) {
  const t = useWords()
  const site = useSite()
  const change = useChange(changeContact, { refreshes: [getContact, listContacts, listTags] })
  const { givenName, familyName, company, notes } = contact
  const form = useForm({
    schema: shape,
    defaultValues: { givenName, familyName, company, tags: contact.tags.join(', '), notes },
    onSubmit: async (values, changed) => {
      const { tags, ...given } = onlyChanged(values, changed)
      await change.mutateAsync({
        siteId: site.id,
        contactId: contact.id,
        ...given,
        ...(tags === undefined ? {} : { tags: tagsIn(tags) }),
      })
      showToast({ tone: 'success', text: t('contacts.saved') })
    },
  })
  const isReadOnly = site.isReadOnly
  return (
    <Card title={t('contacts.details')}>
      <Form form={form} label={t('contacts.details')}>
        <Field of={form} name="givenName">
          {(bind) => (
            <TextField
              label={t('contacts.given_name')}
              autoComplete="off"
              isReadOnly={isReadOnly}
              {...bind}
            />
          )}
        </Field>
        <Field of={form} name="familyName">
          {(bind) => (
            <TextField
              label={t('contacts.family_name')}
              autoComplete="off"
              isReadOnly={isReadOnly}
              {...bind}
            />
          )}
        </Field>
        <Field of={form} name="company">
          {(bind) => (
            <TextField label={t('contacts.company')} autoComplete="off" isReadOnly={isReadOnly} {...bind} />
          )}
        </Field>
        <Field of={form} name="tags">
          {(bind) => (
            <TextField
              label={t('contacts.tags')}
              help={t('contacts.tags.help')}
              autoComplete="off"
              isReadOnly={isReadOnly}
              {...bind}
            />
          )}
        </Field>
        <Field of={form} name="notes">
          {(bind) => <TextArea label={t('contacts.notes')} isReadOnly={isReadOnly} {...bind} />}
        </Field>
        {!isReadOnly && (
          <FormActions>
            <Button variant="primary" type="submit" isBusy={form.isBusy}>
              {t('contacts.save')}
            </Button>
          </FormActions>
        )}
      </Form>
    </Card>
  )
}

function Emails({ contact }: { contact: Got['contact'] }) {
  const t = useWords()
  return (
    <Card title={t('contacts.emails')}>
      <Stack gap={8}>
        {contact.emails.length === 0 && <p>{t('contacts.emails.none')}</p>}
        {contact.emails.map(({ email, isMain, isSuppressed }) => (
          <Cluster key={email}>
            <span className={recordingClass.mask}>{email}</span>
            {isMain && contact.emails.length > 1 && <Badge>{t('contacts.emails.main')}</Badge>}
            {isSuppressed && <Badge tone="warning">{t('contacts.emails.suppressed')}</Badge>}
          </Cluster>
        ))}
        {contact.phones.length > 0 && (
          <p>
            {t('contacts.phones')}: <span className={recordingClass.mask}>{contact.phones.join(', ')}</span>
          </p>
        )}
      </Stack>
    </Card>
  )
}

const tones = { confirmed: 'success', unconfirmed: 'neutral', left: 'warning' } as const

function Memberships({ memberships }: { memberships: Got['memberships'] }) {
  const t = useWords()
  const when = useWhen()
  return (
    <Card title={t('contacts.lists_of')}>
      <Stack gap={8}>
        {memberships.length === 0 && <p>{t('contacts.lists_of.none')}</p>}
        {memberships.map(({ listId, name, state, since }) => (
          <Cluster key={listId} isSpread>
            <Cluster>
              <span>{name}</span>
              <Badge tone={tones[state]}>{t(`contacts.state.${state}`)}</Badge>
            </Cluster>
            <time dateTime={since}>{when.at(since)}</time>
          </Cluster>
        ))}
      </Stack>
    </Card>
  )
}

function Entries({ contactId }: { contactId: string }) {
  const t = useWords()
  const site = useSite()
  const when = useWhen()
  const entries = useRows(
    readEntries,
    { siteId: site.id, contactId },
    { rows: usePlainList('contacts/entries') },
  )
  return (
    <Card title={t('contacts.timeline')}>
      {entries.items ? (
        entries.items.length === 0 ? (
          <p>{t('contacts.timeline.none')}</p>
        ) : (
          <>
            <Timeline
              label={t('contacts.timeline')}
              events={entries.items.map(({ id, what, values, at }) => ({
                id,
                title: t(`contact_entry.${what as OwnerKeyAfter<'contact_entry'>}`, values),
                when: when.at(at),
                dateTime: at,
              }))}
            />
            <LoadMore {...entries.more} />
          </>
        )
      ) : entries.isError ? (
        <ReadFailed onAgain={entries.again} />
      ) : (
        <Loading>
          <Skeleton lines={3} />
        </Loading>
      )}
    </Card>
  )
}

function Consents({ consents }: { consents: Got['consents'] }) {
  const t = useWords()
  const when = useWhen()
  return (
    <Card title={t('contacts.consents')}>
      {consents.length === 0 ? (
        <p>{t('contacts.consent.none')}</p>
      ) : (
        <Timeline
          label={t('contacts.consents')}
          events={consents.map((one) => ({
            id: one.id,
            title: t('contacts.consent.line', {
              act: t(`contacts.consent.${one.act}`),
              what: t(`contacts.purpose.${one.purpose}`),
              channel: t(`contacts.channel.${one.channel}`),
            }),
            when: when.at(one.at),
            dateTime: one.at,
            detail: (
              <Stack gap={4}>
                <q lang={one.language}>{one.words}</q>
                {one.list !== null && <span>{t('contacts.consent.list', { list: one.list })}</span>}
                {one.place !== '' && <span>{t('contacts.consent.place', { place: one.place })}</span>}
              </Stack>
            ),
          }))}
        />
      )}
    </Card>
  )
}
