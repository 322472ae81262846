import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Buttons, Entrance } from '#areas/accounts/admin/index.tsx'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { confirmRecipient, seeRecipient } from '../contract.ts'

/** Agrees to be notified of a form's messages: by a press, for mail scanners open links too. */
export function Screen() {
  const t = useWords()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const asked = useRead(seeRecipient, { token }, { when: token !== '' })
  const [isDone, setDone] = useState(false)
  const agree = useChange(confirmRecipient, { isFaultShown: true, onDone: () => setDone(true) })
  // A link that was cut short on its way is no link either.
  const codes = [problemIn(asked.error)?.code, problemIn(agree.error)?.code]
  if (token === '' || codes.some((code) => code === 'forms.link_over' || code === 'input'))
    return <Entrance title={t('form_recipient.spent')} lead={t('form_recipient.spent_text')} />
  if (asked.isError)
    return (
      <Entrance title={t('form_recipient.failed')}>
        <Buttons>
          <Button onPress={() => void asked.refetch()}>{t('ui.again')}</Button>
        </Buttons>
      </Entrance>
    )
  if (!asked.data)
    return (
      <Entrance title={t('form_recipient.title')}>
        <Loading>
          <Skeleton lines={3} />
        </Loading>
      </Entrance>
    )
  const { email, form, site, isConfirmed } = asked.data
  if (isDone || isConfirmed)
    return <Entrance title={t('form_recipient.done')} lead={t('form_recipient.done_text', { email, form })} />
  return (
    <Entrance title={t('form_recipient.ask', { form })} lead={t('form_recipient.ask_text', { site, email })}>
      {agree.isError && (
        <Banner tone="danger" isLive>
          {problemIn(agree.error)?.message ?? t('ui.change_failed')}
        </Banner>
      )}
      <Buttons>
        <Button
          variant="primary"
          size="large"
          isBusy={agree.isPending}
          onPress={() => agree.mutate({ token })}
        >
          {t('form_recipient.agree')}
        </Button>
      </Buttons>
    </Entrance>
  )
}
