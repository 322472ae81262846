import { copyBlocks, copySections, isFragment, type Fragment } from '#document/commands/fragment.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { propsOf } from '#document/block-props.ts'
import type { PageDocument } from '#document/nodes.ts'
import { toPlainText } from '#document/text/walk-text.ts'
import type { TextJson } from '#document/text/text-json.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import type { Selection } from '../selection.ts'

/*
 * Blocks on the system's clipboard: as our own type where the browser keeps it, inside an attribute of
 * markup where it does not, and as plain words for every other program. So they go from page to page,
 * from site to site and from window to window.
 */

export const fragmentType = 'application/x-portico+json'

/** What is put on the clipboard. */
export interface Copied {
  readonly json: string
  readonly html: string
  readonly text: string
}

/** The selected blocks, or the selected section; undefined when nothing is selected. */
export function copySelection(document: PageDocument, selection: Selection): Fragment | undefined {
  if (selection.blocks.length > 0) return copyBlocks(document, selection.blocks)
  return selection.section === null ? undefined : copySections(document, [selection.section])
}

/** The words of a fragment, a line for each paragraph. */
function wordsOf(fragment: Fragment, registry: BlockRegistry): string {
  const lines: string[] = []
  for (const block of fragment.blocks) {
    const definition = registry.get(block.type)
    if (!definition) continue
    const props = propsOf(definition, block)
    for (const [name, field] of Object.entries(definition.fields)) {
      const value = props[name]
      if (field.kind === 'richText') lines.push(toPlainText(value as TextJson))
      else if (field.kind === 'text' && typeof value === 'string') lines.push(value)
    }
  }
  return lines.filter((line) => line.trim() !== '').join('\n')
}

/** What is copied, in the three forms a clipboard takes: ours whole, and its words for everybody else. */
export function toClipboard(fragment: Fragment, registry: BlockRegistry): Copied {
  const json = JSON.stringify(fragment)
  const text = wordsOf(fragment, registry)
  const paragraphs = text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
  return { json, text, html: `<div data-portico="${escapeHtml(json)}">${paragraphs}</div>` }
}

function fragmentIn(json: string): Fragment | undefined {
  try {
    const given: unknown = JSON.parse(json)
    return isFragment(given) ? given : undefined
  } catch {
    return undefined
  }
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" }

/** The fragment on a clipboard; undefined when what is there comes from elsewhere. */
export function fromClipboard(given: { readonly json: string; readonly html: string }): Fragment | undefined {
  const own = given.json === '' ? undefined : fragmentIn(given.json)
  if (own) return own
  const attribute = /data-portico="([^"]*)"/.exec(given.html)?.[1]
  if (attribute === undefined) return undefined
  return fragmentIn(attribute.replace(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => ENTITIES[name] ?? ''))
}
