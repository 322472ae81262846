import type { BlockContext } from '#document/block-context.ts'
import type { FieldFault } from '../../form/check-field.ts'
import type { FormAgain, KeptFile, ShownForm } from '../../form/drawn.ts'
import {
  FIRST_PAGE,
  isAsked,
  pagesOf,
  type AddressPart,
  type Answer,
  type AskedField,
  type Form,
  type FormItem,
  type LocalId,
} from '../../form/form.ts'
import { courseOf } from '../../form/logic.ts'

/** One page of a form as it is drawn now. */
export interface Drawing {
  readonly ctx: BlockContext
  readonly shown: ShownForm
  readonly form: Form
  readonly edition: string
  readonly page: LocalId
  readonly pages: readonly LocalId[]
  /** Where of the pages it is, from 0. */
  readonly at: number
  readonly items: readonly FormItem[]
  readonly again: FormAgain | null
  isShown(id: LocalId): boolean
  isRequired(id: LocalId): boolean
  isFull(option: LocalId): boolean
  /** What was typed under a name. */
  typed(name: string): readonly string[]
  kept(field: LocalId): readonly KeptFile[]
  faultAt(field: LocalId): FieldFault | undefined
  hintAt(field: LocalId): FieldFault | undefined
}

const nothingAnswered: ReadonlyMap<LocalId, Answer> = new Map()

/** What of a form is drawn: its first page untouched, or a page as it was sent. */
export function drawingOf(ctx: BlockContext, shown: ShownForm, again: FormAgain | null): Drawing {
  const form = again?.form ?? shown.form
  const course = again ? null : courseOf(form, nothingAnswered)
  const page = again?.page ?? FIRST_PAGE
  const pages = again?.pages ?? course?.pages ?? [FIRST_PAGE]
  const isThere = new Set(again?.shown ?? course?.shown ?? [])
  const isNeeded = new Set(again?.required ?? course?.required ?? [])
  const full = new Set(again?.full ?? shown.full)
  const faults = new Map<LocalId, FieldFault>(again?.faults.map((fault) => [fault.field, fault]))
  const hints = new Map<LocalId, FieldFault>(again?.hints.map((hint) => [hint.field, hint]))
  return {
    ctx,
    shown,
    form,
    edition: again?.edition ?? shown.edition,
    page,
    pages,
    at: Math.max(0, pages.indexOf(page)),
    items: pagesOf(form).find(({ id }) => id === page)?.items ?? [],
    again,
    isShown: (id) => isThere.has(id),
    isRequired: (id) => isNeeded.has(id),
    isFull: (option) => full.has(option),
    typed: (name) => (again && Object.hasOwn(again.typed, name) ? (again.typed[name] ?? []) : []),
    kept: (field) => again?.kept.filter((file) => file.field === field) ?? [],
    faultAt: (field) => faults.get(field),
    hintAt: (field) => hints.get(field),
  }
}

/** The fields of a page that can be answered. */
export const askedOn = ({ items }: Pick<Drawing, 'items'>): readonly AskedField[] => items.filter(isAsked)

/** The id of a field's first control: where a link of the list of faults leads. */
export function controlId(ctx: BlockContext, field: LocalId, part?: AddressPart | number): string {
  return part === undefined ? ctx.id('c', field) : ctx.id('c', field, String(part))
}

/** Kinds of field that are a group of controls under one legend. */
const grouped: ReadonlySet<AskedField['kind']> = new Set(['choice', 'several', 'rating', 'scale', 'address'])

export const isGroup = ({ kind }: AskedField): boolean => grouped.has(kind)

/** Where a fault of a field leads. */
export function targetOf({ ctx }: Drawing, field: AskedField, fault: FieldFault): string {
  if (field.kind === 'address') return controlId(ctx, field.id, fault.part ?? 'line1')
  return isGroup(field) ? controlId(ctx, field.id, 0) : controlId(ctx, field.id)
}
