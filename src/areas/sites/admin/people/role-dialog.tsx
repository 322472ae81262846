import type { PermissionName } from '#kernel/permission.ts'
import type { ReactNode, Ref } from 'react'
import { z } from 'zod'
import type { OutputOf } from '#kernel/endpoint.ts'
import { trimmedText } from '#kernel/shapes.ts'
import { Checkbox, CheckboxGroup } from '#ui/checkbox/checkbox.tsx'
import { useChange } from '#ui/data/data.ts'
import type { FieldHandle } from '#ui/field/focus-inside.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
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
  reachKinds,
  rightGroups,
  roleRights,
} from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import css from './people.module.css'

const shape = z.object({
  name: trimmedText(60),
  rights: z.array(z.string()).min(1, { message: 'sites.rights_needed' }),
  reach: z
    .partialRecord(z.enum(reachKinds), z.array(z.string()))
    .refine((reach) => Object.values(reach).every((ids) => ids.length > 0), {
      message: 'sites.reach_needed',
    }),
})

type Reachable = OutputOf<typeof listRoles>['reachables'][number]

/** The names of what a role is limited to. */
export const namesOf = (reach: CustomRole['reach'], reachables: readonly Reachable[]): string[] =>
  reachables.flatMap(({ kind, things }) =>
    things.flatMap(({ id, name }) => (reach[kind]?.includes(id) ? [name] : [])),
  )

/** Whether the rights on a kind of thing reach all of it, and which things where they do not. */
function ReachFields({
  of: { kind, things },
  value,
  error,
  ref,
  onBlur,
  onChange,
}: {
  of: Reachable
  value: CustomRole['reach']
  error?: ReactNode
  ref: Ref<FieldHandle>
  onBlur: () => void
  onChange: (reach: CustomRole['reach']) => void
}) {
  const t = useWords()
  const { [kind]: chosen, ...others } = value
  // The server names those kinds alone that an area brings, and the area brings their words.
  const words = `reach.${kind as 'form'}` as const
  return (
    <>
      <Checkbox
        label={t(`${words}.limit`)}
        help={t(`${words}.help`)}
        value={chosen !== undefined}
        onChange={(isLimited) => onChange(isLimited ? { ...others, [kind]: [] } : others)}
      />
      {chosen && (
        <CheckboxGroup
          ref={ref}
          label={t(`${words}.things`)}
          error={error}
          value={chosen}
          onBlur={onBlur}
          onChange={(ids) => onChange({ ...others, [kind]: ids })}
          options={things.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}

/** Makes a role of the site's own, or changes one. Only what the person may do themselves can be given. */
export function RoleDialog({
  role,
  rights: offered,
  reachables,
  onClose,
}: Pick<OutputOf<typeof listRoles>, 'rights' | 'reachables'> & {
  role: CustomRole | null
  onClose: () => void
}) {
  const t = useWords()
  const site = useSite()
  const groups = rightGroups.filter((group) => offered.some((one) => one.group === group))
  const refreshes = [listRoles, listContributors]
  const create = useChange(createRole, { refreshes })
  const change = useChange(changeRole, { refreshes })
  const seen = useSeen(roleRights, { rights: role?.rights ?? [], reach: role?.reach ?? {} }, (there) => there)
  const form = useForm({
    schema: shape,
    defaultValues: { name: role?.name ?? '', rights: role ? [...role.rights] : [], reach: role?.reach ?? {} },
    seen,
    onSubmit: async (values, changed) => {
      const siteId = site.id
      const given = onlyChanged(values, changed)
      if (role) await seen.send((from) => change.mutateAsync({ ...given, siteId, roleId: role.id, from }))
      else await create.mutateAsync({ ...values, siteId })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="large"
      title={role ? t('sites.roles.edit_title', { name: role.name }) : t('sites.roles.create')}
      action={t('sites.roles.save')}
      onClose={onClose}
    >
      <ThereNow form={form} seen={seen}>
        {({ rights, reach }) =>
          [
            ...offered.flatMap(({ name }) =>
              rights.includes(name) ? t(`permission.${name as PermissionName}`) : [],
            ),
            ...namesOf(reach, reachables),
          ].join(' · ')
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
      {reachables
        .filter(({ things }) => things.length > 0)
        .map((reachable) => (
          <Field of={form} name="reach" key={reachable.kind}>
            {(bind) => <ReachFields {...bind} of={reachable} />}
          </Field>
        ))}
    </FormDialog>
  )
}
