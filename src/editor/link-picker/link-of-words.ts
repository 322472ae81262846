import { linkOfAddress } from '#document/text/schema.ts'
import { isLink, type LinkValue } from '#document/values.ts'

/**
 * What a person typed, as a link: a scheme is added where it was left out, blanks around are dropped.
 *
 * @returns undefined when it cannot be followed safely
 */
export function linkOfWords(
  kind: 'address' | 'mail' | 'phone',
  words: string,
  { newTab = false, subject = '' }: { readonly newTab?: boolean; readonly subject?: string } = {},
): LinkValue | undefined {
  const text = words.trim()
  if (text === '') return undefined
  if (kind === 'mail') {
    const about = subject.trim()
    const address = text.replace(/^mailto:/i, '')
    const link: LinkValue = { kind: 'mail', address, ...(about === '' ? {} : { subject: about }) }
    return isLink(link) ? link : undefined
  }
  if (kind === 'phone') {
    const link: LinkValue = { kind: 'phone', number: text.replace(/^tel:/i, '') }
    return isLink(link) ? link : undefined
  }
  // `example.com/path` means the web; `/path` and `#place` mean this site.
  const bare =
    /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(text) && !/^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  const link = linkOfAddress(bare ? `https://${text}` : text)
  return link && withNewTab(link, newTab)
}

/** A link that opens in a new tab, or does not; those that leave the page in no tab (a mail, a call) stay. */
export function withNewTab(link: LinkValue, newTab: boolean): LinkValue {
  if (link.kind === 'mail' || link.kind === 'phone' || link.kind === 'anchor') return link
  const { newTab: _, ...rest } = link
  return newTab ? { ...rest, newTab } : rest
}
