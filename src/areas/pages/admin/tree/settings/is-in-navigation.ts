import { useSite } from '#areas/sites/admin/index.tsx'
import { hasOnePage } from '#kernel/states/site-type.ts'
import type { PageRow } from '../../../contract.ts'

/** Whether a page can stand in the navigation of its site. */
export function useIsInNavigation(page: PageRow): boolean {
  const { type } = useSite()
  return page.kind !== 'footer' && !hasOnePage(type)
}
