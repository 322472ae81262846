import { Node } from '@tiptap/pm/model'
import { sameJson } from '../json.ts'
import { maxTextDepth, textSchema } from './schema.ts'
import type { TextJson, TextMarkJson, TextNodeJson } from './text-json.ts'

/** What a rich text field allows: everything the schema knows, or one paragraph of marked words. */
export type TextFlavour = 'full' | 'inline'

const parsed = new WeakMap<object, Node>()
const written = new WeakMap<Node, TextJson>()

function isDeeper(json: unknown, left: number): boolean {
  if (typeof json !== 'object' || json === null) return false
  const content = (json as { content?: unknown }).content
  if (!Array.isArray(content)) return false
  return left === 0 || content.some((child) => isDeeper(child, left - 1))
}

/**
 * The text as ProseMirror's node. Stored texts are immutable, so a text is parsed and checked once.
 *
 * @throws RangeError when it is not a text of our schema: unknown nodes or marks, wrong nesting, an
 * attribute out of range, an unsafe link, or deeper than `maxTextDepth`.
 */
export function readText(json: unknown): Node {
  if (typeof json !== 'object' || json === null) throw new RangeError('not a text')
  const known = parsed.get(json)
  if (known) return known
  // Before parsing: ProseMirror recurses, and a hostile depth would end the stack.
  if (isDeeper(json, maxTextDepth)) throw new RangeError('nested too deeply')
  let node: Node
  try {
    node = Node.fromJSON(textSchema, json)
    node.check()
  } catch (error) {
    throw error instanceof RangeError ? error : new RangeError('not a text', { cause: error })
  }
  if (node.type.name !== 'doc') throw new RangeError('not a whole text')
  parsed.set(json, node)
  return node
}

function writeAttrs(
  attrs: { readonly [name: string]: unknown },
  specs: { readonly [name: string]: { readonly default?: unknown } } | null | undefined,
): { attrs?: { [name: string]: unknown } } {
  const kept: { [name: string]: unknown } = {}
  let any = false
  for (const name in attrs) {
    const spec = specs?.[name]
    if (spec && 'default' in spec && spec.default === attrs[name]) continue
    kept[name] = attrs[name]
    any = true
  }
  return any ? { attrs: kept } : {}
}

function writeNode(node: Node): TextNodeJson {
  const json: {
    type: string
    attrs?: { [name: string]: unknown }
    content?: TextNodeJson[]
    marks?: TextMarkJson[]
    text?: string
  } = { type: node.type.name, ...writeAttrs(node.attrs, node.type.spec.attrs) }
  if (node.childCount > 0) json.content = node.children.map(writeNode)
  if (node.marks.length > 0) {
    json.marks = node.marks.map((mark) => ({
      type: mark.type.name,
      ...writeAttrs(mark.attrs, mark.type.spec.attrs),
    }))
  }
  if (node.isText) json.text = node.text ?? ''
  return json
}

/** The text as it is stored: as ProseMirror writes it, without attributes that are at their default. */
export function writeText(node: Node): TextJson {
  const known = written.get(node)
  if (known) return known
  const json = writeNode(node) as TextJson
  written.set(node, json)
  parsed.set(json, node)
  return json
}

/** Whether a value is a text of our schema and of the flavour asked for. */
export function isText(json: unknown, flavour: TextFlavour = 'full'): json is TextJson {
  try {
    const node = readText(json)
    return flavour === 'full' || (node.childCount === 1 && node.firstChild?.type.name === 'paragraph')
  } catch {
    return false
  }
}

const canonical = new WeakSet<object>()

/** Whether a stored text is spelled as {@link writeText} spells it, so that steps lead back to it exactly. */
export function isCanonicalText(json: TextJson): boolean {
  if (canonical.has(json)) return true
  const same = sameJson(json, writeText(readText(json)))
  if (same) canonical.add(json)
  return same
}
