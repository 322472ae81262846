import type { BlockId } from '#document/nodes.ts'
import type { CanvasHandle } from '../canvas-handle.ts'
import type { DragMarks } from './drag-marks.ts'
import type { DropPlan } from './drop-target.ts'
import { boxOf, type MeasuredGrid, pixelsOf } from './measured-grid.ts'
import { standingOf } from './standing.ts'

const nothing = { x0: 0, y0: 0, x1: 0, y1: 0 }

/** What a drop would do, drawn: the ghost, the lines, and blocks that make room. */
export interface PlanDrawing {
  /** Draws a plan in place of the last; null draws none. */
  show(plan: DropPlan | null): void
  end(): void
}

/**
 * Draws plans.
 *
 * @param grids as they are measured now
 * @param elementOf the element of a block
 */
export function planDrawing(
  canvas: CanvasHandle,
  marks: DragMarks,
  grids: () => readonly MeasuredGrid[],
  elementOf: (id: BlockId) => HTMLElement | null,
): PlanDrawing {
  /** Blocks that make room, with their transforms. */
  let displaced: ReadonlyMap<BlockId, string> = new Map()
  /** The section that is dropped into lies above its neighbours, over which its blocks may reach. */
  let target: HTMLElement | null = null
  /** What is drawn for a plan stays until there is another one; most moves stay within a cell. */
  let drawn: DropPlan | null | undefined

  /** Others move aside on the screen; those that need not any more move back. */
  function makeWay(plan: DropPlan | null, grid: MeasuredGrid | undefined): void {
    const now = new Map<BlockId, string>()
    for (const [id, to] of (grid && plan?.room.displaced) ?? []) {
      const from = grid?.occupants.find((one) => one.id === id)?.cells
      const element = elementOf(id)
      if (!grid || !from || !element) continue
      const [there, here] = [pixelsOf(grid, boxOf(to)), pixelsOf(grid, boxOf(from))]
      const by = `translate(${there.left - here.left}px, ${there.top - here.top}px)`
      now.set(id, by)
      const before = displaced.get(id)
      if (before === by) continue
      if (before === undefined) element.dataset['displaced'] = ''
      element.style.transform = by
    }
    for (const id of displaced.keys()) {
      if (now.has(id)) continue
      const element = elementOf(id)
      if (element) element.style.transform = ''
    }
    displaced = now
  }

  function aim(section: string | null): void {
    const element = section === null ? null : canvas.element(section)
    if (element === target) return
    if (target) delete target.dataset['target']
    if (element) element.dataset['target'] = ''
    target = element
  }

  return {
    show(plan) {
      if (plan === drawn) return
      drawn = plan
      aim(plan?.section ?? null)
      const all = grids()
      const grid = plan ? all.find(({ section }) => section === plan.section) : undefined
      makeWay(plan, grid)
      if (!plan || !grid) {
        marks.ghost(null, '', false)
        marks.stripes(null)
        if (all[0]) marks.lines(all[0], [], nothing)
        return
      }
      marks.between(null)
      marks.stripes(grid)
      const { x0, y0, x1, y1 } = plan.box
      const rect = pixelsOf(grid, plan.box)
      const top = rect.top - standingOf(grid, plan).risen
      marks.ghost({ ...rect, top }, `${x1 - x0} × ${y1 - y0}`, plan.room.full)
      marks.lines(grid, plan.lines, plan.box)
    },
    end() {
      marks.clear()
      aim(null)
    },
  }
}
