import type { BlockRegistry } from './define-block.ts'
import { documentFormat, type Block, type BlockId, type JsonObject, type PageDocument } from './nodes.ts'

/** A document ready to work with. */
export interface OpenedDocument {
  readonly document: PageDocument
  /**
   * Why it may be read but not written: it was saved by a newer Portico (its own shape, or a block's).
   * Writing would lose what we do not understand.
   */
  readonly readOnly?:
    { readonly reason: 'newer_format' } | { readonly reason: 'newer_block'; readonly block: BlockId }
  /** Blocks whose type is not installed. They are kept as they are and shown as placeholders. */
  readonly unknown: readonly BlockId[]
}

/** From one format of the document to the next, by the format it takes. Formats begin at 1. */
export const formatUpgrades: { readonly [from: number]: (stored: JsonObject) => JsonObject } = {}

/** A block's props brought to its type's version, step by step; the same block when it is there. */
export function upgradeBlock(block: Block, registry: BlockRegistry): Block {
  const definition = registry.get(block.type)
  if (!definition || block.version >= definition.version) return block
  let props = block.props
  for (let from = block.version; from < definition.version; from += 1) {
    const upgrade = definition.upgrades[from]
    if (!upgrade) throw new Error(`Block "${block.type}" has no upgrade from version ${from}`)
    props = upgrade(props)
  }
  return { ...block, version: definition.version, props }
}

/**
 * Brings a stored document up to date: first its own shape, then every block. Browser and server
 * do the same, so patches made on the one fit the other.
 *
 * @param upgrades by format; only tests pass their own
 */
export function openDocument(
  stored: PageDocument,
  registry: BlockRegistry,
  upgrades: typeof formatUpgrades = formatUpgrades,
  format: number = documentFormat,
): OpenedDocument {
  if (stored.format > format) return { document: stored, readOnly: { reason: 'newer_format' }, unknown: [] }
  let current: PageDocument = stored
  for (let from = stored.format; from < format; from += 1) {
    const upgrade = upgrades[from]
    if (!upgrade) throw new Error(`No upgrade of the document from format ${from}`)
    current = upgrade(current as unknown as JsonObject) as unknown as PageDocument
  }
  const unknown: BlockId[] = []
  let newer: BlockId | undefined
  let changed: { [id: BlockId]: Block } | undefined
  for (const [id, block] of Object.entries(current.blocks)) {
    const definition = registry.get(block.type)
    if (!definition) unknown.push(id)
    else if (block.version > definition.version) newer ??= id
    else if (block.version < definition.version) {
      changed ??= { ...current.blocks }
      changed[id] = upgradeBlock(block, registry)
    }
  }
  const document = changed ? { ...current, blocks: changed } : current
  return newer === undefined
    ? { document, unknown }
    : { document, readOnly: { reason: 'newer_block', block: newer }, unknown }
}
