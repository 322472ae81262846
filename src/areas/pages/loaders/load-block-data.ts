import { fieldShape } from '#document/field-shape.ts'
import type { Fields } from '#document/fields.ts'
import type { Block, JsonObject } from '#document/nodes.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { blocksOf } from '#areas/documents/index.ts'
import { linkTargets } from '../links/link-target.ts'
import { resolveLinks } from '../links/resolve-links.ts'
import { readPage } from '../tree/page.store.ts'
import { wantingOf } from './block-loader.ts'
import { loadBlocks } from './load-blocks.ts'
import type { loadBlockData as endpoint } from './loader.contract.ts'

/** Whether props are what a block of these fields may hold: what is loaded is asked for by them. */
function isFilled(fields: Fields, props: { readonly [name: string]: unknown }): boolean {
  return Object.entries(props).every(
    ([name, value]) =>
      Object.hasOwn(fields, name) &&
      fields[name] !== undefined &&
      fieldShape(fields[name]).safeParse(value).success,
  )
}

/** Where things stand that the canvas links to, those that are not released yet too. */
async function addressesOf(
  ask: Ask,
  { tools }: Ctx,
  asked: InputOf<typeof endpoint>['links'],
): Promise<OutputOf<typeof endpoint>['addresses']> {
  const linked = new Map(
    [...Map.groupBy(asked, ({ kind }) => kind)].map(([kind, all]) => [
      kind,
      new Set(all.map(({ id }) => id)),
    ]),
  )
  const { links } = await resolveLinks(ask, tools.of(linkTargets), linked, {
    pages: new Map(),
    isDraft: true,
  })
  return asked.flatMap(({ kind, id }) => {
    const path = links(kind, id)
    return path === undefined ? [] : [{ kind, id, path }]
  })
}

/**
 * What blocks of a page show besides their props, for the canvas: also of those that are not saved yet. A block that
 * keeps no rule, or loads nothing, has no data.
 *
 * @throws Refusal 404 when there is no such page
 */
export async function loadBlockData(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await readPage(ctx, input.pageId))) throw refuse('not_found', 'not_found')
  const registry = blocksOf(ctx.tools)
  const asked = input.blocks.flatMap(({ id, type, props }): Block[] => {
    const definition = registry.get(type)
    if (!definition || !isFilled(definition.fields, props)) return []
    const { version, size } = definition
    return [
      {
        id,
        type,
        version,
        props: props as JsonObject,
        parent: { node: '' },
        place: { column: 1, row: 1, width: size.width, height: size.height, layer: 0, align: 'start' },
      },
    ]
  })
  const blocks = Object.fromEntries(asked.map((block) => [block.id, block]))
  const wanting = wantingOf(registry, [{ blocks }])
  const ask: Ask = (statement) => statement(ctx)
  const { data } = await loadBlocks(ask, wanting, { id: input.pageId }, { isDraft: true })
  return { data: Object.fromEntries(data), addresses: await addressesOf(ask, ctx, input.links) }
}
