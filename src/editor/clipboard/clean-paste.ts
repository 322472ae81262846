import { DOMParser as TextParser, type Slice } from '@tiptap/pm/model'
import createPurifier from 'dompurify'
import { textSchema } from '#document/text/schema.ts'
import type { TextJson } from '#document/text/text-json.ts'
import { isEmptyText } from '#document/text/walk-text.ts'

/** What our text model can make something of; everything else gives up its content or goes. */
const TAGS =
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code hr br a strong b em i u s del strike span mark img div table tbody thead tr td th section article figure figcaption sub sup'.split(
    ' ',
  )
/**
 * Where the style of pasted markup stands until nothing parses it any more: the app's policy lets no style attribute be
 * parsed, in a document that is shown nowhere either. Set by script a style is none of its business.
 */
const HELD = 'data-held-style'

const ATTRIBUTES = [
  'href',
  HELD,
  'class',
  'start',
  'align',
  'data-link',
  'data-asset',
  'data-decorative',
  'alt',
]

/** Whether markup was written by Microsoft Word or Outlook. */
const isWord = (html: string) => /class="?Mso|xmlns:w=|mso-list/i.test(html)

/** Markup whose style attributes have the other name. One that is not found in odd markup is lost, and styles nothing. */
const heldStyles = (html: string): string =>
  html.replaceAll(/(<[a-z][^<>]*?[\s"'/])style(?=\s*=)/gi, `$1${HELD}`)

/** Gives the elements of cleaned markup that was parsed the styles that {@link cleanPaste} held back. */
export function releaseStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${HELD}]`)) {
    element.style.cssText = element.getAttribute(HELD) ?? ''
    element.removeAttribute(HELD)
  }
}

function holdStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    element.setAttribute(HELD, element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
}

/**
 * Word writes a list as paragraphs that carry `mso-list: l0 level2 lfo1` and their bullet as text. They
 * become real lists; the bullet goes.
 */
function wordLists(root: DocumentFragment | HTMLElement): void {
  const document = root.ownerDocument
  const open: { level: number; list: HTMLElement }[] = []
  for (const line of root.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div, table')) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(line.getAttribute(HELD) ?? '')?.[1] ?? 0)
    if (level === 0 || line.tagName !== 'P') {
      open.length = 0
      continue
    }
    const mark = [...line.querySelectorAll<HTMLElement>('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute(HELD) ?? ''),
    )
    const sign = (mark ?? line).textContent.trim()
    const numbered = /^\(?[\da-z]{1,4}[.)]/i.test(sign)
    mark?.remove()
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let top = open.at(-1)
    if (!top || top.level < level) {
      const list = document.createElement(numbered ? 'ol' : 'ul')
      if (top) (top.list.lastElementChild ?? top.list).append(list)
      else line.before(list)
      top = { level, list }
      open.push(top)
    }
    const item = document.createElement('li')
    const paragraph = document.createElement('p')
    paragraph.append(...line.childNodes)
    item.append(paragraph)
    top.list.append(item)
    line.remove()
  }
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, div, section, article'

/** Google Docs wraps all of it in a bold that is none, breaks lines between paragraphs and underlines links. */
function docsWrappers(root: DocumentFragment): void {
  for (const bold of root.querySelectorAll<HTMLElement>('b, strong')) {
    if (/font-weight:\s*(normal|400)/i.test(bold.getAttribute('style') ?? ''))
      bold.replaceWith(...bold.childNodes)
  }
  for (const part of root.querySelectorAll<HTMLElement>('a u, a [style*="underline"]')) {
    if (part.tagName === 'U') part.replaceWith(...part.childNodes)
    else part.style.removeProperty('text-decoration')
  }
}

/** What only parts one block from the next: our styles do that. */
function gaps(root: DocumentFragment): void {
  for (const holder of [root, ...root.querySelectorAll('*')]) {
    const parts = [...holder.childNodes]
    if (!parts.some((part) => part instanceof Element && part.matches(BLOCKS))) continue
    for (const part of parts) {
      const isBreak = part instanceof Element && part.tagName === 'BR'
      const isBlank = part.nodeType === Node.TEXT_NODE && (part.textContent ?? '').trim() === ''
      if (isBreak || isBlank) part.remove()
    }
  }
}

/** Blank lines that only make room: styles do that here. */
function blankLines(root: ParentNode): void {
  for (const line of root.querySelectorAll('p')) {
    if (line.textContent.trim() === '' && !line.querySelector('img')) line.remove()
  }
}

/** A row of a table as a line of words: cells are kept apart by a dash, since a text holds no tables. */
function tableLines(root: DocumentFragment | HTMLElement): void {
  const document = root.ownerDocument
  for (const table of root.querySelectorAll('table')) {
    const lines = [...table.querySelectorAll('tr')].map((row) => {
      const line = document.createElement('p')
      const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent.trim())
      line.textContent = cells.filter((words) => words !== '').join(' – ')
      return line
    })
    table.replaceWith(...lines.filter((line) => line.textContent !== ''))
  }
}

/** How often markup is read again at most, until it stays as it is. */
const READINGS = 5

/**
 * Markup of a tree that is read again as that very tree. HTML can hold trees that no markup says (a link in a link, a
 * first empty line of code, a return): what was cleaned must not become something else when it is read.
 */
function settled(tree: HTMLElement): string {
  const { body } = tree.ownerDocument.implementation.createHTMLDocument('')
  let markup = tree.innerHTML
  for (let reading = 0; reading < READINGS; reading += 1) {
    body.innerHTML = markup
    blankLines(body)
    if (body.innerHTML === markup) return markup
    markup = body.innerHTML.replaceAll('\r', '\n')
  }
  return markup
}

/**
 * Pasted markup without anything that could run or that our texts do not know: scripts, styles, comments,
 * Word's lists, Docs' wrappers. What comes out is read by the schema, which drops the rest (R-38). Styles
 * come back once it is parsed, by {@link releaseStyles}.
 *
 * @param window the page's own; it lends its parser
 */
export function cleanPaste(html: string, window: Window & typeof globalThis): string {
  const purify = createPurifier(window)
  const fromWord = isWord(html)
  // Word's conditional comments hold a second copy of the bullets.
  const source = fromWord ? html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '') : html
  // Nothing where the markup has no body, such as one of frames.
  const body = purify.sanitize(heldStyles(source), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    // As `style` is by itself: `color: red` is no address of a scheme that nobody knows.
    ADD_URI_SAFE_ATTR: [HELD],
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null
  const clean = body ?? window.document.createDocumentFragment()
  if (fromWord) wordLists(clean)
  releaseStyles(clean)
  tableLines(clean)
  docsWrappers(clean)
  gaps(clean)
  blankLines(clean)
  const holder = window.document.createElement('div')
  holder.append(clean)
  holdStyles(holder)
  return settled(holder)
}

/** Reads the text of pasted markup for an editor that parses it itself. */
export class PasteParser extends TextParser {
  override parseSlice(...[dom, options]: Parameters<TextParser['parseSlice']>): Slice {
    if (dom instanceof Element) releaseStyles(dom)
    return super.parseSlice(dom, options)
  }
}

/** What pasted markup says as one line: a space is between what were lines of their own. */
export function lineOfPaste(html: string, window: Window & typeof globalThis): Slice {
  const { body } = window.document.implementation.createHTMLDocument('')
  body.innerHTML = cleanPaste(html, window)
  releaseStyles(body)
  for (const part of body.querySelectorAll(`${BLOCKS}, li, figure, figcaption, hr, br`)) {
    part.before(' ')
    if (part.tagName !== 'BR') part.replaceWith(...part.childNodes, ' ')
  }
  const line = body.ownerDocument.createElement('p')
  line.append(...body.childNodes)
  return TextParser.fromSchema(textSchema).parseSlice(line)
}

/** The text that pasted markup holds, as far as our texts know it; undefined when no words are in it. */
export function textOfPaste(html: string, window: Window & typeof globalThis): TextJson | undefined {
  // A document of its own: nothing in it is fetched.
  const { body } = window.document.implementation.createHTMLDocument('')
  body.innerHTML = cleanPaste(html, window)
  releaseStyles(body)
  const text = TextParser.fromSchema(textSchema).parse(body).toJSON() as TextJson
  return isEmptyText(text) ? undefined : text
}
