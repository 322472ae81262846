import Ellipsis from 'lucide-react/icons/ellipsis'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  type Contributor,
  type CustomRole,
  listContributors,
  listRoles,
  removeContributor,
} from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import { useProblemToast } from '../site/problem-words.ts'
import { useWhen } from '../site/use-when.ts'
import css from './people.module.css'
import { useRoleWords } from './role-words.ts'

/** Who works on the site, the owner first. */
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
  const complain = useProblemToast()
  const [leaving, setLeaving] = useState<Contributor | null>(null)
  const remove = useChange(removeContributor, { refreshes: [listContributors, listRoles] })
  const columns: readonly TableColumn<Contributor>[] = [
    {
      id: 'person',
      label: t('sites.people.person'),
      isHeader: true,
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
      <Table
        label={t('sites.people.title')}
        columns={columns}
        items={people}
        idOf={(person) => person.accountId}
        nameOf={(person) => person.name}
        empty={null}
      />
      {leaving && (
        <Dialog
          isOpen
          isAlert
          size="small"
          title={<span className="fs-mask">{t('sites.people.remove_ask', { name: leaving.name })}</span>}
          onOpenChange={(isOpen) => !isOpen && close()}
          footer={
            <>
              <Button
                variant="danger"
                isBusy={remove.isPending}
                onPress={() =>
                  remove.mutate(
                    { siteId, accountId: leaving.accountId },
                    {
                      onError: complain,
                      onSuccess: () => showToast({ text: t('sites.people.removed', { name: leaving.name }) }),
                      onSettled: close,
                    },
                  )
                }
              >
                {t('sites.people.remove')}
              </Button>
              <Button onPress={close}>{t('ui.cancel')}</Button>
            </>
          }
        >
          <p>{t('sites.people.remove_text')}</p>
        </Dialog>
      )}
    </>
  )
}
