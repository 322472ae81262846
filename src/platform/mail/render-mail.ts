import type { MailContent } from './mail-type.ts'
import { type Inline, isMailHref, type MailPart } from './parts.ts'
import { escapeHtml } from '#kernel/html-text.ts'

/** Who a mail comes from, as it shows. */
export interface MailBrand {
  readonly name: string
  /** `#rrggbb` of the button; the product's own unless said. */
  readonly accent?: string
  /** `#rrggbb` of what surrounds the words; a light grey unless said. */
  readonly ground?: string
}

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly plain: string
}

const ACCENT = '#1f1f1f'
const GROUND = '#f4f4f4'
/** What a mail is written on where its reader reads in the dark. */
const DARK_CARD = '#1f1f1f'
const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/**
 * Makes the two bodies of a mail from its parts. Every text is escaped here and nowhere else, so that no value can
 * become markup; an address that is neither a page nor a mailbox is an error of ours.
 */
export async function renderMail(
  content: MailContent,
  brand: MailBrand,
  locale: string,
): Promise<RenderedMail> {
  // Loaded with the first mail: it takes 90 MB and a second that a start, and a process that only serves, can spare.
  const { default: mjml2html } = await import('mjml')
  const { html, errors } = await mjml2html(source(content, brand, locale), {
    validationLevel: 'strict',
    // Nothing is fetched when a mail is opened, and nothing is read from our disk when it is made.
    fonts: {},
    ignoreIncludes: true,
  })
  if (errors.length > 0) throw new Error(`A mail could not be drawn: ${JSON.stringify(errors)}`)
  return { subject: content.subject, html, plain: plainText(content, brand) }
}

function escape(text: string): string {
  return escapeHtml(text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, ''))
}

function lines(text: string): string {
  return escape(text).replaceAll('\n', '<br />')
}

function address(href: string): string {
  if (!isMailHref(href)) throw new Error(`Not an address for a mail: ${href}`)
  return escape(href)
}

function inline(text: readonly Inline[]): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return lines(piece)
      if ('strong' in piece) return `<strong>${lines(piece.strong)}</strong>`
      return `<a href="${address(piece.href)}" class="link">${lines(piece.link)}</a>`
    })
    .join('')
}

/** Languages written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

function direction(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr'
}

function source(content: MailContent, brand: MailBrand, locale: string): string {
  const dir = direction(locale)
  const start = dir === 'rtl' ? 'right' : 'left'
  const accent = colour(brand.accent, ACCENT)
  const ground = colour(brand.ground, GROUND)
  return `<mjml lang="${escape(locale)}" dir="${dir}">
  <mj-head>
    <mj-title>${escape(content.subject)}</mj-title>
    <mj-preview>${escape(content.preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${FONT}" />
      <mj-text font-size="16px" line-height="24px" color="#1f1f1f" align="${start}" padding="0 0 16px" />
      <mj-section padding="0" />
      <mj-column padding="0" />
      <mj-button background-color="${accent}" color="${readable(accent)}" align="${start}" border-radius="6px" font-size="16px"
        font-weight="600" inner-padding="14px 24px" padding="8px 0 24px" />
      <mj-divider border-width="1px" border-color="#dcdcdc" padding="8px 0 24px" />
      <mj-table font-size="15px" line-height="22px" color="#1f1f1f" padding="0 0 24px" />
    </mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
    <mj-style>
      a.link { color: inherit; text-decoration: underline; }
      h1 { margin: 0; font-size: 24px; line-height: 32px; font-weight: 600; }
      ul { margin: 0; padding-inline-start: 20px; } li { margin: 0 0 8px; }
      .code { font-family: ui-monospace, SFMono-Regular, Consolas, monospace; font-size: 28px; letter-spacing: 4px; }
      @media (prefers-color-scheme: dark) {
        .page, .page > div { background: #161616 !important; background-color: #161616 !important; }
        .card, .card > table { background: ${DARK_CARD} !important; background-color: ${DARK_CARD} !important; }
        .card div, .card td, .card th, .card h1, .brand div { color: #f2f2f2 !important; }
        .card .small div { color: #b8b8b8 !important; }
        .card th, .card td, .card p { border-color: #3d3d3d !important; }
        ${isLostOn(DARK_CARD, accent) ? '.card .button td, .card .button a { background: #f2f2f2 !important; background-color: #f2f2f2 !important; color: #161616 !important; }' : ''}
      }
    </mj-style>
  </mj-head>
  <mj-body background-color="${ground}" css-class="page" width="600px">
    <mj-section padding="32px 24px 16px" css-class="brand"><mj-column>
      <mj-text font-weight="600" font-size="15px" color="${ground === GROUND ? '#1f1f1f' : readable(ground)}" padding="0">${escape(brand.name)}</mj-text>
    </mj-column></mj-section>
    <mj-section background-color="#ffffff" border-radius="8px" padding="32px 24px 16px" css-class="card"><mj-column>
${content.parts.map((part) => draw(part, start)).join('\n')}
    </mj-column></mj-section>
    <mj-section padding="16px 24px 32px"><mj-column><mj-spacer height="8px" /></mj-column></mj-section>
  </mj-body>
</mjml>`
}

function colour(wanted: string | undefined, usual: string): string {
  return wanted !== undefined && /^#[0-9a-f]{6}$/i.test(wanted) ? wanted : usual
}

/** Black or white, whichever has the greater contrast on a colour. */
function readable(colour: string): string {
  return luminance(colour) > 0.179 ? '#000000' : '#ffffff'
}

