import { useSite } from '#areas/sites/admin/index.tsx'
import { useRead } from '#ui/data/data.ts'
import { listAssignees } from '../../contract.ts'

/** The people a message can be assigned to, and their names by id. */
export function usePeople() {
  const site = useSite()
  const read = useRead(listAssignees, { siteId: site.id })
  const people = read.data?.people ?? []
  return { people, nameOf: (id: string | null) => people.find((one) => one.id === id)?.name ?? null }
}
