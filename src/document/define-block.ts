import type { OwnerKey } from '#kernel/messages/message.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'
import type { Fields, PropsOf } from './fields.ts'
import { atHand, type Late, late } from './late.ts'
import type { Block, JsonObject } from './nodes.ts'

/** The groups of the palette, in the order they are shown. */
export const paletteGroups = [
  'basic',
  'media',
  'structure',
  'content',
  'social',
  'forms',
  'commerce',
  'scheduling',
  'members',
  'advanced',
] as const
export type PaletteGroup = (typeof paletteGroups)[number]

export interface BlockViewProps<Props> {
  /** The block's props with defaults filled in. */
  readonly props: Props
  readonly block: Block
  readonly ctx: BlockContext
}

/** What draws the blocks of a type, and what has to read them as they are drawn: a module `view.tsx`. */
export interface BlockView<F extends Fields = Fields> {
  /** Draws a block, on the canvas and on the server alike. Pure: no state, no effects, no clock. */
  view(this: void, given: BlockViewProps<PropsOf<F>>): ReactNode
  /** The type's style sheet; sent once on pages that show it. */
  readonly css?: string
  /**
   * Where its letters are drawn as elements (cells, coloured words, marks): the letters, which stand there plainly on
   * a page that has too many such elements, and how many elements they make.
   */
  readonly dense?: {
    letters(this: void, props: PropsOf<F>): string
    elements(this: void, props: PropsOf<F>): number
  }
  /** Headings it draws beside those in its rich texts. */
  outline?(this: void, props: PropsOf<F>): readonly OutlineHeading[]
}

/** A filled example: shown in the palette, rendered by tests, used by templates. */
export interface BlockSample<F extends Fields = Fields> {
  readonly name: string
  readonly props: Partial<PropsOf<F>>
}

/** How a type is offered: a module `sample.ts`. */
export interface BlockSamples<F extends Fields = Fields> {
  /** At least one. */
  readonly samples: readonly BlockSample<F>[]
  /** Style of its picture in the palette, where its own says too little at that size. */
  readonly tile?: string
}

/** Cells of the desktop's 24 columns and rows. */
export interface BlockSize {
  readonly width: number
  readonly height: number
  readonly minWidth: number
  readonly minHeight: number
}

/** One slot, or a slot for every item of a list field (named by the item's id). */
export interface SlotDefinition {
  /** Key of the owner's messages. */
  readonly label: OwnerKey
  /** `stack`: under one another; `row`: beside one another where there is room; `grid`: a grid like a section's. */
  readonly layout: 'stack' | 'row' | 'grid'
  /** Types that may stand in it; any when absent. */
  readonly accept?: readonly string[]
  readonly max?: number
}

export type SlotsDefinition =
  | { readonly named: { readonly [slot: string]: SlotDefinition } }
  | { readonly perItem: string; readonly slot: SlotDefinition }

/** A heading inside a block that is not in a rich text, for the outline of the page. */
export interface OutlineHeading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  readonly text: string
}

/** What is known of a block type before one of its blocks is drawn or offered. */
export interface BlockDefinition<F extends Fields = Fields> {
  /** Unique name, dotted by area where it is not of `pages`: `text`, `commerce.product`. */
  readonly type: string
  /** Version of the props; raised together with an entry in `upgrades`. */
  readonly version: number
  readonly fields: F
  /** From version n to n + 1, by n. Takes stored props, gives stored props. */
  readonly upgrades: { readonly [from: number]: (props: JsonObject) => JsonObject }
  /** The fields of each earlier version: by them its stored blocks are judged and its patches replayed. */
  readonly past: { readonly [version: number]: Fields }
  /** What draws its blocks; fetched when the first of them is drawn. */
  readonly view: Late<BlockView<F>>
  /** Its examples; fetched when it is first offered. */
  readonly samples: Late<BlockSamples<F>>
  /** Name of the loader that brings `ctx.data` on the server. */
  readonly loader?: string
  /** Custom element that makes it interactive for the visitor; absent: no JavaScript. */
  readonly island?: string
  /** Whether this one needs no script: as it is set, there is nothing to open, to move or to copy. */
  isStill?(this: void, props: PropsOf<F>): boolean
  readonly size: BlockSize
  /** `content`: as tall as its words need; `box`: fills its cells (picture, map, shape). */
  readonly sizing: 'content' | 'box'
  /** On the phone: the whole width, or two in a row when it is small and stood beside another. */
  readonly phone: 'full' | 'pair'
  /**
   * When there is nothing to show yet, and the key of the owner's message that says what to do. `writes`
   * names the field that is written in place then, where the first letter should go.
   */
  readonly empty?: {
    holds(this: void, props: PropsOf<F>): boolean
    readonly message: OwnerKey
    readonly writes?: keyof F & string
  }
  readonly group: PaletteGroup
  /** Name of an icon of the owner's app. */
  readonly icon: string
  /** Keys of the owner's messages: its name, and words it is also found by. */
  readonly name: OwnerKey
  readonly keywords?: OwnerKey
  /** Holds something to click or type into, so that the canvas does not act it out while editing. */
  readonly interactive: boolean
  readonly slots?: SlotsDefinition
}

