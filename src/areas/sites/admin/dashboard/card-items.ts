import type { Permission } from '#kernel/permission.ts'
import { permissions, type SiteCard } from '../../contract.ts'
import { statusEffects } from '../../site/status-effects.ts'

/** An entry in the menu of a site's card; `line` stands before what is not done lightly. */
export type CardItem = 'settings' | 'duplicate' | 'export' | 'transfer' | 'leave' | 'line' | 'remove'

/** What a person may do with a site from its card, in order. */
export function cardItems({
  rights,
  roles,
  status,
}: Pick<SiteCard, 'rights' | 'roles' | 'status'>): readonly CardItem[] {
  const { isReadOnly } = statusEffects(status)
  const can = ({ name }: Permission): boolean => rights.includes(name)
  const items: readonly (CardItem | false)[] = [
    can(permissions.siteSettings) && 'settings',
    can(permissions.siteExport) && !isReadOnly && 'duplicate',
    // A role of this right alone finds no other way to that screen.
    can(permissions.siteExport) && 'export',
    can(permissions.siteTransfer) && 'transfer',
    !roles.includes('owner') && 'leave',
    can(permissions.siteRemove) && 'line',
    can(permissions.siteRemove) && 'remove',
  ]
  return items.filter((item) => item !== false)
}
