import { getSite, setVisitorPassword } from '../../contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field, Form, FormActions } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { useUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { z } from 'zod'
import { useSite } from '../site/current-site.tsx'
import css from './settings.module.css'

const shape = z.object({ password: z.string().min(4).max(128) })

/** A password that visitors are asked for before they see anything. */
export function PasswordCard() {
  const t = useWords()
  const site = useSite()
  const set = useChange(setVisitorPassword, { refreshes: [getSite] })
  const form = useForm({
    schema: shape,
    defaultValues: { password: '' },
    isForgotten: true,
    isDisabled: site.isReadOnly,
    onSubmit: async ({ password }) => {
      await set.mutateAsync({ siteId: site.id, password })
      showToast({ text: t('sites.password.set'), tone: 'success' })
    },
  })
  useUnsavedWork(form.isDirty)
  return (
    <Card
      title={t('sites.password.title')}
      help={t('sites.password.help')}
      actions={site.hasPassword && <Badge tone="success">{t('sites.password.on')}</Badge>}
    >
      <Form form={form} className={css.wide} label={t('sites.password.title')}>
        <Field of={form} name="password">
          {(bind) => (
            <TextField
              {...bind}
              type="password"
              autoComplete="new-password"
              label={t(site.hasPassword ? 'sites.password.other' : 'sites.password.field')}
            />
          )}
        </Field>
        <FormActions>
          <Button type="submit" isBusy={form.isBusy} isDisabled={!form.isDirty || site.isReadOnly}>
            {t(site.hasPassword ? 'sites.password.change' : 'sites.password.ask')}
          </Button>
          {site.hasPassword && (
            <Button
              variant="quiet"
              isDisabled={site.isReadOnly}
              onPress={() =>
                set.mutate(
                  { siteId: site.id, password: null },
                  { onSuccess: () => showToast({ text: t('sites.password.gone') }) },
                )
              }
            >
              {t('sites.password.remove')}
            </Button>
          )}
        </FormActions>
      </Form>
    </Card>
  )
}
