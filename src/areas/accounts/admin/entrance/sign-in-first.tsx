import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { Buttons, Entrance } from './entrance.tsx'
import { withNext } from './wanted-path.ts'

export interface SignInFirstProps {
  title: string
  text: string
  /** Where the link leads, with the token behind its `#`: one comes back there. */
  link: string
}

/** A link from a mail that works where its account is signed in, and the way there and back. */
export function SignInFirst({ title, text, link }: SignInFirstProps) {
  const t = useWords()
  return (
    <Entrance title={title} lead={text}>
      <Buttons>
        <ButtonLink href={withNext('/sign-in', link)} variant="primary" size="large" isSecret>
          {t('accounts.sign_in.action')}
        </ButtonLink>
      </Buttons>
    </Entrance>
  )
}
