import type { ReactNode } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink, Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { Buttons, Entrance, WithEmail } from './entrance.tsx'
import { hasMailbox, MailboxLink } from './mailbox.tsx'
import { leadsOn } from './wanted-path.ts'

/** Says that a mail is on its way, in words that are true whether or not the address has an account. */
export function CheckMail({
  kind,
  email,
  signIn = '/sign-in',
  onOther,
  children,
}: {
  kind: 'sign_up' | 'reset'
  email: string
  /** Address of the sign-in, with where it leads on to. */
  signIn?: string
  /** Back to the form. */
  onOther: () => void
  children?: ReactNode
}) {
  const t = useWords()
  return (
    <Entrance
      title={t('accounts.mail.title')}
      lead={<WithEmail words={(values) => t(`accounts.mail.${kind}`, values)} email={email} />}
      after={
        <>
          {t('accounts.mail.missing')} <Link onPress={onOther}>{t('accounts.mail.other')}</Link>
        </>
      }
    >
      <Buttons>
        <ButtonLink href={signIn} size="large" isSecret={leadsOn(signIn)}>
          {t(kind === 'sign_up' ? 'accounts.mail.sign_in' : 'accounts.back_to_sign_in')}
        </ButtonLink>
      </Buttons>
      {children}
      {hasMailbox() && <Banner actions={<MailboxLink />}>{t('accounts.mail.mailbox')}</Banner>}
    </Entrance>
  )
}
