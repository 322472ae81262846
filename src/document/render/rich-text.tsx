import { createElement, Fragment, type ReactNode } from 'react'
import type { BlockContext, PageContext } from '../block-context.ts'
import { paletteSlots } from '../styles.ts'
import { alignClass, headingLevels, paragraphStyles } from '../text/schema.ts'
import type { TextJson, TextMarkJson, TextNodeJson } from '../text/text-json.ts'
import { isLink } from '../values.ts'
import { Anchor } from './anchor.tsx'
import { scrolling } from './scrolling.ts'

type TextContext = Pick<PageContext, 'link' | 'image' | 'words'>

function slotOf(mark: TextMarkJson): string | undefined {
  return paletteSlots.find((slot) => slot === mark.attrs?.['slot'])
}

/** What is drawn is listed here, whatever is stored: an unknown mark leaves the words bare. */
function marked(mark: TextMarkJson, inner: ReactNode, ctx: TextContext): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code>{inner}</code>
    case 'colour': {
      const slot = slotOf(mark)
      return slot ? <span className={`ink-${slot}`}>{inner}</span> : inner
    }
    case 'highlight': {
      const slot = slotOf(mark)
      return slot ? <mark className={`marker-${slot}`}>{inner}</mark> : inner
    }
    case 'link': {
      const target = mark.attrs?.['target']
      return isLink(target) ? (
        <Anchor link={target} ctx={ctx}>
          {inner}
        </Anchor>
      ) : (
        inner
      )
    }
    default:
      return inner
  }
}

function withMarks(node: TextNodeJson, from: number, inner: ReactNode, ctx: TextContext): ReactNode {
  let out = inner
  // Stored from the outermost in.
  for (let index = (node.marks?.length ?? 0) - 1; index >= from; index -= 1) {
    const mark = node.marks?.[index]
    if (mark) out = marked(mark, out, ctx)
  }
  return out
}

function inlineLeaf(node: TextNodeJson, ctx: TextContext): ReactNode {
  if (node.type === 'text') return node.text
  if (node.type === 'hardBreak') return <br />
  if (node.type !== 'image') return null
  const asset = node.attrs?.['asset']
  const alt = node.attrs?.['alt']
  const image =
    typeof asset === 'string' ? ctx.image({ asset, alt: typeof alt === 'string' ? alt : '' }) : undefined
  if (!image) return null
  const width = node.attrs?.['width']
  const decorative = node.attrs?.['decorative'] === true
  const wide = typeof width === 'number' ? width : image.width
  return (
    <img
      src={image.src}
      srcSet={image.srcSet || undefined}
      sizes={image.srcSet ? `${wide}px` : undefined}
      width={wide}
      height={Math.round((wide * image.height) / Math.max(image.width, 1))}
      alt={decorative ? '' : typeof alt === 'string' && alt !== '' ? alt : image.alt}
      loading="lazy"
      decoding="async"
    />
  )
}

function firstLink(node: TextNodeJson): TextMarkJson | undefined {
  const mark = node.marks?.[0]
  return mark?.type === 'link' ? mark : undefined
}

function sameTarget(one: TextMarkJson, other: TextMarkJson): boolean {
  return one === other || JSON.stringify(one.attrs) === JSON.stringify(other.attrs)
}

/** A line's content, each piece in its fixed place. Pieces of one link are one link, or it would be read as several. */
function inline(content: readonly TextNodeJson[] | undefined, ctx: TextContext): ReactNode[] {
  // An empty line keeps its height, as it has in the editor.
  if (!content || content.length === 0) return [createElement('br')]
  const out: ReactNode[] = []
  for (let index = 0; index < content.length; index += 1) {
    const node = content[index]
    if (!node) break
    const link = firstLink(node)
    if (!link) {
      out.push(withMarks(node, 0, inlineLeaf(node, ctx), ctx))
      continue
    }
    const inner: ReactNode[] = []
    for (let piece: TextNodeJson | undefined = node; piece; piece = content[index]) {
      const own = firstLink(piece)
      if (!own || !sameTarget(own, link)) break
      inner.push(withMarks(piece, 1, inlineLeaf(piece, ctx), ctx))
      index += 1
    }
    index -= 1
    out.push(marked(link, createElement(Fragment, null, ...inner), ctx))
  }
  return out
}

function classOf(...names: (string | false | null)[]): string | undefined {
  const found = names.filter(Boolean)
  return found.length > 0 ? found.join(' ') : undefined
}

/** An element whose content stands in fixed places, so that it needs no keys. */
function holding(
  name: string,
  content: readonly ReactNode[],
  attributes: { className?: string | undefined; start?: number | undefined } | null = null,
): ReactNode {
  return createElement(name, attributes, ...content)
}

function block(node: TextNodeJson, ctx: TextContext): ReactNode {
  const { attrs = {}, content } = node
  switch (node.type) {
    case 'paragraph': {
      const style = paragraphStyles.find((name) => name === attrs['style']) ?? 'body'
      const className = classOf(style !== 'body' && `p-${style}`, alignClass(attrs['align']))
      return holding('p', inline(content, ctx), { className })
    }
    case 'heading': {
      const level = headingLevels.find((known) => known === (attrs['level'] ?? 2)) ?? 2
      return holding(`h${level}`, inline(content, ctx), {
        className: alignClass(attrs['align']) ?? undefined,
      })
    }
    case 'bulletList':
      return holding('ul', blocks(content, ctx))
    case 'orderedList': {
      const { start } = attrs
      return holding('ol', blocks(content, ctx), {
        start: typeof start === 'number' && start !== 1 ? start : undefined,
      })
    }
    case 'listItem':
      return holding('li', blocks(content, ctx))
    case 'blockquote':
      return holding('blockquote', blocks(content, ctx))
    case 'codeBlock':
      return (
        <pre {...scrolling(ctx.words('block.code.name'))}>
          <code>{(content ?? []).map((child) => child.text ?? '').join('')}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    default:
      return null
  }
}

function blocks(content: readonly TextNodeJson[] = [], ctx: TextContext): ReactNode[] {
  return content.map((node) => block(node, ctx))
}

export interface RichTextProps {
  readonly value: TextJson
  /** Path of the field below the block's props: `['body']`, or `['items', item.id, 'body']`. */
  readonly path: readonly string[]
  readonly ctx: TextContext & Pick<BlockContext, 'editable'>
  readonly className?: string
}

/** A `richText` field, drawn. On the canvas the same element is edited in place. */
export function RichText({ value, path, ctx, className }: RichTextProps) {
  return createElement(
    'div',
    { className: className === undefined ? 'prose' : `prose ${className}`, ...ctx.editable(...path) },
    ...blocks(value.content, ctx),
  )
}

/** A `richText` field of the `inline` flavour: its one paragraph's content, in an element of your choice. */
export function InlineText({
  value,
  path,
  ctx,
  className,
  as: name = 'p',
}: RichTextProps & { readonly as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'figcaption' | 'div' }) {
  const content = inline(value.content?.[0]?.content, ctx)
  return createElement(name, { className, ...ctx.editable(...path) }, ...content)
}
