// Addresses made of titles; what one may be is in `slug.ts`. Only who makes one fetches the spelling of all letters.
import { isSiteName, PAGE_SLUG_MAX, SITE_NAME_MAX } from './slug.ts'

/** Letters that do not come apart into a base letter and marks, or would lose their sound if they did. */
const everywhere: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ǽ: 'ae',
  œ: 'oe',
  ø: 'o',
  ǿ: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
  ƒ: 'f',
  ĳ: 'ij',
  ŉ: 'n',
  ə: 'e',
  ﬁ: 'fi',
  ﬂ: 'fl',
  '&': ' and ',
  '@': ' at ',
  '№': ' no ',
  '™': '',
  '®': '',
  '©': '',
  ª: 'a',
  º: 'o',
}

const ampersand: Readonly<Record<string, string>> = {
  da: ' og ',
  de: ' und ',
  es: ' y ',
  fi: ' ja ',
  fr: ' et ',
  it: ' e ',
  nl: ' en ',
  no: ' og ',
  pt: ' e ',
  sv: ' och ',
  tr: ' ve ',
}

/** What a language writes for its own letters where it has only ASCII. */
const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  no: { å: 'aa', ø: 'oe' },
}

/** Lower-case ASCII for a text: marks dropped, letters and signs spelt out as the language of `locale` does. */
function asciiOf(text: string, locale: string): string {
  const code = locale.split('-', 1)[0]?.toLowerCase() ?? ''
  const language = code === 'nb' || code === 'nn' ? 'no' : code
  const own = byLanguage[language]
  let out = ''
  for (const letter of text.normalize('NFC').toLowerCase().normalize('NFC')) {
    const spelt =
      own?.[letter] ?? (letter === '&' ? (ampersand[language] ?? everywhere[letter]) : everywhere[letter])
    if (spelt !== undefined) {
      out += spelt
      continue
    }
    const bare = letter.normalize('NFKD').replace(/\p{M}+/gu, '')
    for (const part of bare) out += everywhere[part] ?? part
  }
  return out
}

export interface SlugOptions {
  /** Whose spelling: `de` writes ä as ae, `sv` as a. */
  readonly locale?: string
  /** Greatest length; a longer one is cut between words where that keeps half of it. */
  readonly max?: number
  /** What stands when nothing of the title can be written so (日本語, 🙂). */
  readonly fallback?: string
}

/**
 * A slug from any title: `Crème brûlée & Öl` → `creme-brulee-and-ol`. Apostrophes vanish
 * (`don't` → `dont`; in French and Italian they part words: `l'été` → `l-ete`); everything else
 * that is no letter or digit parts words.
 * Never empty as long as the fallback is not; always passes `isPageSlug`.
 */
export function slugOf(title: string, options: SlugOptions = {}): string {
  const { locale = 'en', max = PAGE_SLUG_MAX, fallback = 'page' } = options
  const slug = asciiOf(title, locale)
    .replace(/['’‘ʼ`´]+/g, /^(fr|it)\b/i.test(locale) ? '-' : '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return cut(slug, max) || fallback
}

/** A name for a site from a title: as `slugOf`, fit for DNS; padded with `-site` when short or reserved. */
export function siteNameOf(title: string, locale = 'en'): string {
  const slug = slugOf(title, { locale, max: SITE_NAME_MAX, fallback: 'site' })
  if (isSiteName(slug)) return slug
  return cut(`${slug}-site`, SITE_NAME_MAX)
}

/** The `n`th variant of a slug (`about`, 2 → `about-2`), cut so that it stays within `max`; 1 is the slug itself. */
export function numberedSlug(slug: string, n: number, max: number = PAGE_SLUG_MAX): string {
  if (n <= 1) return cut(slug, max)
  const tail = `-${n}`
  return cut(slug, max - tail.length) + tail
}

function cut(slug: string, max: number): string {
  if (slug.length <= max) return slug
  const head = slug.slice(0, max)
  const end = slug[max] === '-' ? max : head.lastIndexOf('-')
  return (end >= max / 2 ? head.slice(0, end) : head).replace(/-+$/, '')
}
