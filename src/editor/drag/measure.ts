import { planPhonePlaces } from '#document/commands/set-phone-place.ts'
import { phoneLayout } from '#document/layout/phone.ts'
import type { Occupant } from '#document/layout/make-room.ts'
import { blockOf, sectionOf, type BlockId, type PageDocument, type SectionId } from '#document/nodes.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { slotFault, type Coming, type SlotFault, type SlotParent } from '#document/slot-fault.ts'
import { slotOf } from '#document/slots.ts'
import type { CanvasHandle, Rect } from '../canvas-handle.ts'
import { readTracks } from './grid-tracks.ts'
import type { MeasuredGrid } from './measured-grid.ts'

/** A slot that blocks are dropped into, as it was measured last. */
export interface MeasuredSlot {
  readonly parent: SlotParent
  readonly rect: Rect
  /** Where a drop is for it: all of what it alone stands in, an item with its words. */
  readonly area: Rect
  readonly layout: 'stack' | 'row' | 'grid'
  readonly children: readonly { readonly id: BlockId; readonly rect: Rect }[]
  /** Why what is carried may not go in. */
  readonly fault: SlotFault | undefined
  /** The item that is shut, with the slot in it: what is dropped on it comes last. */
  readonly shut: HTMLDetailsElement | undefined
  readonly last: BlockId | null
}

/** The blocks of a section where they stand on a device. */
export function occupantsOn(
  document: PageDocument,
  id: SectionId,
  device: 'desktop' | 'phone',
  registry: BlockRegistry,
): Occupant[] {
  const section = sectionOf(document, id)
  if (!section) return []
  const blocks = section.blocks.flatMap((block) => blockOf(document, block) ?? [])
  if (device === 'phone') {
    const layout = phoneLayout(blocks, section.reading, registry)
    return blocks.flatMap((block) => {
      const cells = layout.cells.get(block.id)
      return cells ? [{ id: block.id, cells, layer: block.place.layer }] : []
    })
  }
  return blocks
    .filter((block) => block.hidden?.desktop !== true)
    .map((block) => ({ id: block.id, cells: block.place, layer: block.place.layer }))
}

/** Reads every section's grid: at the start of a gesture, and again where an item opened or shut. */
export function measureGrids(
  canvas: CanvasHandle,
  document: PageDocument,
  device: 'desktop' | 'phone',
  registry: BlockRegistry,
): MeasuredGrid[] {
  const frame = canvas.document()
  const view = frame?.defaultView
  if (!frame || !view) return []
  const { scrollX, scrollY } = view
  return document.order.flatMap((id): MeasuredGrid[] => {
    const section = sectionOf(document, id)
    const outer = canvas.element(id)
    const inner = canvas.grid(id)
    if (!section || !outer || !inner) return []
    const band = outer.getBoundingClientRect()
    if (band.height === 0) return []
    const box = inner.getBoundingClientRect()
    const style = view.getComputedStyle(inner)
    const around = view.getComputedStyle(outer)
    const extra = Number.parseFloat(/(\d+(?:\.\d+)?)px/.exec(style.gridAutoRows)?.[1] ?? '24')
    return [
      {
        section: id,
        left: box.left + scrollX,
        top: box.top + scrollY,
        width: box.width,
        sectionTop: band.top + scrollY,
        sectionBottom: band.bottom + scrollY,
        columns: readTracks(style.gridTemplateColumns, style.columnGap, 0),
        rows: readTracks(inner.childElementCount > 0 ? style.gridTemplateRows : '', style.rowGap, extra),
        rtl: style.direction === 'rtl',
        occupants: occupantsOn(document, id, device, registry),
        ...(device === 'phone'
          ? { rearranged: (wanted) => planPhonePlaces(document, wanted, registry) }
          : {}),
        ...(device === 'phone' || section.height === 'content'
          ? {}
          : {
              spare: {
                above: box.top - band.top - Number.parseFloat(around.paddingTop),
                below: band.bottom - box.bottom - Number.parseFloat(around.paddingBottom),
                align: section.align,
              },
            }),
        closed: section.source !== undefined || section.locked === true,
      },
    ]
  })
}

/**
 * Reads every slot of the page's blocks.
 *
 * @param coming what is carried
 */
export function measureSlots(
  canvas: CanvasHandle,
  document: PageDocument,
  registry: BlockRegistry,
  coming: readonly Coming[],
): MeasuredSlot[] {
  const frame = canvas.document()
  const view = frame?.defaultView
  if (!frame || !view) return []
  const { scrollX, scrollY } = view
  const moving = new Set(coming.map(({ id }) => id))
  const rectOf = (element: Element): Rect => {
    const rect = element.getBoundingClientRect()
    return { left: rect.left + scrollX, top: rect.top + scrollY, width: rect.width, height: rect.height }
  }
  return [...frame.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element): MeasuredSlot[] => {
    const holder = element.closest('[data-block]')?.getAttribute('data-block') ?? ''
    const name = element.getAttribute('data-slot') ?? ''
    const block = blockOf(document, holder)
    const definition = block && registry.get(block.type)
    const slot = block && definition ? slotOf(definition, block, name) : undefined
    const item = element.closest('details')
    const shut = item?.open === false ? item : undefined
    // What is folded away with all of its item takes nothing in.
    if (!block || !slot || moving.has(holder) || block.locked === true) return []
    if (!(shut ?? element).checkVisibility()) return []
    const around = element.parentElement
    const isAlone = around?.querySelectorAll('[data-slot]').length === 1
    const ids = (block.slots?.[name] ?? []).filter((id) => !moving.has(id))
    const parent = { node: holder, slot: name }
    return [
      {
        parent,
        rect: rectOf(element),
        area: rectOf(shut ?? (isAlone ? around : element)),
        layout: slot.layout,
        children: ids.flatMap((id) => {
          const child = shut ? null : canvas.element(id)
          return child ? [{ id, rect: rectOf(child) }] : []
        }),
        fault: slotFault(document, parent, coming, registry),
        shut,
        last: ids.at(-1) ?? null,
      },
    ]
  })
}

/** Where in a slot a point lies: after which block, and the line that shows it. */
export function spotInSlot(
  slot: MeasuredSlot,
  x: number,
  y: number,
): { readonly after: BlockId | null; readonly line: Rect } {
  const upright = slot.layout !== 'row'
  let after: BlockId | null = slot.shut ? slot.last : null
  let edge = upright ? slot.rect.top : slot.rect.left
  for (const { id, rect } of slot.children) {
    const middle = upright ? rect.top + rect.height / 2 : rect.left + rect.width / 2
    if ((upright ? y : x) < middle) break
    after = id
    edge = upright ? rect.top + rect.height : rect.left + rect.width
  }
  return {
    after,
    line: upright
      ? { left: slot.rect.left, top: edge - 1.5, width: slot.rect.width, height: 3 }
      : { left: edge - 1.5, top: slot.rect.top, width: 3, height: slot.rect.height },
  }
}

/** The innermost slot a point lies in, whether it takes what is carried or not. */
export function slotAt(slots: readonly MeasuredSlot[], x: number, y: number): MeasuredSlot | undefined {
  return slots.findLast(
    ({ area }) =>
      x >= area.left && x <= area.left + area.width && y >= area.top && y <= area.top + area.height,
  )
}