/** Whether a colour does not stand out from a darker one beneath it: by less than 3 : 1. */
function isLostOn(dark: string, colour: string): boolean {
  return (luminance(colour) + 0.05) / (luminance(dark) + 0.05) < 3
}

/** How light `#rrggbb` is, from 0 to 1 (WCAG 2, relative luminance). */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function draw(part: MailPart, start: string): string {
  switch (part.kind) {
    case 'heading':
      return `<mj-text><h1>${lines(part.text)}</h1></mj-text>`
    case 'paragraph':
      return `<mj-text>${inline(part.text)}</mj-text>`
    case 'button':
      return `<mj-button css-class="button" href="${address(part.href)}">${lines(part.label)}</mj-button>
      <mj-text css-class="small" font-size="13px" line-height="20px" color="#5c5c5c"><a href="${address(part.href)}" class="link" style="word-break:break-all">${escape(part.href)}</a></mj-text>`
    case 'list':
      return `<mj-text><ul>${part.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul></mj-text>`
    case 'table':
      return drawTable(part, start)
    case 'code':
      return `<mj-text><span class="code">${escape(part.text)}</span></mj-text>`
    case 'rule':
      return '<mj-divider />'
    case 'small':
      return `<mj-text css-class="small" font-size="13px" line-height="20px" color="#5c5c5c">${inline(part.text)}</mj-text>`
  }
}

function drawTable(part: MailPart & { kind: 'table' }, start: string): string {
  const end = start === 'left' ? 'right' : 'left'
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row
      .map((cell, i) => {
        const isFirst = i === 0
        const align = !isFirst && i === row.length - 1 ? end : start
        // Only the first column breaks; a sum stays in one piece on a phone too.
        const space = isFirst ? 'padding:6px 0' : `padding:6px 0;padding-${start}:16px;white-space:nowrap`
        return `<${tag} style="text-align:${align};${space};border-bottom:1px solid #dcdcdc;vertical-align:top">${lines(cell)}</${tag}>`
      })
      .join('')
  const head = part.head.length > 0 ? `<tr>${cells('th', part.head)}</tr>` : ''
  return `<mj-table>${head}${part.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</mj-table>`
}

/** The same words for readers without HTML; nothing that the HTML says is missing here. */
function plainText(content: MailContent, brand: MailBrand): string {
  const blocks = content.parts.map(plainPart)
  const text = [brand.name, ...blocks].join('\n\n')
  return `${text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '').trim()}\n`
}

function plainInline(text: readonly Inline[]): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('strong' in piece) return piece.strong
      return piece.link === piece.href ? piece.href : `${piece.link} (${piece.href.replace(/^mailto:/, '')})`
    })
    .join('')
}

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min(60, Math.max(3, [...part.text].length)))}`
    case 'paragraph':
    case 'small':
      return plainInline(part.text)
    case 'button':
      return `${part.label}:\n${part.href}`
    case 'list':
      return part.items.map((item) => `- ${plainInline(item)}`).join('\n')
    case 'table':
      return [...(part.head.length > 0 ? [part.head] : []), ...part.rows]
        .map((row) => row.join('  |  '))
        .join('\n')
    case 'code':
      return `    ${part.text}`
    case 'rule':
      return '-'.repeat(30)
  }
}
