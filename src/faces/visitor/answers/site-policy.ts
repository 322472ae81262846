/** What a page needs beyond its own words and pictures, for its Content-Security-Policy. */
export interface PageNeeds {
  /** `sha256-…` of each inline script of the page. */
  readonly scriptHashes: readonly string[]
  /** `sha256-…` of each inline style sheet of the page. */
  readonly styleHashes: readonly string[]
  /** Whether modules of islands are loaded. */
  readonly hasIslands: boolean
  /** Hosts that frames on the page come from. */
  readonly frames: readonly string[]
  /** The same of scripts, and of what scripts ask. */
  readonly scripts?: readonly string[]
  readonly connects?: readonly string[]
}

/**
 * The Content-Security-Policy of a site's page (delivery.md, "Security of sites"): nothing inline
 * but by hash, no host but its own, frames only where a block brings one.
 */
export function sitePolicy(needs: PageNeeds): string {
  const { scripts = [], connects = [] } = needs
  const hosts = (all: readonly string[]): string => all.map((host) => ` ${host}`).join('')
  const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    `default-src 'none'`,
    `script-src${needs.hasIslands ? ` 'self'` : ''}${quoted(needs.scriptHashes)}${hosts(scripts)}${
      needs.hasIslands || needs.scriptHashes.length + scripts.length > 0 ? '' : ` 'none'`
    }`,
    `style-src 'self'${quoted(needs.styleHashes)}`,
    // A block may set custom properties on its own element; no rule of a style sheet comes that way.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'${hosts(connects)}`,
    `frame-src ${needs.frames.length > 0 ? needs.frames.join(' ') : `'none'`}`,
    `form-action 'self'`,
    `base-uri 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}

/** Headers of every answer of a site, found or not, broken or not. */
export function siteHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), interest-cohort=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/**
 * Of a page that is not for everyone: no window of another site that opened it keeps a hold on it. What everyone
 * may see has nothing to keep from who opened it, and does without: a browser hears of this header with the
 * answer, and only then begins a process for the page, which each visitor from elsewhere waits for (decision 11).
 */
export const APART = { 'cross-origin-opener-policy': 'same-origin' }
