/**
 * Addresses: the name of a site (`name.BASE_DOMAIN`, a label of DNS), which is lower-case ASCII letters, digits and
 * hyphens, and the path of a page, whose parts hold small letters and digits of any script, and hyphens.
 */

export const SITE_NAME_MIN = 3
/** A label of DNS holds 63 octets (RFC 1035 §2.3.4). */
export const SITE_NAME_MAX = 63
export const PAGE_SLUG_MAX = 200

/**
 * Names under the base domain that no site may take: hosts the platform answers on or may one day,
 * names mail and browsers look up by themselves (RFC 2142 and autoconfiguration), and names that
 * would let a site pass for the platform.
 */
export const reservedSiteNames: ReadonlySet<string> = new Set(
  (
    'about abuse access account accounts acme admin administrator ads affiliate affiliates analytics android answers ' +
    'api apis app apps apple archive asset assets auth authentication autoconfig autodiscover backup beta billing ' +
    'blog board bounce bounces broadcasthost business calendar campaigns careers cdn chat checkout ci cloud cms cname ' +
    'code commerce community compliance config connect console contact contributors cookie crumb customer customers ' +
    'dashboard data database db demo deploy design dev developer developers dns docs documentation domain domains ' +
    'download downloads edge editor email embed enterprise error events example extension extensions faq feed feeds ' +
    'feedback file files forms forum ftp git guest guide guides health help helpdesk home hooks host hosting ' +
    'hostmaster image images imap img info internal invite invoice invoices invoicing ios ipv4 ipv6 isatap js labs ' +
    'learn legal link links live localdomain localhost log login logout logs lost-password mail mailer mailer-daemon ' +
    'marketing me media member members metrics mobile monitor mta mta-sts mx my mysql network new news newsletter ' +
    'noc no-reply noreply ns ns1 ns2 ns3 ns4 oauth oauth2 official openid operator order orders owner partner ' +
    'partners password pay payment payments photo photos ping plans pop pop3 portal portico post postgres postmaster ' +
    'preview pricing privacy private prod production profile proxy public push receipts register registration ' +
    'release releases remote report reports root rss sales sandbox scheduling search secure security server ' +
    'service services session settings shop sign-in sign-up signin signout signup site sitemap sites smtp snapshot ' +
    'socket sql ssh ssl sso staff staging stage start static stats status store stripe subscribe support svn sync ' +
    'sysadmin system team teams telnet template templates terms test tests testing tls tools trial trust undefined ' +
    'unsubscribe update updates upload uploads user users uucp video videos vpn web webdisk webhook webhooks ' +
    'webmail webmaster website websites welcome whois widget widgets wiki wpad ww www www1 www2 www3 wwww null'
  ).split(' '),
)

/** What is wrong with a site name, or `null`. */
export type SiteNameFault = 'too_short' | 'too_long' | 'characters' | 'hyphens' | 'reserved'

/**
 * What keeps a text from being a site's name, or `null` when nothing does. Whether it is free is
 * the database's to say. Hyphens may not begin or end it, nor stand third and fourth together:
 * such labels are reserved for encoded names (RFC 5891 §4.2.3.1).
 */
export function siteNameFault(name: string): SiteNameFault | null {
  if (name.length < SITE_NAME_MIN) return 'too_short'
  if (name.length > SITE_NAME_MAX) return 'too_long'
  if (!/^[a-z0-9-]+$/.test(name)) return 'characters'
  if (name.startsWith('-') || name.endsWith('-') || name.slice(2, 4) === '--') return 'hyphens'
  if (reservedSiteNames.has(name)) return 'reserved'
  return null
}

/** Whether a text may be the name of a site, as `siteNameFault` judges it. */
export function isSiteName(name: string): boolean {
  return siteNameFault(name) === null
}

/** A part is the name of a file where a site is written as files: names hold 255 bytes, with their endings. */
export const PAGE_SLUG_PART_BYTES = 240

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`
const PART = `${WORD}(?:-${WORD})*`
const SLUG = new RegExp(`^${PART}(?:/${PART})*$`, 'u')
/** Letters that nobody sees. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

/**
 * Whether a text may be the address of a page, without the first slash: 1–200 characters, parts of letters, digits and
 * single hyphens inside. Letters are of any script, small and composed (NFC), so that one address has one spelling.
 */
export function isPageSlug(slug: string): boolean {
  if (slug.length > PAGE_SLUG_MAX || !SLUG.test(slug) || UNSEEN.test(slug)) return false
  if (slug !== slugSpelling(slug)) return false
  return slug.split('/').every((part) => new TextEncoder().encode(part).length <= PAGE_SLUG_PART_BYTES)
}

/** The spelling of an address that a person types: small letters, composed, without a slash at either end. */
export function slugSpelling(text: string): string {
  // Far too long for an address whatever its spelling.
  if (text.length > 4 * PAGE_SLUG_MAX) return text
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/^\/+|\/+$/g, '')
}
