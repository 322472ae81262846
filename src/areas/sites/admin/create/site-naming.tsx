import type { ReactNode } from 'react'
import type { CallOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, Form, FormActions } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { createSite } from '../../contract.ts'
import { AddressField, useAddress } from './address-field.tsx'
import css from './create.module.css'
import { RegionFields } from './region-fields.tsx'

const shape = createSite.input.omit({ beginning: true })

export type Naming = Omit<CallOf<typeof createSite>, 'beginning'>

/** What the form of a new site's name and place needs to know. */
export interface SiteNamingProps {
  readonly initial: Naming
  /** Below the title, where it is not the name of a site like others. */
  readonly titleHelp?: string
  /** Words of the button. */
  readonly action: string
  /** Below the button: what comes next. */
  readonly after?: ReactNode
  /** Whether one writes at once: nothing else on the screen is to be read first. */
  readonly takesFocus?: boolean
  /** Makes the site; a refusal it throws lands at the fields it names. */
  readonly onSubmit: (naming: Naming) => Promise<void>
}

/** Asks what a site is called and where it is; the address follows the title until it is typed. */
export function SiteNaming({
  initial,
  titleHelp,
  action,
  after,
  takesFocus = false,
  onSubmit,
}: SiteNamingProps) {
  const t = useWords()
  const form = useForm<Naming, Naming>({ schema: shape, defaultValues: initial, onSubmit })
  const { watch, setValue, clearErrors } = form.hook
  const address = useAddress(
    watch('title'),
    watch('slug'),
    (slug) => {
      setValue('slug', slug)
      clearErrors('slug')
    },
    watch('language'),
  )
  return (
    <Form form={form} className={css.form}>
      <Field of={form} name="title">
        {(bind) => (
          <TextField
            {...bind}
            label={t('sites.field.title')}
            help={titleHelp ?? t('sites.field.title_help')}
            autoFocus={takesFocus}
            autoComplete="organization"
            countTo={100}
            maxLength={100}
          />
        )}
      </Field>
      <Field of={form} name="slug">
        {(bind) => <AddressField bind={bind} address={address} />}
      </Field>
      <RegionFields of={form} />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={form.isBusy}
          isDisabled={address.isFree === false}
        >
          {action}
        </Button>
      </FormActions>
      {after !== undefined && <p className={css.after}>{after}</p>}
    </Form>
  )
}
