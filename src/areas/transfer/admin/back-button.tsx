import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import css from './transfer.module.css'

/** The way back to the other ways of making a site. */
export function BackButton() {
  const t = useWords()
  return (
    <div className={css.back}>
      <ButtonLink size="small" variant="quiet" icon={ArrowLeft} href="/sites/new">
        {t('transfer.import.back')}
      </ButtonLink>
    </div>
  )
}
