import { useWords } from '#ui/words.ts'
import type { Assignment, CustomRole } from '../../contract.ts'

/** The roles of an assignment in words, in one line. */
export function useRoleWords(
  roles: readonly CustomRole[],
): (given: Pick<Assignment, 'roles' | 'customRoleIds'>) => string {
  const t = useWords()
  const names = new Map(roles.map((role) => [role.id, role.name]))
  return (given) =>
    [
      ...given.roles.map((role) => t(`sites.role.${role}`)),
      ...given.customRoleIds.map((id) => names.get(id) ?? ''),
    ].join(', ')
}
