import { useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { confirmEmailChange } from '../contract.ts'
import { Buttons, Entrance } from './entrance/entrance.tsx'
import { useLinkToken } from './entrance/link-token.ts'
import { SignInFirst } from './entrance/sign-in-first.tsx'
import { SpentLink } from './entrance/spent-link.tsx'

/** Agrees to a change of address from one of its mailboxes: by a press, for mail scanners open links too. */
export function Screen() {
  const t = useWords()
  const token = useLinkToken()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<OutputOf<typeof confirmEmailChange> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSpent, setSpent] = useState(token === '')
  const agree = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      setAnswer(await call(confirmEmailChange, { token }))
    } catch (error) {
      const refusal = problemIn(error)
      if (refusal?.code === 'accounts.link_spent') setSpent(true)
      else setProblem(refusal?.message ?? t('accounts.read_failed'))
    }
    setBusy(false)
  }

  if (isSpent) return <SpentLink href="/account" action={t('accounts.spent.account')} />
  if (answer?.state === 'changed') {
    return (
      <Entrance
        title={t('accounts.change.changed', { email: answer.email })}
        lead={t('accounts.change.changed_text')}
      >
        <Buttons>
          <ButtonLink href="/" variant="primary" size="large">
            {t('accounts.verify.go')}
          </ButtonLink>
        </Buttons>
      </Entrance>
    )
  }
  if (answer?.state === 'sign_in') {
    return (
      <SignInFirst
        title={t('accounts.change.sign_in')}
        text={t('accounts.change.sign_in_text', { email: answer.email })}
        link={`/confirm-email#${token}`}
      />
    )
  }
  if (answer) {
    return (
      <Entrance
        title={t('accounts.change.waiting')}
        lead={t(`accounts.change.${answer.state}`, { email: answer.email })}
      />
    )
  }
  return (
    <Entrance title={t('accounts.change.title')} lead={t('accounts.change.ask')}>
      {problem && (
        <Banner tone="danger" isLive>
          {problem}
        </Banner>
      )}
      <Buttons>
        <Button variant="primary" size="large" isBusy={isBusy} onPress={() => void agree()}>
          {t('accounts.change.agree')}
        </Button>
      </Buttons>
    </Entrance>
  )
}