type Optional = 'upgrades' | 'past' | 'sizing' | 'phone' | 'interactive'
type Parts = 'view' | 'samples'
export type BlockDeclaration<F extends Fields> = Omit<BlockDefinition<F>, Optional | Parts> &
  Partial<Pick<BlockDefinition<F>, Optional>> & {
    /** Fetches the module `view.tsx`; or the view itself, as tests have it. */
    readonly view: (() => Promise<BlockView<F>>) | BlockView<F> | Late<BlockView<F>>
    /** Fetches the module `sample.ts`; or the samples themselves. */
    readonly samples: (() => Promise<BlockSamples<F>>) | BlockSamples<F> | Late<BlockSamples<F>>
  }

function asLate<Part extends object>(given: (() => Promise<Part>) | Part | Late<Part>): Late<Part> {
  if (typeof given === 'function') return late(given as () => Promise<Part>)
  return 'onArrival' in given ? given : atHand(given)
}

const TYPE = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)?$/

/**
 * Declares a block type. What is left out: no upgrades, no earlier versions, `sizing: 'content'`,
 * `phone: 'full'`, `interactive` when it names an island.
 *
 * @throws Error when the declaration contradicts itself (a bug of ours, never a person's).
 */
export function defineBlock<const F extends Fields>(declaration: BlockDeclaration<F>): BlockDefinition<F> {
  const definition: BlockDefinition<F> = {
    upgrades: {},
    past: {},
    sizing: 'content',
    phone: 'full',
    interactive: declaration.island !== undefined,
    ...declaration,
    view: asLate(declaration.view),
    samples: asLate(declaration.samples),
  }
  const { type, version, upgrades, past, size, slots, fields } = definition
  const wrong = (what: string) => new Error(`Block "${type}": ${what}`)
  if (!TYPE.test(type)) throw wrong('its type is not a lower-case name')
  if (!Number.isInteger(version) || version < 1) throw wrong('its version is not a whole number from 1')
  for (let from = 1; from < version; from += 1) {
    if (!upgrades[from]) throw wrong(`an upgrade from version ${from} is missing`)
    if (!past[from]) throw wrong(`the fields of version ${from} are missing`)
  }
  if (size.minWidth < 1 || size.minHeight < 1 || size.width < size.minWidth || size.height < size.minHeight) {
    throw wrong('its size is below its own minimum')
  }
  if (size.width > 24) throw wrong('it is wider than the grid')
  if (slots && 'perItem' in slots && fields[slots.perItem]?.kind !== 'list') {
    throw wrong(`its slots follow "${slots.perItem}", which is not a list field`)
  }
  return definition
}

/** The fields that a block of some version was stored by; undefined for versions newer than ours. */
export function fieldsAt(definition: BlockDefinition | undefined, version: number): Fields | undefined {
  return version === definition?.version ? definition.fields : definition?.past[version]
}

/** Every block type the product knows, by name. */
export interface BlockRegistry {
  readonly types: readonly string[]
  get(type: string): BlockDefinition | undefined
}

/** @throws Error when two definitions share a type. */
export function blockRegistry(definitions: readonly BlockDefinition[]): BlockRegistry {
  const byType = new Map<string, BlockDefinition>()
  for (const definition of definitions) {
    if (byType.has(definition.type)) throw new Error(`Two blocks are called "${definition.type}"`)
    byType.set(definition.type, definition)
  }
  return { types: [...byType.keys()], get: (type) => byType.get(type) }
}
