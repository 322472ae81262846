import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { z } from 'zod'
import { zoneName } from '#kernel/i18n/zone-name.ts'
import { isId } from '#kernel/ids.ts'
import { email } from '#kernel/shapes.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { CheckboxGroup } from '#ui/checkbox/checkbox.tsx'
import { useChange } from '#ui/data/data.ts'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { ThereNow } from '#ui/form/there-now.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSeen } from '#ui/form/use-seen.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  type Assignment,
  changeContributor,
  type Contributor,
  type CustomRole,
  givenRole,
  invite,
  listContributors,
  listRoles,
  offeredRoleNames,
  type RoleName,
  rolesHeld,
} from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import { dayIn } from '../site/day-in.ts'
import { useRoleWords } from './role-words.ts'

const shape = z.object({
  email,
  /** Names of roles, and ids of the site's own. */
  chosen: z.array(z.string()).min(1, { message: 'sites.role_needed' }),
  /** The last day, to its end in the time zone of the site. */
  lastDay: z.string().nullable(),
  message: z.string().max(300),
})

/** What was chosen in one list, as the calls take it: standard roles, and the site's own. */
function rolesOf(chosen: readonly string[]): Pick<Assignment, 'roles' | 'customRoleIds'> {
  return {
    roles: chosen.flatMap((one) => {
      const role = givenRole.safeParse(one)
      return role.success ? [role.data] : []
    }),
    customRoleIds: chosen.filter(isId),
  }
}

const chosenOf = ({ roles, customRoleIds }: Pick<Assignment, 'roles' | 'customRoleIds'>) => ({
  chosen: [...roles, ...customRoleIds],
})

/**
 * Invites somebody, or gives a contributor other roles. Only what the person may do themselves can be given.
 *
 * @param beyond of the roles that every site has, those that reach further than the person’s own
 */
export function AssignDialog({
  person,
  roles,
  beyond,
  onClose,
}: {
  person: Contributor | null
  roles: readonly CustomRole[]
  beyond: readonly RoleName[]
  onClose: () => void
}) {
  const t = useWords()
  const { locale } = useLocale()
  const { id: siteId, timeZone, type } = useSite()
  // Nobody else has anything to do there, and the server refuses them.
  const isAdminsOnly = type === siteType.parkingPage
  const isEveryRole = beyond.length === 0 && !roles.some(({ isBeyondYou }) => isBeyondYou)
  const refreshes = [listContributors, listRoles]
  const inviting = useChange(invite, { refreshes })
  const changing = useChange(changeContributor, { refreshes })
  const seen = useSeen(
    rolesHeld,
    { roles: person?.roles ?? [], customRoleIds: person?.customRoleIds ?? [] },
    chosenOf,
  )
  const roleWords = useRoleWords(roles)
  const form = useForm({
    schema: shape,
    defaultValues: {
      email: person?.email ?? '',
      chosen: person ? chosenOf(person).chosen : [],
      lastDay: person?.lastDay ?? null,
      message: '',
    },
    seen,
    onSubmit: async (values, changed) => {
      const chosen = rolesOf(values.chosen)
      if (person) {
        const { accountId } = person
        const part = {
          ...(changed.has('chosen') && chosen),
          ...(changed.has('lastDay') && { endsAt: values.lastDay }),
        }
        await seen.send((from) => changing.mutateAsync({ ...part, siteId, accountId, from }))
        showToast({ text: t('sites.people.changed', { name: person.name }), tone: 'success' })
      } else {
        const { email: address, lastDay: endsAt, message } = values
        await inviting.mutateAsync({ siteId, calendars: null, ...chosen, endsAt, email: address, message })
        showToast({ text: t('sites.people.invited', { email: values.email }), tone: 'success' })
      }
      onClose()
    },
  })
  const [today] = useState(() => dayIn(timeZone, Date.now()))
  return (
    <FormDialog
      form={form}
      title={
        person ? (
          <span className="fs-mask">{t('sites.people.change_title', { name: person.name })}</span>
        ) : (
          t('sites.people.invite_title')
        )
      }
      action={t(person ? 'sites.people.save' : 'sites.people.send')}
      onClose={onClose}
    >
      <ThereNow form={form} seen={seen}>
        {roleWords}
      </ThereNow>
      {!person && (
        <Field of={form} name="email">
          {(bind) => (
            <TextField
              {...bind}
              label={t('sites.people.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoFocus
              className="fs-mask"
            />
          )}
        </Field>
      )}
      <Field of={form} name="chosen">
        {(bind) => (
          <CheckboxGroup
            {...bind}
            label={t('sites.people.roles')}
            help={t(
              isAdminsOnly
                ? 'refusal.sites.parking_admins_only'
                : isEveryRole
                  ? 'sites.people.roles_help'
                  : 'sites.people.roles_help_some',
            )}
            options={[
              ...offeredRoleNames
                .filter((role) => !beyond.includes(role) && (!isAdminsOnly || role === 'admin'))
                .map((role) => ({
                  value: role,
                  label: t(`sites.role.${role}`),
                  help: t(`sites.role.${role}.text`),
                })),
              ...roles
                .filter(({ isBeyondYou }) => !isBeyondYou && !isAdminsOnly)
                .map((role) => ({ value: role.id, label: role.name, help: t('sites.roles.own') })),
            ]}
          />
        )}
      </Field>
      <Field of={form} name="lastDay">
        {(bind) => (
          <DateField
            {...bind}
            isOptional
            min={today}
            label={t('sites.people.last_day')}
            help={t('sites.people.last_day_help', {
              zone: zoneName(timeZone, locale, Date.parse(bind.value ?? today)),
            })}
          />
        )}
      </Field>
      {!person && (
        <Field of={form} name="message">
          {(bind) => (
            <TextArea
              {...bind}
              isOptional
              rows={2}
              countTo={300}
              label={t('sites.people.message')}
              className="fs-mask"
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
