import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import css from './people/people.module.css'
import { PeoplePanel } from './people/people-panel.tsx'
import { useSite } from './site/current-site.tsx'

/** The permissions alone, without the rest of the app: for people who manage nothing else. */
export function Screen() {
  const t = useWords()
  const { id, name } = useSite()
  return (
    <main id="main" className={css.alone}>
      <Page>
        <PeoplePanel
          title={t('sites.people.panel')}
          above={
            <Breadcrumb
              items={[
                { label: t('frame.nav.dashboard'), href: '/' },
                { label: name, href: `/sites/${id}` },
                { label: t('frame.nav.people'), href: `/sites/${id}/contributors` },
                { label: t('sites.people.panel') },
              ]}
            />
          }
          note={t('sites.people.text')}
        />
      </Page>
    </main>
  )
}
