import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite, anAccount, onSiteAs, type TestAccount } from '#areas/sites/testing.ts'
import { type BlockDefinition, defineBlock } from '#document/define-block.ts'
import { choice, link, richText, text } from '#document/fields.ts'
import { type Block, emptyDocument, newSection, type PageDocument } from '#document/nodes.ts'
import { textOf } from '#document/text/text-json.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { bring, rolledBack, testCtx } from '#platform/testing/world.ts'
import { blocks } from './drafts/blocks.ts'
import { createDocument } from './drafts/create-document.ts'
import type { Answered, Asked, Held } from './drafts/held.ts'
import { readDraft } from './drafts/read-draft.ts'
import { savePatches } from './saves/save-patches.ts'

/** For tests of areas above that look behind the door. */
export { storeSnapshot } from './drafts/document.store.ts'
export { drafts } from './drafts/draft-cache.ts'
export { storeEditions } from './editions/edition.store.ts'

const alike = {
  version: 1,
  view: { view: () => null },
  size: { width: 6, height: 2, minWidth: 1, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'ui.more',
} as const

/** The types of blocks that the documents of these tests are made of. */
export const testBlocks = [
  defineBlock({
    ...alike,
    type: 'button',
    fields: { label: text({ label: 'ui.more' }), link: link({ label: 'ui.more' }) },
    samples: { samples: [{ name: 'one', props: { label: 'Get in touch' } }] },
  }),
  defineBlock({
    ...alike,
    type: 'text',
    fields: {
      body: richText({ label: 'ui.more' }),
      size: choice({
        label: 'ui.more',
        options: [
          { value: 'regular', label: 'ui.more' },
          { value: 'large', label: 'ui.more' },
        ],
        default: 'regular',
      }),
    },
    samples: { samples: [{ name: 'one', props: { body: textOf('Fresh bread.') } }] },
  }),
] as unknown as readonly BlockDefinition[]

/** A document with a text and a button below it. */
export function aPage(): PageDocument {
  const section = newSection({ blocks: ['atext001', 'abutton1'] })
  const block = (id: string, type: string, row: number, props: Block['props']): Block => ({
    id,
    type,
    version: 1,
    parent: { node: section.id },
    place: { column: 1, row, width: 6, height: 2, layer: 0, align: 'start' },
    props,
  })
  return {
    ...emptyDocument(),
    order: [section.id],
    sections: { [section.id]: section },
    blocks: {
      atext001: block('atext001', 'text', 1, { body: textOf('Fresh bread.') as never, size: 'regular' }),
      abutton1: block('abutton1', 'button', 3, { label: 'Get in touch' }),
    },
  }
}

export interface DocumentWorld {
  /** Of the owner, on the site. */
  readonly ctx: Ctx
  readonly siteId: string
  readonly owner: TestAccount
  /** The document, as what holds it names it. */
  readonly held: Held
}

/** A document of a site, as the site's owner sees it, held by an area that is not there. */
export async function aDocument(ctx: Ctx): Promise<DocumentWorld> {
  bring(blocks.of(testBlocks))
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner)
  const mine = onSiteAs(ctx, owner, siteId)
  const held = { holder: 'tests', documentId: newId() }
  await createDocument(mine, { ...held, document: aPage() })
  return { ctx: mine, siteId, owner, held }
}

/** Runs work on a document of its own; nothing of it stays. */
export function onDocument(work: (world: DocumentWorld) => void | Promise<void>): Promise<void> {
  return rolledBack('platform', async (db) => work(await aDocument(testCtx(db))))
}

/** A test on a document of its own; nothing of it stays. */
export function testOnDocument(name: string, work: (world: DocumentWorld) => void | Promise<void>): void {
  void test(name, () => onDocument(work))
}

/** A block of a type in a document. */
export function blockOfType(document: PageDocument, type: string): string {
  const block = Object.values(document.blocks).find((one) => one.type === type)
  assert.ok(block, `no ${type} in the document`)
  return block.id
}

/** Sets a property of a block, as a patch. */
export const setProp = (node: string, name: string, value: unknown) => ({
  op: 'set',
  node,
  path: ['props', name],
  value,
})

/** Saves patches as a tab of its own, unless named. */
export function save(
  { ctx, held }: Pick<DocumentWorld, 'ctx' | 'held'>,
  base: number,
  patches: unknown[],
  names: Partial<Pick<Asked<'savePatches'>, 'clientId' | 'saveId'>> = {},
): Promise<Answered<'savePatches'>> {
  return savePatches(ctx, {
    ...held,
    base,
    patches,
    clientId: names.clientId ?? newLocalId(16),
    saveId: names.saveId ?? newLocalId(16),
  })
}

/** Sets the words of the button, on whatever version the document is at. */
export async function relabel(world: DocumentWorld, label: string): Promise<void> {
  const { version, document } = await readDraft(world.ctx, world.held)
  const answer = await save(world, version, [setProp(blockOfType(document, 'button'), 'label', label)])
  assert.equal(answer.outcome, 'saved')
}

/** The words of the button as they are drafted. */
export async function labelOf({ ctx, held }: Pick<DocumentWorld, 'ctx' | 'held'>): Promise<unknown> {
  const { document } = await readDraft(ctx, held)
  return document.blocks[blockOfType(document, 'button')]?.props['label']
}

/** Runs work in a transaction that commits, with what is to be done after the commit done. */
export async function committing<T>(database: Database, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const later: (() => void | Promise<void>)[] = []
  const result = await database.transaction('platform', (db, endWith) =>
    work(testCtx(db, { afterCommit: (job) => void later.push(job), endWith })),
  )
  for (const job of later) await job()
  return result
}
