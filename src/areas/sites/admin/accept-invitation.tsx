import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Buttons, Entrance, keepAddress, useWhenIn } from '#areas/accounts/admin/index.tsx'
import { readAccount, signOut } from '#areas/accounts/contract.ts'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { ButtonLink } from '#ui/link/link.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import { acceptInvitation, declineInvitation, listSites, seeInvitation } from '../contract.ts'
import { useProblemWords } from './site/problem-words.ts'
import css from './people/people.module.css'

/** The sign-in that leads back to an invitation. */
const signInPath = (token: string): string => `/sign-in?next=${encodeURIComponent(`/invitations/${token}`)}`

/** What a link in a mail invites to; accepted with an account old or new, or declined without one. */
export function Screen() {
  const t = useWords()
  const list = useList()
  const navigate = useNavigate()
  const words = useProblemWords()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const invitation = useRead(seeInvitation, { token }, { when: token !== '' })
  // Who opens it comes along: a stranger may not ask for an account.
  const account = invitation.data?.account
  const when = useWhenIn(account?.timeZone)
  const invited = invitation.data?.email
  useEffect(() => {
    if (invited !== undefined) keepAddress(invited)
  }, [invited])
  const [isDeclined, setDeclined] = useState(false)
  const accept = useChange(acceptInvitation, {
    isFaultShown: true,
    // An invitation to the account's own address has confirmed it.
    refreshes: [listSites, readAccount],
    onDone: ({ siteId }) => void navigate({ to: `/sites/${siteId}` }),
  })
  const leave = useChange(signOut, { onDone: () => location.assign(signInPath(token)) })
  const decline = useChange(declineInvitation, { isFaultShown: true, onDone: () => setDeclined(true) })

  if (isDeclined)
    return <Entrance title={t('sites.accept.declined')} lead={t('sites.accept.declined_text')} />
  // A link that was cut short on its way is no link either: its token has not even the form of one.
  const code = problemIn(invitation.error)?.code
  const isSpent = token === '' || code === 'sites.link_spent' || code === 'input'
  if (invitation.isError || isSpent) {
    return (
      <Entrance
        title={t(isSpent ? 'sites.accept.spent' : 'frame.site_failed.title')}
        lead={isSpent ? t('sites.accept.spent_text') : words(invitation.error)}
      >
        <Buttons>
          {isSpent ? (
            <ButtonLink href="/">{t('frame.site_missing.action')}</ButtonLink>
          ) : (
            <Button onPress={() => void invitation.refetch()}>{t('ui.again')}</Button>
          )}
        </Buttons>
      </Entrance>
    )
  }
  if (!invitation.data) {
    return (
      <Entrance title={t('sites.accept.title')}>
        <Loading>
          <Skeleton lines={3} />
        </Loading>
      </Entrance>
    )
  }
  const { kind, title, invitedBy, roles, customRoles, lastDay, email, isOnHold, expiresAt } = invitation.data
  const here = `/invitations/${token}`
  const named = list([...roles.map((role) => t(`sites.role.${role}`)), ...customRoles])
  return (
    <Entrance
      title={t(kind === 'transfer' ? 'sites.accept.offer' : 'sites.accept.invitation', { title })}
      lead={
        kind === 'transfer'
          ? t('sites.accept.offer_text', { name: invitedBy })
          : t('sites.accept.invitation_text', { name: invitedBy, roles: named })
      }
    >
      {lastDay !== null && <p>{t('sites.accept.ends', { date: when.calendarDay(lastDay) })}</p>}
      {(accept.isError || decline.isError) && (
        <Banner tone="danger" isLive title={words(accept.error ?? decline.error)} />
      )}
      {isOnHold ? (
        <>
          <Banner tone="warning" title={t('sites.accept.on_hold')}>
            {t('sites.accept.on_hold_text', { date: when.day(expiresAt) })}
          </Banner>
          <Buttons>
            <Button size="large" isBusy={decline.isPending} onPress={() => decline.mutate({ token })}>
              {t('sites.accept.decline')}
            </Button>
          </Buttons>
        </>
      ) : account ? (
        <>
          <p>{t('sites.accept.as', { name: account.name, email: account.email })}</p>
          <Buttons>
            <Button
              variant="primary"
              size="large"
              isBusy={accept.isPending}
              onPress={() => accept.mutate({ token })}
            >
              {t(kind === 'transfer' ? 'sites.accept.take' : 'sites.accept.accept')}
            </Button>
            <Button size="large" isBusy={decline.isPending} onPress={() => decline.mutate({ token })}>
              {t('sites.accept.decline')}
            </Button>
          </Buttons>
          <div className={css.other}>
            <Button variant="quiet" size="small" isBusy={leave.isPending} onPress={() => leave.mutate({})}>
              {t('sites.accept.other')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('sites.accept.sign_in_first', { email })}</p>
          <Buttons>
            <ButtonLink variant="primary" size="large" href={signInPath(token)} isSecret>
              {t('sites.accept.sign_in')}
            </ButtonLink>
            <ButtonLink size="large" href={`/sign-up?next=${encodeURIComponent(here)}`} isSecret>
              {t('sites.accept.sign_up')}
            </ButtonLink>
            <Button
              size="large"
              variant="quiet"
              isBusy={decline.isPending}
              onPress={() => decline.mutate({ token })}
            >
              {t('sites.accept.decline')}
            </Button>
          </Buttons>
        </>
      )}
    </Entrance>
  )
}
