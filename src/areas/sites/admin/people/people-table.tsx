import type { RoleName } from '../../contract.ts'
import { useState } from 'react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useChange } from '#ui/data/data.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { inOrder, narrowed } from '#ui/list-view/list-view.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import {
  type Contributor,
  type CustomRole,
  listContributors,
  listRoles,
  removeContributor,
} from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import css from './people.module.css'
import { useRoleWords } from './role-words.ts'

/** Who works on the site, the owner first unless asked otherwise. */
export function PeopleTable({
  people,
  roles,
  onChange,
}: {
  people: readonly Contributor[]
  roles: readonly CustomRole[]
  onChange: (person: Contributor) => void
}) {
  const t = useWords()
  const when = useWhen()
  const { id: siteId, isReadOnly } = useSite()
  const rolesOf = useRoleWords(roles)
  const [leaving, setLeaving] = useState<Contributor | null>(null)
  const remove = useChange(removeContributor, { refreshes: [listContributors, listRoles] })
  const { locale } = useLocale()
  const held = (person: Contributor): readonly string[] => [
    ...(person.isOwner ? ['owner'] : person.roles),
    ...person.customRoleIds,
  ]
  const roleIds = [...new Set(people.flatMap(held))]
  const list = useList('sites/people', {
    sorts: ['person', 'since'],
    filters: { role: roleIds },
    isPersonal: true,
  })
  const isLong = list.isLong(people.length)
  const roleOptions = roleIds.map((role) => ({
    value: role,
    label: roles.find(({ id }) => id === role)?.name ?? t(`sites.role.${role as RoleName}`),
  }))
  const found = narrowed(people, list.view, locale, (person) => `${person.name} ${person.email}`, held)
  const shown = inOrder(found, list.view.sort, locale, (person, column) =>
    column === 'since' ? Date.parse(person.since) : person.name,
  )
  const columns: readonly TableColumn<Contributor>[] = [
    {
      id: 'person',
      label: t('sites.people.person'),
      isHeader: true,
      isSortable: isLong,
      cell: (person) => (
        <span className={css.person}>
          <Avatar name={person.name} />
          <span className={css.personWords}>
            <span className={`${css.personName} fs-mask`}>
              {person.name} {person.isMe && <span className={css.you}>{t('sites.people.you')}</span>}
            </span>
            <br />
            <span className={`${css.email} fs-mask`}>{person.email}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'roles',
      label: t('sites.people.roles'),
      phone: 'line',
      cell: (person) => (person.isOwner ? t('sites.role.owner') : rolesOf(person)),
    },
    {
      id: 'since',
      label: t('sites.people.since'),
      isSortable: isLong,
      phone: 'line',
      width: '13rem',
      cell: (person) =>
        person.lastDay === null ? (
          <>
            <span className={css.underHead}>{when.day(person.since)}</span>
            <span className={css.withoutHead}>
              {t('sites.people.since_day', { date: when.day(person.since) })}
            </span>
          </>
        ) : (
          t('sites.people.ends', { date: when.calendarDay(person.lastDay) })
        ),
    },
    {
      id: 'menu',
      label: t('sites.people.actions'),
      isLabelHidden: true,
      align: 'end',
      width: '4rem',
      phone: 'end',
      cell: (person) =>
        !person.isOwner &&
        !person.isBeyondYou && (
          <Menu
            placement="bottom end"
            trigger={
              <IconButton
                size="small"
                icon={Ellipsis}
                tip="none"
                name={t('sites.people.menu', { name: person.name })}
                className="fs-mask"
              />
            }
            items={[
              !isReadOnly && {
                id: 'change',
                label: t('sites.people.change'),
                onAction: () => onChange(person),
              },
              {
                id: 'remove',
                label: t('sites.people.remove'),
                isDanger: true,
                onAction: () => setLeaving(person),
              },
            ]}
          />
        ),
    },
  ]
  const close = (): void => setLeaving(null)
  return (
    <>
      <Stack gap={12}>
        {isLong && (
          <ListBar
            list={list}
            searchLabel={t('sites.people.search')}
            columns={columns}
            filters={[{ id: 'role', label: t('sites.people.roles'), options: roleOptions }]}
          />
        )}
        <Table
          label={t('frame.nav.people')}
          {...(isLong ? list.tableOf(columns) : { columns })}
          items={isLong ? shown : people}
          idOf={idOf}
          nameOf={(person) => person.name}
          empty={<NoMatch title={t('sites.people.no_match')} onClear={list.clear} />}
        />
      </Stack>
      {leaving && (
        <Confirm
          title={<span className="fs-mask">{t('sites.people.remove_ask', { name: leaving.name })}</span>}
          action={t('sites.people.remove')}
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { siteId, accountId: leaving.accountId },
              {
                onSuccess: () => showToast({ text: t('sites.people.removed', { name: leaving.name }) }),
                onSettled: close,
              },
            )
          }
          onClose={close}
        >
          <p>{t('sites.people.remove_text')}</p>
        </Confirm>
      )}
    </>
  )
}

const idOf = (person: Contributor): string => person.accountId
