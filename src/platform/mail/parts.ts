/** Words inside a line: plain, strong, or leading somewhere. */
export type Inline = string | { readonly strong: string } | { readonly link: string; readonly href: string }

/** A piece of a mail. Its texts are plain: whatever they hold, they are shown as they are. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'small'; readonly text: readonly Inline[] }

export const heading = (text: string): MailPart => ({ kind: 'heading', text })
export const paragraph = (...text: readonly Inline[]): MailPart => ({ kind: 'paragraph', text })
/** The one thing to do. Its address is also in the plain text, and below the button as text. */
export const button = (label: string, href: string): MailPart => ({ kind: 'button', label, href })
export const list = (...items: readonly (readonly Inline[])[]): MailPart => ({ kind: 'list', items })
/** Rows under a head (which may be empty); the last column is set to the end, for sums. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): MailPart => ({
  kind: 'table',
  head,
  rows,
})
/** A code to be typed or copied: large, evenly spaced. */
export const code = (text: string): MailPart => ({ kind: 'code', text })
export const rule = (): MailPart => ({ kind: 'rule' })
/** Small print: why this mail came, what to do if it was not meant. */
export const small = (...text: readonly Inline[]): MailPart => ({ kind: 'small', text })
export const strong = (text: string): Inline => ({ strong: text })
export const link = (text: string, href: string): Inline => ({ link: text, href })

/** Whether an address is allowed in a mail: a page or a mailbox, no script. */
export function isMailHref(href: string): boolean {
  const url = URL.parse(href)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:' || url.protocol === 'mailto:')
}
