import { useEffect, useRef, useState } from 'react'
import { call } from '#kernel/api-client/call.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { useWords } from '#ui/words.ts'
import { verifyEmail } from '../contract.ts'
import { Buttons, Entrance } from './entrance/entrance.tsx'
import { useLinkToken } from './entrance/link-token.ts'
import { SignInFirst } from './entrance/sign-in-first.tsx'
import { SpentLink } from './entrance/spent-link.tsx'
import { takeWantedPath } from './entrance/wanted-path.ts'

type State = 'working' | 'done' | 'sign_in' | 'spent' | 'failed'

/** Confirms an address by the link of a mail: at once, or after a sign-in where the browser is not known. */
export function Screen() {
  const t = useWords()
  const token = useLinkToken()
  const [state, setState] = useState<State>(token === '' ? 'spent' : 'working')
  const isAsked = useRef(false)
  const ask = async (): Promise<void> => {
    setState('working')
    try {
      const answer = await call(verifyEmail, { token })
      setState(answer.state === 'sign_in' ? 'sign_in' : 'done')
    } catch (error) {
      setState(problemIn(error)?.code === 'accounts.link_spent' ? 'spent' : 'failed')
    }
  }
  useEffect(() => {
    // Once: the link is spent by the first time.
    if (isAsked.current || token === '') return
    isAsked.current = true
    void ask()
  })

  if (state === 'spent') return <SpentLink href="/" action={t('accounts.verify.go')} />
  if (state === 'sign_in') {
    return (
      <SignInFirst
        title={t('accounts.verify.sign_in')}
        text={t('accounts.verify.sign_in_text')}
        link={`/verify-email#${token}`}
      />
    )
  }
  if (state === 'done') {
    return (
      <Entrance title={t('accounts.verify.done')} lead={t('accounts.verify.done_text')}>
        <Buttons>
          <Button variant="primary" size="large" onPress={() => location.assign(takeWantedPath())}>
            {t('accounts.continue')}
          </Button>
        </Buttons>
      </Entrance>
    )
  }
  return (
    <Entrance title={t('accounts.verify.title')}>
      {state === 'failed' ? (
        <Banner
          tone="danger"
          isLive
          title={t('accounts.read_failed')}
          actions={<Button onPress={() => void ask()}>{t('ui.again')}</Button>}
        />
      ) : (
        <p role="status">
          <Spinner /> {t('accounts.verify.working')}
        </p>
      )}
    </Entrance>
  )
}
