import { useWhen } from '#areas/accounts/admin/index.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useChange } from '#ui/data/data.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  type CustomRole,
  type Invitation,
  listContributors,
  resendInvitation,
  revokeInvitation,
} from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import css from './people.module.css'
import { useRoleWords } from './role-words.ts'

/** Who is invited and has not answered; each can be sent again or taken back. */
export function InvitationList({
  invitations,
  roles,
}: {
  invitations: readonly Invitation[]
  roles: readonly CustomRole[]
}) {
  const t = useWords()
  const when = useWhen()
  const { id: siteId, isReadOnly } = useSite()
  const rolesOf = useRoleWords(roles)
  const resend = useChange(resendInvitation, { refreshes: [listContributors] })
  const revoke = useChange(revokeInvitation, { refreshes: [listContributors] })
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className={css.heading}>
        {t('sites.invitations.title')}
      </h2>
      <ul className={css.roleList}>
        {invitations.map((one) => (
          <li key={one.id} className={css.role}>
            <div className={`${css.roleWords} fs-mask`}>
              <p id={`invited-${one.id}`} className={css.roleName}>
                {one.email}
              </p>
              <p className={css.roleText}>
                {rolesOf(one)}
                {one.lastDay !== null &&
                  ` ${t('sites.people.ends', { date: when.calendarDay(one.lastDay) })}`}{' '}
                · {t('sites.invitations.sent', { name: one.invitedBy, ago: when.ago(one.sentAt) })}
              </p>
            </div>
            {one.isExpired ? (
              <Badge tone="warning">{t('sites.invitations.expired')}</Badge>
            ) : (
              <span className={classNames(css.roleText, css.until)}>
                {t('sites.invitations.until', { date: when.day(one.expiresAt) })}
              </span>
            )}
            {!one.isBeyondYou && (
              <Cluster>
                {/* Named with the address: only the eye sees that they belong to it. */}
                <Button
                  size="small"
                  id={`resend-${one.id}`}
                  aria-labelledby={`resend-${one.id} invited-${one.id}`}
                  isDisabled={isReadOnly}
                  isBusy={resend.isPending && resend.variables?.invitationId === one.id}
                  onPress={() =>
                    resend.mutate(
                      { siteId, invitationId: one.id },
                      {
                        onSuccess: () =>
                          showToast({
                            text: t('sites.invitations.resent', { email: one.email }),
                            tone: 'success',
                          }),
                      },
                    )
                  }
                >
                  {t('sites.invitations.resend')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  id={`revoke-${one.id}`}
                  aria-labelledby={`revoke-${one.id} invited-${one.id}`}
                  onPress={() =>
                    revoke.mutate(
                      { siteId, invitationId: one.id },
                      {
                        onSuccess: () =>
                          showToast({ text: t('sites.invitations.revoked', { email: one.email }) }),
                      },
                    )
                  }
                >
                  {t('sites.invitations.revoke')}
                </Button>
              </Cluster>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
