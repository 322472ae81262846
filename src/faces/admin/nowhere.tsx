import { useParams } from '@tanstack/react-router'
import Compass from 'lucide-react/icons/compass'
import { useSite } from '#areas/sites/admin/index.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { Mark } from '#ui/mark/mark.tsx'
import { useWords } from '#ui/words.ts'
import css from './nowhere.module.css'

function Nothing({ href, way }: { href: string; way: string }) {
  const t = useWords()
  return (
    <Page>
      <EmptyState
        icon={Compass}
        level={1}
        title={t('app.none.title')}
        action={<ButtonLink href={href}>{way}</ButtonLink>}
      >
        {t('app.none.text')}
      </EmptyState>
    </Page>
  )
}

function NothingInSite() {
  const t = useWords()
  const site = useSite()
  return <Nothing href={`/sites/${site.id}`} way={t('app.none.site', { site: site.name })} />
}

/** An address of the app that leads nowhere, and the way on: to the site one is in, or to all of one's own. */
export function Screen() {
  const t = useWords()
  const { siteId } = useParams({ strict: false }) as { siteId?: string }
  return siteId === undefined ? <Nothing href="/" way={t('app.none.home')} /> : <NothingInSite />
}

/** The same for somebody who is not signed in: outside of the app's frame, below its name. */
export function Outside() {
  const t = useWords()
  return (
    <>
      <header className={css.head}>
        <a href="/" className={css.mark}>
          <Mark />
          {t('app.name')}
        </a>
      </header>
      <main>
        <Nothing href="/" way={t('app.none.home')} />
      </main>
    </>
  )
}
