import type { PermissionName } from '#kernel/permission.ts'
import { z } from 'zod'
import type { OutputOf } from '#kernel/endpoint.ts'
import { trimmedText } from '#kernel/shapes.ts'
import { CheckboxGroup } from '#ui/checkbox/checkbox.tsx'
import { useChange } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field, Form, FormFoot } from '#ui/form/form.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { ThereNow } from '#ui/form/there-now.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSeen } from '#ui/form/use-seen.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import {
  changeRole,
  createRole,
  type CustomRole,
  listContributors,
  listRoles,
  rightGroups,
  roleRights,
} from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import css from './people.module.css'

const shape = z.object({
  name: trimmedText(60),
  rights: z.array(z.string()).min(1, { message: 'sites.rights_needed' }),
})

/** Makes a role of the site's own, or changes one. Only what the person may do themselves can be given. */
export function RoleDialog({
  role,
  rights: offered,
  onClose,
}: {
  role: CustomRole | null
  /** The rights that a role can be given, as the server lists them. */
  rights: OutputOf<typeof listRoles>['rights']
  onClose: () => void
}) {
  const t = useWords()
  const site = useSite()
  const groups = rightGroups.filter((group) => offered.some((one) => one.group === group))
  const refreshes = [listRoles, listContributors]
  const create = useChange(createRole, { refreshes })
  const change = useChange(changeRole, { refreshes })
  const seen = useSeen(roleRights, { rights: role?.rights ?? [] }, (there) => there)
  const form = useForm({
    schema: shape,
    defaultValues: { name: role?.name ?? '', rights: role ? [...role.rights] : [] },
    seen,
    onSubmit: async (values, changed) => {
      const siteId = site.id
      const given = onlyChanged(values, changed)
      if (role) await seen.send((from) => change.mutateAsync({ ...given, siteId, roleId: role.id, from }))
      else await create.mutateAsync({ ...values, siteId, collections: null, calendars: null })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="large"
      isLocked={form.isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={role ? t('sites.roles.edit_title', { name: role.name }) : t('sites.roles.create')}
      footer={
        <FormFoot form={form} onCancel={onClose}>
          {t('sites.roles.save')}
        </FormFoot>
      }
    >
      <Form form={form}>
        <ThereNow form={form} seen={seen}>
          {({ rights }) =>
            offered
              .flatMap(({ name }) => (rights.includes(name) ? t(`permission.${name as PermissionName}`) : []))
              .join(' · ')
          }
        </ThereNow>
        <Field of={form} name="name">
          {(bind) => (
            <TextField {...bind} autoFocus label={t('sites.roles.name')} maxLength={60} autoComplete="off" />
          )}
        </Field>
        <Field of={form} name="rights">
          {(bind) => (
            <div className={css.groups}>
              {groups.map((group, n) => {
                const names = offered.filter((one) => one.group === group).map(({ name }) => name)
                return (
                  <CheckboxGroup
                    key={group}
                    ref={n === 0 ? bind.ref : undefined}
                    label={t(`sites.rights.${group}`)}
                    error={n === 0 ? bind.error : undefined}
                    value={bind.value.filter((one) => names.includes(one))}
                    onBlur={bind.onBlur}
                    onChange={(chosen) =>
                      bind.onChange([...bind.value.filter((one) => !names.includes(one)), ...chosen])
                    }
                    options={names.map((name) => ({
                      value: name,
                      label: t(`permission.${name as PermissionName}`),
                      isDisabled: !site.rights.has(name),
                    }))}
                  />
                )
              })}
            </div>
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
