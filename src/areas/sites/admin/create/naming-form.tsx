import { useMemo } from 'react'
import type { CallOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field, Form, FormActions } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { createSite, listSites } from '../../contract.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { SitePicture } from '../site/site-picture.tsx'
import { guessRegion } from '../../site/region-guess.ts'
import { AddressField, useAddress } from './address-field.tsx'
import css from './create.module.css'
import { LivePage } from '../site/live-page.tsx'
import { Unshown } from './unshown.tsx'
import { mayOffer, RegionFields } from './region-fields.tsx'
import { type Chosen, previewOf } from './templates.ts'

const shape = createSite.input.omit({ beginning: true })
type Values = Omit<CallOf<typeof createSite>, 'beginning'>

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
  const form = useForm<Values, Values>({
    schema: shape,
    defaultValues: { title: '', slug: '', ...guess },
    onSubmit: async (values) => {
      const { id } = await create.mutateAsync({ ...values, beginning: chosen.beginning })
      onDone(id)
    },
  })
  const { watch, setValue } = form.hook
  const address = useAddress(
    watch('title'),
    watch('slug'),
    (slug) => setValue('slug', slug),
    watch('language'),
  )
  return (
    <div className={css.naming}>
      <Form form={form} className={css.form}>
        <Field of={form} name="title">
          {(bind) => (
            <TextField
              {...bind}
              label={t('sites.field.title')}
              help={t('sites.field.title_help')}
              autoFocus
              autoComplete="organization"
              maxLength={100}
            />
          )}
        </Field>
        <Field of={form} name="slug">
          {(bind) => <AddressField bind={bind} address={address} />}
        </Field>
        <Field of={form} name="language">
          {(language) => (
            <Field of={form} name="country">
              {(country) => (
                <Field of={form} name="currency">
                  {(currency) => (
                    <Field of={form} name="timeZone">
                      {(timeZone) => (
                        <RegionFields
                          language={language}
                          country={country}
                          currency={currency}
                          timeZone={timeZone}
                        />
                      )}
                    </Field>
                  )}
                </Field>
              )}
            </Field>
          )}
        </Field>
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={form.isBusy}
            isDisabled={address.isFree === false}
          >
            {t('sites.create.submit')}
          </Button>
        </FormActions>
        <p className={css.after}>
          {t(chosen.beginning.from === 'parking_page' ? 'sites.create.after_parking' : 'sites.create.after')}
        </p>
      </Form>
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
