import { useState } from 'react'
import { z } from 'zod'
import { Refusal } from '#kernel/refusal.ts'
import { Button } from '../../button/button.tsx'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { ComboBox } from '../../combo-box/combo-box.tsx'
import { Disclosure } from '../../disclosure/disclosure.tsx'
import { Field, Form, FormActions, FormRow, FormSection } from '../../form/form.tsx'
import { type PorticoForm, useForm } from '../../form/use-form.ts'
import { FormBar } from '../../form-bar/form-bar.tsx'
import { Select } from '../../select/select.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { showToast } from '../../toast/toast.tsx'
import { Case } from '../case.tsx'
import { useLabels } from '../labels.ts'

// In another order than the fields: what is wrong is told as it stands on the screen.
const shape = z.object({
  terms: z.boolean().refine(Boolean, 'Tick this to go on.'),
  name: z.string().min(2),
  email: z.email(),
  slug: z.string().min(1),
  country: z.string().min(1),
  visible: z.enum(['all', 'some']).nullable(),
})

const countries = ['Germany', 'Ghana', 'Greece'].map((name) => ({ value: name, label: name }))

const placeShape = z.object({ street: z.string().min(1), town: z.string().min(1) })

function PlaceFields({ form }: { form: PorticoForm<z.infer<typeof placeShape>> }) {
  return (
    <>
      <Field of={form} name="street">
        {(bind) => <TextField label="Street" {...bind} />}
      </Field>
      <Field of={form} name="town">
        {(bind) => <TextField label="Town" {...bind} />}
      </Field>
    </>
  )
}

/** As in a dialog: the button stands at its foot, outside of the form. */
function ButtonElsewhere() {
  const labels = useLabels()
  const form = useForm({
    schema: placeShape,
    defaultValues: { street: '', town: '' },
    onSubmit: () => {},
  })
  return (
    <Case title="Its button elsewhere" look="plain">
      <Form form={form} label="Place">
        <PlaceFields form={form} />
      </Form>
      <Button onPress={() => void form.submit()}>{labels.add}</Button>
    </Case>
  )
}

/** What is wrong stands in a part that is folded, and in a field that is not there. */
function FoldedAway() {
  const labels = useLabels()
  const form = useForm({
    schema: placeShape.extend({ floor: z.string().min(1) }),
    defaultValues: { street: 'Mill Lane', town: '', floor: '1' },
    onSubmit: () => {},
  })
  return (
    <Case title="Folded away, and taken away" look="plain">
      <Form form={form} label="Folded">
        <Disclosure title="Where it is">
          <Field of={form} name="town">
            {(bind) => <TextField label="Town of the shop" {...bind} />}
          </Field>
        </Disclosure>
        <FormActions>
          <Button type="submit">{labels.add}</Button>
          <Button onPress={() => form.hook.setValue('floor', '')}>No floor</Button>
        </FormActions>
      </Form>
    </Case>
  )
}

/** Filled with what the server has, of which somebody else changes the town while the street is being saved. */
function OthersMeanwhile() {
  const [there, setThere] = useState({ street: 'Mill Lane', town: 'Ashford' })
  const form = useForm({
    schema: placeShape,
    defaultValues: there,
    values: there,
    onSubmit: async () => {
      setThere({ street: 'Mill Lane', town: 'Beechwood' })
      await new Promise((done) => setTimeout(done, 400))
    },
  })
  return (
    <Case title="Changed by others meanwhile" look="plain">
      <Form form={form} label="Shared">
        <PlaceFields form={form} />
        <FormActions>
          <Button type="submit" isBusy={form.isBusy}>
            Keep it
          </Button>
          <Button isDisabled={!form.isDirty} onPress={form.discard}>
            Take it back
          </Button>
        </FormActions>
      </Form>
    </Case>
  )
}

/** A form with its own button, one whose button is elsewhere, and one that others change. */
export function Forms() {
  return (
    <>
      <WithSchema />
      <ButtonElsewhere />
      <FoldedAway />
      <OthersMeanwhile />
    </>
  )
}

/** A form wired to a schema; the address "taken" is refused as the server would, the later field first. */
function WithSchema() {
  const labels = useLabels()
  const form = useForm({
    schema: shape,
    defaultValues: { name: '', email: '', slug: 'taken', country: '', visible: null, terms: false },
    onSubmit: async (values) => {
      await new Promise((done) => setTimeout(done, 400))
      if (values.slug === 'taken')
        throw new Refusal('conflict', 'sites.slug_taken', {
          faults: [
            { field: 'country', code: 'sites.country_sanctioned' },
            { field: 'slug', code: 'sites.slug_taken' },
          ],
        })
      showToast({ text: 'Site saved', tone: 'success' })
    },
  })
  return (
    <Case title="With a schema" look="plain">
      <Form form={form} label="Site">
        <FormSection title="Basics" help={labels.help}>
          <Field of={form} name="name">
            {(bind) => <TextField label={labels.title} {...bind} />}
          </Field>
          <FormRow>
            <Field of={form} name="email">
              {(bind) => <TextField label="E-mail" type="email" autoComplete="email" {...bind} />}
            </Field>
            <Field of={form} name="slug">
              {(bind) => <TextField label="Address" suffix=".portico.site" {...bind} />}
            </Field>
          </FormRow>
          <Field of={form} name="country">
            {(bind) => (
              <ComboBox
                label="Country"
                options={countries}
                {...bind}
                onChange={(value) => bind.onChange(value ?? '')}
              />
            )}
          </Field>
        </FormSection>
        <FormSection title="Who sees it">
          <Field of={form} name="visible">
            {(bind) => (
              <Select
                label="Visitors"
                options={[
                  { value: 'all', label: labels.option },
                  { value: 'some', label: 'Members' },
                ]}
                {...bind}
                onChange={(value) => bind.onChange(value as 'all' | 'some')}
              />
            )}
          </Field>
          <Field of={form} name="terms">
            {(bind) => <Checkbox label="I have read the terms" {...bind} />}
          </Field>
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {labels.save}
          </Button>
        </FormActions>
      </Form>
      <FormBar form={form} />
    </Case>
  )
}
