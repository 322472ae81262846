import type { PermissionName } from '#kernel/permission.ts'
import { useNavigate } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import type { OutputOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useChange } from '#ui/data/data.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import {
  createRole,
  type CustomRole,
  listRoles,
  offeredRoleNames,
  removeRole,
  viewAs,
} from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import css from './people.module.css'
import { namesOf } from './role-dialog.tsx'
import { isSeenAs } from './seen-as.ts'

/** The roles there are, each with what it may do, and the site through its eyes. */
export function RoleList({
  roles,
  reachables,
  onEdit,
}: Pick<OutputOf<typeof listRoles>, 'reachables'> & {
  roles: readonly CustomRole[]
  onEdit: (role: CustomRole) => void
}) {
  const t = useWords()
  const list = useList()
  const { id: siteId, isReadOnly, type } = useSite()
  const navigate = useNavigate()
  const remove = useChange(removeRole, { refreshes: [listRoles] })
  const restore = useChange(createRole, { refreshes: [listRoles] })
  const takeAway = (role: CustomRole): void => {
    const { name, rights, reach } = role
    // A role that somebody has is not removed, so one that is made anew is all that it was.
    const undo = (): void => restore.mutate({ siteId, name, rights, reach })
    const onSuccess = (): void => void showToast({ text: t('sites.roles.removed', { name }), undo })
    remove.mutate({ siteId, roleId: role.id }, { onSuccess })
  }
  const view = useChange(viewAs, {
    // Everything shown was read as oneself: all of it is read again.
    onDone: () => void navigate({ to: `/sites/${siteId}`, reloadDocument: true }),
  })
  const look = (role: Parameters<typeof view.mutate>[0]['role'], name: string) =>
    isSeenAs(type, role) && (
      <Button
        size="small"
        variant="quiet"
        icon={Eye}
        aria-label={t('sites.view_as.name', { role: name })}
        onPress={() => view.mutate({ siteId, role })}
      >
        {t('sites.view_as.action')}
      </Button>
    )
  return (
    <div className={css.roles}>
      {roles.length > 0 && (
        <section aria-labelledby="own-roles">
          <h2 id="own-roles" className={css.heading}>
            {t('sites.roles.own_title')}
          </h2>
          <ul className={css.roleList}>
            {roles.map((role) => (
              <li key={role.id} className={css.role}>
                <div className={css.roleWords}>
                  <p className={css.roleName}>{role.name}</p>
                  <p className={css.roleText}>
                    {role.rights.map((right) => t(`permission.${right as PermissionName}`)).join(' · ')}
                  </p>
                  {reachables
                    .map(({ kind, things }) => ({ kind, names: namesOf(role.reach, [{ kind, things }]) }))
                    .filter(({ kind }) => role.reach[kind])
                    .map(({ kind, names }) => (
                      <p key={kind} className={css.roleText}>
                        {t(`reach.${kind as 'form'}.only`, { names: list(names) })}
                      </p>
                    ))}
                </div>
                <span className={classNames(css.roleText, css.uses)}>
                  {t('sites.roles.uses', { uses: role.uses })}
                </span>
                <Cluster>
                  {look(role.id, role.name)}
                  {!role.isBeyondYou && (
                    <>
                      <Button
                        size="small"
                        isDisabled={isReadOnly}
                        aria-label={`${t('sites.roles.edit')}: ${role.name}`}
                        onPress={() => onEdit(role)}
                      >
                        {t('sites.roles.edit')}
                      </Button>
                      <Button
                        size="small"
                        variant="quiet"
                        isDisabled={isReadOnly}
                        aria-label={`${t('sites.roles.remove')}: ${role.name}`}
                        onPress={() => takeAway(role)}
                      >
                        {t('sites.roles.remove')}
                      </Button>
                    </>
                  )}
                </Cluster>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="standard-roles">
        <h2 id="standard-roles" className={css.heading}>
          {t('sites.roles.standard')}
        </h2>
        <ul className={css.roleList}>
          {offeredRoleNames.map((role) => (
            <li key={role} className={css.role}>
              <div className={css.roleWords}>
                <p className={css.roleName}>{t(`sites.role.${role}`)}</p>
                <p className={css.roleText}>{t(`sites.role.${role}.text`)}</p>
              </div>
              {look(role, t(`sites.role.${role}`))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
