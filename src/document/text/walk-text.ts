import type { ImageValue, LinkValue } from '../values.ts'
import { isLink } from '../values.ts'
import type { TextNodeJson } from './text-json.ts'

/** Calls `visit` on every node of a text, from the outside in, in reading order. */
export function walkText(node: TextNodeJson, visit: (node: TextNodeJson) => void): void {
  visit(node)
  for (const child of node.content ?? []) walkText(child, visit)
}

const LINES = new Set(['paragraph', 'heading', 'codeBlock', 'horizontalRule'])

/** The bare words, a line for each paragraph, heading and break; pictures by their alt text. */
export function toPlainText(text: TextNodeJson): string {
  const lines: string[] = []
  let line: string | undefined
  walkText(text, (node) => {
    if (LINES.has(node.type)) {
      if (line !== undefined) lines.push(line)
      line = ''
    } else if (node.type === 'text') line = (line ?? '') + (node.text ?? '')
    else if (node.type === 'hardBreak') line = `${line ?? ''}\n`
    else if (node.type === 'image') line = (line ?? '') + String(node.attrs?.['alt'] ?? '')
  })
  if (line !== undefined) lines.push(line)
  return lines.join('\n').trim()
}

/** Whether a text shows nothing: no word, no picture, no rule. */
export function isEmptyText({ type, text, content }: TextNodeJson): boolean {
  if (type === 'image' || type === 'horizontalRule') return false
  if (type === 'text' && text !== undefined && text.trim() !== '') return false
  return content === undefined || content.every(isEmptyText)
}

export interface TextHeading {
  readonly level: 1 | 2 | 3 | 4
  readonly text: string
}

export function headingsIn(text: TextNodeJson): TextHeading[] {
  const found: TextHeading[] = []
  walkText(text, (node) => {
    if (node.type !== 'heading') return
    const level = node.attrs?.['level'] ?? 2
    if (level === 1 || level === 2 || level === 3 || level === 4)
      found.push({ level, text: toPlainText(node) })
  })
  return found
}

/** The words of the first heading in a text; undefined when it has none. */
export function firstHeadingIn(text: TextNodeJson): string | undefined {
  if (text.type === 'heading') return headingsIn(text)[0]?.text
  for (const child of text.content ?? []) {
    const found = child.content && firstHeadingIn(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** A picture between words: which, and what is said of it here. */
export type PictureInText = Pick<ImageValue, 'asset' | 'alt' | 'decorative'>

function pictureOf({ attrs }: TextNodeJson): PictureInText {
  return {
    asset: String(attrs?.['asset'] ?? ''),
    alt: String(attrs?.['alt'] ?? ''),
    ...(attrs?.['decorative'] === true ? { decorative: true } : {}),
  }
}

export interface LinkInText {
  readonly link: LinkValue
  readonly words: string
  readonly pictures: readonly PictureInText[]
}

/** Every link with the words and pictures it stands on; neighbouring pieces of one link are one. */
export function linksIn(text: TextNodeJson): LinkInText[] {
  const found: LinkInText[] = []
  walkText(text, (node) => {
    let open: { key: string; entry: { words: string; pictures: PictureInText[] } } | undefined
    for (const child of node.content ?? []) {
      const target = child.marks?.find((mark) => mark.type === 'link')?.attrs?.['target']
      if (!isLink(target)) {
        open = undefined
        continue
      }
      const key = JSON.stringify(target)
      if (open?.key !== key) {
        const entry = { link: target, words: '', pictures: new Array<PictureInText>() }
        open = { key, entry }
        found.push(entry)
      }
      if (child.type === 'image') open.entry.pictures.push(pictureOf(child))
      else open.entry.words += child.text ?? ''
    }
  })
  return found
}

export function imagesIn(text: TextNodeJson): PictureInText[] {
  const found: PictureInText[] = []
  walkText(text, (node) => {
    if (node.type === 'image') found.push(pictureOf(node))
  })
  return found
}
