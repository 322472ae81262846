import type { ReactNode } from 'react'
import type { BlockContext, EditableAttributes, PageContext } from '../block-context.ts'
import { paletteSlots } from '../styles.ts'
import { alignClass, headingLevels, paragraphStyles } from '../text/schema.ts'
import type { TextJson, TextMarkJson, TextNodeJson } from '../text/text-json.ts'
import { isLink } from '../values.ts'
import { Anchor } from './anchor.tsx'

type TextContext = Pick<PageContext, 'link' | 'image'>

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

/** A line's content. Pieces of one link are one link, or it would be read as several. */
function inline(content: readonly TextNodeJson[] | undefined, ctx: TextContext): ReactNode {
  // An empty line keeps its height, as it has in the editor.
  if (!content || content.length === 0) return <br />
  const only = content[0]
  if (content.length === 1 && only) return withMarks(only, 0, inlineLeaf(only, ctx), ctx)
  const out: ReactNode[] = []
  for (let index = 0; index < content.length; index += 1) {
    const node = content[index]
    if (!node) break
    const link = firstLink(node)
    if (!link) {
      out.push(keyed(withMarks(node, 0, inlineLeaf(node, ctx), ctx), index))
      continue
    }
    const start = index
    const inner: ReactNode[] = []
    for (let piece: TextNodeJson | undefined = node; piece; piece = content[index]) {
      const own = firstLink(piece)
      if (!own || !sameTarget(own, link)) break
      inner.push(keyed(withMarks(piece, 1, inlineLeaf(piece, ctx), ctx), index))
      index += 1
    }
    index -= 1
    out.push(keyed(marked(link, inner.length === 1 ? inner[0] : inner, ctx), start))
  }
  return out
}

function keyed(node: ReactNode, key: number): ReactNode {
  return typeof node === 'string' || node === null ? node : <Keyed key={key}>{node}</Keyed>
}

function Keyed({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

function classOf(...names: (string | false | null)[]): string | undefined {
  const found = names.filter(Boolean)
  return found.length > 0 ? found.join(' ') : undefined
}

function block(node: TextNodeJson, key: number, ctx: TextContext): ReactNode {
  const attrs = node.attrs ?? {}
  const align = alignClass(attrs['align'])
  switch (node.type) {
    case 'paragraph': {
      const style = paragraphStyles.find((name) => name === attrs['style']) ?? 'body'
      return (
        <p key={key} className={classOf(style !== 'body' && `p-${style}`, align)}>
          {inline(node.content, ctx)}
        </p>
      )
    }
    case 'heading': {
      const level = headingLevels.find((known) => known === (attrs['level'] ?? 2)) ?? 2
      const Heading = `h${level}` as const
      return (
        <Heading key={key} className={align ?? undefined}>
          {inline(node.content, ctx)}
        </Heading>
      )
    }
    case 'bulletList':
      return <ul key={key}>{blocks(node.content, ctx)}</ul>
    case 'orderedList':
      return (
        <ol
          key={key}
          start={typeof attrs['start'] === 'number' && attrs['start'] !== 1 ? attrs['start'] : undefined}
        >
          {blocks(node.content, ctx)}
        </ol>
      )
    case 'listItem':
      return <li key={key}>{blocks(node.content, ctx)}</li>
    case 'blockquote':
      return <blockquote key={key}>{blocks(node.content, ctx)}</blockquote>
    case 'codeBlock':
      return (
        <pre key={key}>
          <code>{(node.content ?? []).map((child) => child.text ?? '').join('')}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr key={key} />
    default:
      return null
  }
}

function blocks(content: readonly TextNodeJson[] | undefined, ctx: TextContext): ReactNode {
  return content?.map((node, index) => block(node, index, ctx))
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
  const editable: EditableAttributes = ctx.editable(...path)
  return (
    <div className={className === undefined ? 'prose' : `prose ${className}`} {...editable}>
      {blocks(value.content, ctx)}
    </div>
  )
}

/** A `richText` field of the `inline` flavour: its one paragraph's content, in an element of your choice. */
export function InlineText({
  value,
  path,
  ctx,
  className,
  as: Element = 'p',
}: RichTextProps & { readonly as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'figcaption' | 'div' }) {
  return (
    <Element className={className} {...ctx.editable(...path)}>
      {inline(value.content?.[0]?.content, ctx)}
    </Element>
  )
}
