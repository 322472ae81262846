import { type ReactNode, useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import UserPlus from 'lucide-react/icons/user-plus'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { useWords } from '#ui/words.ts'
import { type Contributor, type CustomRole, listContributors, listRoles } from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import { ReadOnlyNote } from '../site/read-only-note.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { InvitationList } from './invitation-list.tsx'
import { PeopleTable } from './people-table.tsx'
import css from './people.module.css'
import { RoleDialog } from './role-dialog.tsx'
import { RoleList } from './role-list.tsx'

type Open =
  | { readonly what: 'invite' }
  | { readonly what: 'change'; readonly person: Contributor }
  | { readonly what: 'role'; readonly role: CustomRole | null }
  | null

/** People and roles of a site, with everything that changes them, on the screen of that title. */
export function PeoplePanel({ title, above, note }: { title: string; above?: ReactNode; note?: ReactNode }) {
  const t = useWords()
  const { id: siteId, isReadOnly } = useSite()
  const [tab, setTab] = useState('people')
  const [open, setOpen] = useState<Open>(null)
  const people = useRead(listContributors, { siteId })
  const roles = useRead(listRoles, { siteId })
  const own = roles.data?.roles ?? []
  const close = (): void => setOpen(null)
  return (
    <>
      <PageHeader
        above={above}
        title={title}
        actions={
          tab === 'people' ? (
            <Button
              variant="primary"
              icon={UserPlus}
              isDisabled={isReadOnly}
              onPress={() => setOpen({ what: 'invite' })}
            >
              {t('sites.people.invite')}
            </Button>
          ) : tab === 'roles' ? (
            <Button
              variant="primary"
              icon={Plus}
              isDisabled={isReadOnly}
              onPress={() => setOpen({ what: 'role', role: null })}
            >
              {t('sites.roles.create')}
            </Button>
          ) : undefined
        }
      >
        {note}
      </PageHeader>
      <ReadOnlyNote />
      {people.isError || roles.isError ? (
        <ReadFailed onAgain={() => void Promise.all([people.refetch(), roles.refetch()])} />
      ) : !people.data || !roles.data ? (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      ) : (
        <Tabs
          label={t('frame.nav.people')}
          selected={tab}
          onSelect={setTab}
          items={[
            {
              id: 'people',
              label: t('sites.people.tab'),
              content: (
                <div className={css.sections}>
                  <PeopleTable
                    people={people.data.contributors}
                    roles={own}
                    onChange={(person) => setOpen({ what: 'change', person })}
                  />
                  <InvitationList invitations={people.data.invitations} roles={own} />
                </div>
              ),
            },
            {
              id: 'roles',
              label: t('sites.roles.tab'),
              content: (
                <RoleList
                  roles={own}
                  reachables={roles.data?.reachables ?? []}
                  onEdit={(role) => setOpen({ what: 'role', role })}
                />
              ),
            },
          ]}
        />
      )}
      {(open?.what === 'invite' || open?.what === 'change') && (
        <AssignDialog
          person={open.what === 'change' ? open.person : null}
          roles={own}
          beyond={roles.data?.beyondYou ?? []}
          onClose={close}
        />
      )}
      {open?.what === 'role' && roles.data && (
        <RoleDialog
          role={open.role}
          rights={roles.data.rights}
          reachables={roles.data.reachables}
          onClose={close}
        />
      )}
    </>
  )
}
