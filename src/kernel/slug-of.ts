// Addresses made of titles; what one may be is in `slug.ts`. Only who makes one fetches the spelling of all letters.
import { isPageSlug, isSiteName, PAGE_SLUG_MAX, PAGE_SLUG_PART_BYTES, SITE_NAME_MAX } from './slug.ts'

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

const LATIN = /^[\p{Script=Latin}\p{Script=Common}]/u
const OTHER_LETTER = /^[\p{L}\p{N}]/u
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

/**
 * Small letters for a text: those of Latin scripts in ASCII, marks dropped, letters and signs spelt out as the language
 * of `locale` does; those of other scripts as they are.
 */
function spelt(text: string, locale: string): string {
  const code = locale.split('-', 1)[0]?.toLowerCase() ?? ''
  const language = code === 'nb' || code === 'nn' ? 'no' : code
  const own = byLanguage[language]
  let out = ''
  /** Whether a mark belongs to the letter before it, and tells it from others (か, が; कि). */
  let keepsMarks = false
  for (const letter of text.normalize('NFC').toLowerCase().normalize('NFC')) {
    const said =
      own?.[letter] ?? (letter === '&' ? (ampersand[language] ?? everywhere[letter]) : everywhere[letter])
    if (said !== undefined) {
      out += said
      keepsMarks = false
      continue
    }
    if (UNSEEN.test(letter)) continue
    const isMark = /^\p{M}/u.test(letter)
    const whole = letter.normalize('NFKC').toLowerCase().normalize('NFC')
    if (isMark ? keepsMarks : OTHER_LETTER.test(whole) && !LATIN.test(whole)) {
      out += whole
      keepsMarks = true
      continue
    }
    if (!isMark) keepsMarks = false
    const bare = letter.normalize('NFKD').replace(/\p{M}+/gu, '')
    for (const part of bare) out += everywhere[part] ?? part
  }
  return out.normalize('NFC')
}

export interface SlugOptions {
  /** Whose spelling: `de` writes ä as ae, `sv` as a. */
  readonly locale?: string
  /** Greatest length; a longer one is cut between words where that keeps half of it. */
  readonly max?: number
  /** What stands when nothing of the title can be written so (🙂; where only ASCII may stand, 日本語 too). */
  readonly fallback?: string
  /** Only letters a–z and digits: for names of sites and files. */
  readonly isAscii?: boolean
}

/**
 * A slug from any title: `Crème brûlée & Öl` → `creme-brulee-and-ol`, `料理 2026` → `料理-2026`. Apostrophes vanish
 * (`don't` → `dont`; in French and Italian they part words: `l'été` → `l-ete`); everything else
 * that is no letter or digit parts words.
 * Never empty as long as the fallback is not; always passes `isPageSlug`.
 */
export function slugOf(title: string, options: SlugOptions = {}): string {
  const { locale = 'en', max = PAGE_SLUG_MAX, fallback = 'page', isAscii = false } = options
  const slug = spelt(title, locale)
    .replace(/['’‘ʼ`´]+/g, /^(fr|it)\b/i.test(locale) ? '-' : '')
    .replace(isAscii ? /[^a-z0-9]+/g : /[^\p{L}\p{N}\p{M}]+/gu, '-')
    // A mark whose letter is gone stands for nothing.
    .replace(/(^|-)\p{M}+/gu, '$1')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
  const short = cut(slug, max)
  return isPageSlug(short) ? short : fallback
}

/** A name for a site from a title: as `slugOf`, fit for DNS; padded with `-site` when short or reserved. */
export function siteNameOf(title: string, locale = 'en'): string {
  const slug = slugOf(title, { locale, max: SITE_NAME_MAX, fallback: 'site', isAscii: true })
  if (isSiteName(slug)) return slug
  return cut(`${slug}-site`, SITE_NAME_MAX)
}

/** The `n`th variant of a slug (`about`, 2 → `about-2`), cut so that it stays within `max`; 1 is the slug itself. */
export function numberedSlug(slug: string, n: number, max: number = PAGE_SLUG_MAX): string {
  if (n <= 1) return cut(slug, max)
  const tail = `-${n}`
  return cut(slug, max - tail.length) + tail
}

const bytes = new TextEncoder()
/** Leaves room for a number. */
const MADE_BYTES = PAGE_SLUG_PART_BYTES - 10

/** The beginning of a slug that is short enough, up to the end of a word where that keeps half. */
function cut(slug: string, max: number): string {
  const isShort = (text: string): boolean =>
    text.length <= max && text.split('/').every((part) => bytes.encode(part).length <= MADE_BYTES)
  if (isShort(slug)) return slug
  const letters = [...slug]
  let length = Math.min(letters.length, max)
  while (!isShort(letters.slice(0, length).join(''))) length -= 1
  const head = letters.slice(0, length)
  const end = letters[length] === '-' ? length : head.lastIndexOf('-')
  return (end >= length / 2 ? head.slice(0, end) : head).join('').replace(/[-/]+$/, '')
}
