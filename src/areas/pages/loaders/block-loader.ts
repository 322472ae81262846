import { filledProps } from '#document/block-props.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { PropsOf, Fields } from '#document/fields.ts'
import type { Block, BlockId, Json, PageDocument } from '#document/nodes.ts'
import type { QueryKey } from '#kernel/declared-query.ts'
import { type Composed, derived, point } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'

/** A block whose data is asked for; its props with defaults filled in. */
export interface AskedBlock {
  readonly id: BlockId
  readonly type: string
  readonly props: PropsOf<Fields>
}

/** What a loader brings for the blocks of a page. */
export interface Loaded {
  /** By block: what its view finds as `ctx.data(block.id)`. */
  readonly data: ReadonlyMap<BlockId, Json>
  /**
   * Names of what the data was read from. A kept page is drawn anew once what one of them names has changed: with a
   * release that shows the thing otherwise (`thingKey` of releases), or any of its kind (the kind alone: `form`); and as
   * it is bumped (`bumpKeys`). Lower-case letters, digits and `. : _ -`, at most 200 of them, unique within the site:
   * `commerce.product:<id>`. A page that names more than 200 is drawn anew with any change.
   */
  readonly keys: readonly string[]
}

/** What the loaders of a page bring together. */
export interface LoadedPage extends Loaded {
  /** The names of those that read the query of its address. */
  readonly readers: readonly string[]
}

/**
 * Reads what blocks show besides their props. It is asked once a page, for all blocks of its types, and reads in one
 * statement: nothing but what every visitor may see, as it is kept and sent to all.
 */
export interface BlockLoader {
  /** As types name it (`loader` of the definition), dotted by area: `commerce.products`. */
  readonly name: string
  /**
   * What of the query of a page's address it reads: a page with such a block is kept once for each form of its address.
   * Loaders that read the same name give the same value for its key.
   */
  readonly query?: readonly QueryKey[]
  load(
    this: void,
    ctx: Ctx,
    asked: {
      readonly blocks: readonly AskedBlock[]
      readonly page: { readonly id: string }
      /** For the canvas or a preview: what is not released yet is shown, too. */
      readonly isDraft: boolean
      /** The declared keys, each with a value of its shape. */
      readonly query: Readonly<Record<string, string | number>>
    },
  ): Promise<Loaded>
  /**
   * The same of a template, of which no site has anything yet.
   *
   * @param rows what the template has, by table
   */
  ofTemplate?(
    this: void,
    blocks: readonly AskedBlock[],
    rows: Readonly<Record<string, readonly CarriedRow[]>>,
  ): ReadonlyMap<BlockId, Json>
}

/** The loaders of blocks that areas bring. */
export const blockLoaders = point<BlockLoader>('pages.block-loaders')

/** The loaders by their names. */
export const loadersOf = derived(blockLoaders, (all) => new Map(all.map((one) => [one.name, one])))

/** What loaders read of a query together. @throws Error where two mean different things by a name: a bug of an area */
export function queryOfLoaders(tools: Composed, names: readonly string[]): QueryKey[] {
  const known = new Map<string, QueryKey>()
  for (const key of names.flatMap((name) => loadersOf(tools).get(name)?.query ?? [])) {
    if ((known.get(key.name) ?? key) !== key)
      throw new Error(`Two loaders read ${key.name} of one query differently`)
    known.set(key.name, key)
  }
  return [...known.values()]
}

/** The blocks that are loaded, by the names of their loaders; of most pages none. */
export type Wanting = ReadonlyMap<string, readonly AskedBlock[]>

/** What of these documents is loaded: blocks of types with a loader that have something to show. */
export function wantingOf(
  registry: BlockRegistry,
  documents: readonly (Pick<PageDocument, 'blocks'> | null)[],
): Wanting {
  const wanting = new Map<string, AskedBlock[]>()
  const note = ({ id, type, version, props: stored }: Block): void => {
    const definition = registry.get(type)
    if (definition?.loader === undefined || version > definition.version) return
    const props = filledProps(definition.fields, stored)
    if (definition.empty?.holds(props)) return
    const known = wanting.get(definition.loader)
    if (known) known.push({ id, type, props })
    else wanting.set(definition.loader, [{ id, type, props }])
  }
  for (const document of documents)
    if (document) for (const block of Object.values(document.blocks)) note(block)
  return wanting
}
