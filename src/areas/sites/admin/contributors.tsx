import { Page } from '#ui/layout/layout.tsx'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { PeoplePanel } from './people/people-panel.tsx'
import { useSite } from './site/current-site.tsx'

/** Who works on the site, and what each may do. */
export function Screen() {
  const t = useWords()
  const { id } = useSite()
  return (
    <Page>
      <PeoplePanel
        title={t('frame.nav.people')}
        note={
          <>
            {t('sites.people.text')}{' '}
            <Link href={`/sites/${id}/permissions`}>{t('sites.people.own_link')}</Link>
          </>
        }
      />
    </Page>
  )
}
