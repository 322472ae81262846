import type { TenantTable } from './lifecycle.store.ts'

/**
 * The order in which a site's rows can be deleted: whatever refers comes before what it refers to.
 *
 * @throws Error when tables refer to each other in a ring, which no order can satisfy
 */
export function purgeOrder(tables: readonly TenantTable[]): TenantTable[] {
  const left = new Map(tables.map((table) => [table.name, table]))
  const order: TenantTable[] = []
  while (left.size > 0) {
    const referred = new Set([...left.values()].flatMap((table) => table.refersTo))
    const free = [...left.values()].filter((table) => !referred.has(table.name))
    if (free.length === 0) throw new Error(`Tables that refer to each other: ${[...left.keys()].join(', ')}`)
    for (const table of free) {
      order.push(table)
      left.delete(table.name)
    }
  }
  return order
}
