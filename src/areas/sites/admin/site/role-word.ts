import { type RoleName, roleNames } from '../../contract.ts'

/** Whether a text is one of the roles that have words of their own. */
export function isRoleWord(role: string): role is RoleName {
  return (roleNames as readonly string[]).includes(role)
}
