import { useMemo } from 'react'
import { useChange } from '#ui/data/data.ts'
import { useWords } from '#ui/words.ts'
import { createSite, listSites } from '../../contract.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { SitePicture } from '../site/site-picture.tsx'
import { guessRegion } from '../../site/region-guess.ts'
import css from './create.module.css'
import { LivePage } from '../site/live-page.tsx'
import { Unshown } from './unshown.tsx'
import { mayOffer } from './region-fields.tsx'
import { SiteNaming } from './site-naming.tsx'
import { type Chosen, previewOf } from './templates.ts'

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

/** Asks what the site is called and where it is; most of it is guessed and can stay as it is. */
export function NamingForm({ chosen, onDone }: { chosen: Chosen; onDone: (siteId: string) => void }) {
  const t = useWords()
  const create = useChange(createSite, { refreshes: [listSites] })
  const guess = useMemo(() => guessRegion(navigator.languages, zoneHere(), mayOffer), [])
  const isParked = chosen.beginning.from === 'parking_page'
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
        {chosen.template ? (
          <figure>
            <LivePage
              className={css.live}
              key={chosen.template.id}
              src={previewOf(chosen.template)}
              title={chosen.template.name}
              ratio={1.05}
              instead={<Unshown id={chosen.template.id} />}
            />
            <figcaption className={css.caption}>
              <span className={css.name}>{chosen.template.name}</span>
              <span className={css.intent}>{chosen.template.intent}</span>
            </figcaption>
          </figure>
        ) : (
          <figure>
            <div className={css.live}>
              <SitePicture
                site={{ id: 'new', type: drawnAs[chosen.beginning.from], picture: null }}
                hue={NEUTRAL_HUE}
              />
            </div>
            <figcaption className={css.caption}>
              <span className={css.name}>{t(`sites.create.${chosen.beginning.from}`)}</span>
              <span className={css.intent}>{t(`sites.create.${chosen.beginning.from}_text`)}</span>
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  )
}
