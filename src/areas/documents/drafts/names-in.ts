import type { Block, PageDocument, PageFrame, Section } from '#document/nodes.ts'
import { composed, decoded } from '#kernel/decoded.ts'
import { ID_PATTERN } from '#kernel/ids.ts'

/** Keys under which a link keeps an address that was typed. */
const addressed = new Set(['url', 'href'])

/** No address of a site's own is longer, letters. */
const LONGEST = 600

const IDS = new RegExp(ID_PATTERN, 'g')

/** An address of the site as it is kept among names: decoded, without what follows the path, and without a slash at its end. */
function pathIn(address: string): string | null {
  if (!address.startsWith('/')) return null
  const path = address.replace(/[?#].*$/s, '')
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const plain = composed(decoded(bare))
  // The database keeps no text with a zero byte.
  return plain.length > LONGEST || plain.includes('\0') ? null : plain
}

function collectPaths(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectPaths(item, into)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, held] of Object.entries(value)) {
      if (typeof held !== 'string') collectPaths(held, into)
      else if (addressed.has(key)) {
        const path = pathIn(held)
        if (path !== null) into.add(path)
      }
    }
  }
}

type Node = Section | Block | PageFrame

const known = new WeakMap<Node | PageDocument, readonly string[]>()

function namesOfNode(node: Node): readonly string[] {
  const found = known.get(node)
  if (found) return found
  const names = new Set(Array.from(JSON.stringify(node).matchAll(IDS), ([id]) => id))
  collectPaths(node, names)
  const list = [...names]
  known.set(node, list)
  return list
}

/**
 * What a document names: ids of pages, items and files, anywhere in a text, because an address may have been
 * typed or copied; and addresses of the site in links. Found by the form of the values, so that blocks of unknown
 * types count too. Nodes are immutable: each is looked through once, and after a save those alone that it changed.
 *
 * @returns in order, each once
 */
export function namesIn(document: PageDocument): readonly string[] {
  const found = known.get(document)
  if (found) return found
  const names = new Set(namesOfNode(document.page))
  for (const nodes of [document.sections, document.blocks])
    for (const node of Object.values<Section | Block>(nodes))
      for (const name of namesOfNode(node)) names.add(name)
  const list = [...names].toSorted()
  known.set(document, list)
  return list
}

/** Whether two documents name the same. */
export function namesAlike(one: PageDocument, other: PageDocument): boolean {
  const [names, others] = [namesIn(one), namesIn(other)]
  return names.length === others.length && names.every((name, at) => name === others[at])
}
