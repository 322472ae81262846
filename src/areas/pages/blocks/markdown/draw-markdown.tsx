import MarkdownIt, { type Token } from 'markdown-it'
import { Fragment, type ReactNode } from 'react'
import type { PageContext } from '#document/block-context.ts'
import { scrolling } from '#document/render/scrolling.ts'
import { isSafeUrl } from '#document/values.ts'

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false })

/**
 * Letters that the addresses of one text's links may come to: all that it is long, four times. An address that is
 * said once can be led to from thousands of places.
 */
const ADDRESSES = 200_000

type Words = Pick<PageContext, 'words'> & {
  /** How many letters of addresses may still be written. */
  readonly room: { letters: number }
}

/** The elements we draw; whatever else the parser may ever name, its words stand bare. */
const elements = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  's',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
])

function elementOf(tag: string): string {
  // A page has its first heading elsewhere.
  return tag === 'h1' ? 'h2' : tag
}

interface Open {
  readonly token: Token | undefined
  readonly children: ReactNode[]
}

function alignment(token: Token): string | undefined {
  const style = String(token.attrGet('style') ?? '')
  if (style.includes('right')) return 'align-end'
  return style.includes('center') ? 'align-center' : undefined
}

function closed({ token, children }: Open, key: number, ctx: Words): ReactNode {
  if (!token || token.hidden) return <Fragment key={key}>{children}</Fragment>
  if (token.tag === 'a') {
    const href = String(token.attrGet('href') ?? '')
    ctx.room.letters -= href.length
    if (!isSafeUrl(href) || ctx.room.letters < 0) return <Fragment key={key}>{children}</Fragment>
    return (
      <a key={key} href={href} rel={/^https?:/i.test(href) ? 'noopener' : undefined}>
        {children}
      </a>
    )
  }
  const name = elementOf(token.tag)
  if (!elements.has(name)) return <Fragment key={key}>{children}</Fragment>
  if (name === 'table')
    return (
      <div key={key} className="markdown-table" {...scrolling(ctx.words('block.table.scroll'))}>
        <table>{children}</table>
      </div>
    )
  const Element = name as 'p'
  const start = token.attrGet('start')
  return (
    <Element
      key={key}
      className={alignment(token)}
      {...(name === 'th' ? { scope: 'col' } : {})}
      {...(name === 'ol' && start !== null ? { start: Number(start) } : {})}
    >
      {children}
    </Element>
  )
}

function leaf(token: Token, key: number, ctx: Words): ReactNode {
  switch (token.type) {
    case 'inline':
      return <Fragment key={key}>{drawn(token.children ?? [], ctx)}</Fragment>
    case 'code_inline':
      return <code key={key}>{token.content}</code>
    case 'fence':
    case 'code_block':
      return (
        <pre key={key} {...scrolling(ctx.words('block.code.name'))}>
          <code>{token.content.replace(/\n$/, '')}</code>
        </pre>
      )
    case 'softbreak':
      return '\n'
    case 'hardbreak':
      return <br key={key} />
    case 'hr':
      return <hr key={key} />
    // A picture from elsewhere would tell its host who reads; its words stand for it.
    default:
      return token.content
  }
}

function drawn(tokens: readonly Token[], ctx: Words): ReactNode[] {
  const root: Open = { token: undefined, children: [] }
  const open: Open[] = [root]
  for (const [index, token] of tokens.entries()) {
    const here = open.at(-1) ?? root
    if (token.nesting === 1) open.push({ token, children: [] })
    else if (token.nesting === -1) {
      const done = open.length > 1 ? open.pop() : undefined
      if (done) (open.at(-1) ?? root).children.push(closed(done, index, ctx))
    } else here.children.push(leaf(token, index, ctx))
  }
  return root.children
}

/**
 * Markdown (CommonMark with tables and strikethrough) as elements. HTML in it is words; links are
 * followed only where `isSafeUrl` holds; nothing is ever set as markup.
 */
export function drawMarkdown(text: string, ctx: Pick<PageContext, 'words'>): ReactNode {
  return drawn(parser.parse(text, {}), {
    words: ctx.words,
    room: { letters: ADDRESSES },
  })
}

/** The headings of a markdown text, as they are drawn. */
export function markdownHeadings(text: string): { level: 2 | 3 | 4 | 5 | 6; text: string }[] {
  const tokens = parser.parse(text, {})
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const level = Math.max(2, Number(token.tag.slice(1))) as 2
    const words = (tokens[index + 1]?.children ?? []).map((child) => child.content).join('')
    return [{ level, text: words }]
  })
}
