import { storableText } from '#kernel/storable-text.ts'
import { propsOf } from '#document/block-props.ts'
import type { BlockDefinition, BlockRegistry } from '#document/define-block.ts'
import type { Block, Json } from '#document/nodes.ts'
import { textOf, type TextJson } from '#document/text/text-json.ts'
import { isPicture, type Kind } from './brought.ts'

/*
 * What a block takes that is dropped on it or pasted into it, told from its fields: a new block needs
 * nothing here.
 */

/** Into which field files go: the picture or file it is about, or an item of its list for each. */
export type Taking =
  | { readonly kind: 'image' | 'file'; readonly field: string }
  | { readonly kind: 'item'; readonly field: string; readonly image: string }

function fits({ type }: Kind, accept: readonly string[]): boolean {
  return accept.some((one) => (one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one))
}

/**
 * Into which field of a block files go; undefined when it takes none of them. A block is about the first
 * field of a file, picture or list of pictures it has; those under "More" are never meant.
 *
 * @param chosen it is selected: another picture takes the place of the one it shows
 */
export function takingOf(
  definition: BlockDefinition,
  block: Pick<Block, 'version' | 'props' | 'locked'>,
  files: readonly Kind[],
  chosen: boolean,
): Taking | undefined {
  const [file] = files
  if (!file || block.locked === true || block.version > definition.version) return undefined
  const props = propsOf(definition, block)
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.group === 'more') continue
    if (field.kind === 'image' || field.kind === 'file') {
      const right = field.kind === 'image' ? isPicture(file) : fits(file, field.accept)
      const isFree = chosen || props[name] === undefined
      return right && isFree && files.length === 1 ? { kind: field.kind, field: name } : undefined
    }
    if (field.kind !== 'list') continue
    const image = Object.entries(field.of).find(([, one]) => one.kind === 'image')?.[0]
    if (image !== undefined) return files.every(isPicture) ? { kind: 'item', field: name, image } : undefined
  }
  return undefined
}

/**
 * The type of block that is about such a file, and the field of it; undefined when there is none. Pictures
 * have theirs; of the others the first that takes it.
 */
export function typeTaking(
  registry: BlockRegistry,
  file: Kind,
): { readonly type: string; readonly kind: 'image' | 'file'; readonly field: string } | undefined {
  for (const type of new Set(['image', ...registry.types])) {
    const definition = registry.get(type)
    if (!definition) continue
    const taking = takingOf(definition, { version: definition.version, props: {} }, [file], true)
    if (taking && taking.kind !== 'item') return { type, kind: taking.kind, field: taking.field }
  }
  return undefined
}

/**
 * What words pasted into a block with nothing to show yet set; undefined when they are not for it.
 *
 * @param shaped the words with their headings, lists and links, for fields that hold them
 */
export function wordsFor(
  definition: BlockDefinition,
  block: Block,
  words: string,
  shaped?: TextJson,
): { readonly field: string; readonly value: Json } | undefined {
  if (block.locked === true || definition.empty?.holds(propsOf(definition, block)) !== true) return undefined
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind === 'richText') {
      const isLine = field.flavour === 'inline'
      const lines = isLine ? [words.replace(/\s*\n\s*/g, ' ')] : words.split(/\n+/)
      const value = isLine ? textOf(...lines) : (shaped ?? textOf(...lines))
      return { field: name, value: value as unknown as Json }
    }
    const plain = field.kind === 'code' || field.kind === 'markdown' || field.kind === 'text'
    if (plain && (field.kind !== 'text' || field.multiline || name === definition.empty.writes)) {
      const isLine = field.kind === 'text' && !field.multiline
      return {
        field: name,
        value: storableText((isLine ? words.replace(/\s*\n\s*/g, ' ') : words).slice(0, field.max)),
      }
    }
  }
  return undefined
}
