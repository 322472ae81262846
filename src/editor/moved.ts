import type { PageDocument } from '#document/nodes.ts'
import type { Touched } from '#document/rules.ts'

/** Whether anything stands elsewhere than before. */
export function isLaidOutAnew(before: PageDocument, after: PageDocument): boolean {
  if (before.order !== after.order) return true
  if (before.sections !== after.sections) return true
  if (before.blocks === after.blocks) return false
  for (const id in after.blocks) {
    const one = before.blocks[id]
    const other = after.blocks[id]
    if (one === other) continue
    if (
      one?.place !== other?.place ||
      one?.phone !== other?.phone ||
      one?.hidden !== other?.hidden ||
      one?.slots !== other?.slots ||
      one?.parent !== other?.parent
    )
      return true
  }
  return false
}

/** Whether what changed moves nothing: words and settings, which only their own block shows. */
export function isStill(touched: Touched): boolean {
  for (const paths of touched.values()) {
    if (paths === 'all') return false
    for (const path of paths) if (!path.startsWith('props:')) return false
  }
  return true
}
