import { useMemo } from 'react'
import { useChange } from '#ui/data/data.ts'
import { useWords } from '#ui/words.ts'
import { createSite, listSites } from '../../contract.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { SitePicture } from '../site/site-picture.tsx'
import { guessRegion } from '../../site/region-guess.ts'
import css from './create.module.css'
import { LivePage } from '../site/live-page.tsx'
import { mayOffer } from './region-fields.tsx'
import { SiteNaming } from './site-naming.tsx'
import { type Chosen, previewOf, type Template } from './templates.ts'

/** The hue of a drawing that is nobody's yet: the app's own. */
const NEUTRAL_HUE = 192

/** The drawing that stands for a beginning. */
const drawnAs = {
  template: siteType.classic,
  blank: siteType.classic,
  cover_page: siteType.coverPage,
  parking_page: siteType.parkingPage,
} as const

/** The time zone of this device. */
function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Asks what the site is called and where it is; most of it is guessed and can stay as it is. Beside it
 * stands the page that it begins with.
 */
export function NamingForm({
  chosen,
  pictured,
  onDone,
}: {
  chosen: Chosen
  /** What the site will look like; null while nobody knows, and then a drawing stands for it. */
  pictured: Template | null
  onDone: (siteId: string) => void
}) {
  const t = useWords()
  const create = useChange(createSite, { refreshes: [listSites] })
  const guess = useMemo(() => guessRegion(navigator.languages, zoneHere(), mayOffer), [])
  const { from } = chosen.beginning
  const named = chosen.template ?? {
    name: from === 'template' ? '' : t(`sites.create.${from}`),
    intent: from === 'template' ? '' : t(`sites.create.${from}_text`),
  }
  const { name, intent } = named
  const drawing = <SitePicture site={{ id: 'new', type: drawnAs[from], picture: null }} hue={NEUTRAL_HUE} />
  const isParked = from === 'parking_page'
  return (
    <div className={css.naming}>
      <SiteNaming
        initial={{ title: '', slug: '', ...guess }}
        takesFocus
        action={t('sites.create.submit')}
        titleHelp={isParked ? t('sites.field.parked_title_help') : undefined}
        after={t(isParked ? 'sites.create.after_parking' : 'sites.create.after')}
        onSubmit={async (naming) => {
          const { id } = await create.mutateAsync({ ...naming, beginning: chosen.beginning })
          onDone(id)
        }}
      />
      <div className={css.preview}>
        <figure>
          {pictured ? (
            <LivePage
              className={css.live}
              key={pictured.id}
              src={previewOf(pictured)}
              title={name}
              ratio={1.05}
              meanwhile={drawing}
              instead={drawing}
            />
          ) : (
            <div className={css.live}>{drawing}</div>
          )}
          <figcaption className={css.caption}>
            <span className={css.name}>{name}</span>
            <span className={css.intent}>{intent}</span>
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
