import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import type { Assignment, CustomRole } from '../../contract.ts'

/** The roles of an assignment in words, in one line. */
export function useRoleWords(
  roles: readonly CustomRole[],
): (given: Pick<Assignment, 'roles' | 'customRoleIds'>) => string {
  const t = useWords()
  const list = useList()
  const names = new Map(roles.map((role) => [role.id, role.name]))
  return (given) =>
    list([
      ...given.roles.map((role) => t(`sites.role.${role}`)),
      ...given.customRoleIds.map((id) => names.get(id) ?? ''),
    ])
}
