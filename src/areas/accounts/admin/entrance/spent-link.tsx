import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { Buttons, Entrance } from './entrance.tsx'

/** A link from a mail that was used or is too old, and where to get a new one. */
export function SpentLink({ text, href, action }: { text?: string; href: string; action: string }) {
  const t = useWords()
  return (
    <Entrance title={t('accounts.spent.title')} lead={text ?? t('accounts.spent.text')}>
      <Buttons>
        <ButtonLink href={href} variant="primary" size="large">
          {action}
        </ButtonLink>
      </Buttons>
    </Entrance>
  )
}
