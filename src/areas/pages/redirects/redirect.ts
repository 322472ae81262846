/*
 * A redirect leads from a path of the site to another, or to an address elsewhere. The old one may be a
 * pattern: `[name]` stands for one part of it, a `*` at its end for the rest; the new one says them again.
 */

import type { RefusalCode } from '#kernel/messages/message.ts'
import { composed, decoded } from '#kernel/decoded.ts'
import { withoutTrailing } from '#kernel/tidy-text.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

export interface DraftedRedirect extends Redirect {
  /** A release wrote it. */
  readonly isAutomatic: boolean
  /** A release found it at the address of a page, where it leads nowhere. */
  readonly isUnderPage: boolean
}

/**
 * The addresses, in their one spelling, from which somebody wrote redirects by hand since a release last found a page
 * there: written or changed when the page had left, or never under one.
 */
export function addressesByHand(redirects: readonly DraftedRedirect[]): Set<string> {
  const byHand = redirects.filter((one) => !one.isAutomatic && !one.isUnderPage)
  return new Set(byHand.map(({ from }) => spelled(from)))
}

/** Whether a text is a path on the site itself, as redirects begin and may end. */
export function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) && !text.includes('..')
}

/** With so many redirects, or so many that are patterns, a site takes no more by hand. */
export const mostRedirects = 5_000
export const mostPatterns = 500
/** Most that an archive brings: those that releases wrote for renamed pages have no limit where they are written. */
export const mostCarriedRedirects = 50_000

const NAME = /^\[([a-z0-9_-]{1,40})\]$/i
const NAMES = /\[([a-z0-9_-]{1,40})\]/gi

/** Whether an old address is a pattern. */
export function isPattern(from: string): boolean {
  return from.endsWith('/*') || from.split('/').some((part) => NAME.test(part))
}

/** What a new address says of an old one: names, and the rest. */
function saidIn(text: string): string[] {
  return [...[...text.matchAll(NAMES)].map((match) => match[1] ?? ''), ...(text.includes('*') ? ['*'] : [])]
}

/**
 * An address elsewhere as far as its host. Slashes too many before it are none: whoever reads it may skip them, and of
 * `https:///*` what a visitor asked for would be the host.
 */
const TO_HOST = /^https?:\/\/([^/\\?#]+)/i

/** An address as it is asked for: decoded, its letters composed. */
export function plainPath(address: string): string {
  return composed(decoded(address))
}

/** The one spelling of a path: no slash at its end. What has a query is no path alone, and stays as it is. */
export function spelled(path: string): string {
  return path.includes('?') ? path : withoutTrailing(path, '/') || '/'
}

/** One part of a pattern: what it must be, or the name of what stands there; `*` is the rest. */
type PatternPart = { readonly literal: string } | { readonly name: string }

/** @param pattern as it is written: what names a part says so there, and not once it is decoded */
function partsOf(pattern: string): PatternPart[] {
  return pattern.split('/').flatMap((part): PatternPart[] => {
    const name = part === '*' ? '*' : NAME.exec(part)?.[1]
    if (name !== undefined) return [{ name }]
    return decoded(part)
      .split('/')
      .map((literal) => ({ literal }))
  })
}

/**
 * What tells the address that an old one means from others, however its letters are written and with a slash at its
 * end or without. A pattern is none of the addresses that it looks like once they are decoded.
 */
export function addressOf(from: string): string {
  return isPattern(from) ? JSON.stringify(partsOf(spelled(from))) : spelled(plainPath(from))
}

/** At which of its parts a path is not what a pattern wants; null where it fits as far as its parts go. */
function differsAt(
  pattern: readonly PatternPart[],
  isOpen: boolean,
  parts: readonly string[],
): number | null {
  if (isOpen ? parts.length < pattern.length : parts.length !== pattern.length) return 0
  // Of hundreds of patterns nearly all end here, at their first letters.
  for (let at = 0; at < pattern.length; at += 1) {
    const [wanted, part] = [pattern[at], parts[at] ?? '']
    if (wanted && ('literal' in wanted ? part !== wanted.literal : part === '')) return at
  }
  return null
}

/** What a pattern stands for in a path that it fits, by name; null when it does not fit the rest. */
function saidBy(
  pattern: readonly PatternPart[],
  isOpen: boolean,
  parts: readonly string[],
): Map<string, string> | null {
  const rest = isOpen ? parts.slice(pattern.length - 1) : []
  // No part of it may be empty: `//elsewhere` would be another host.
  if (rest.some((part) => part === '')) return null
  const said = new Map<string, string>()
  for (const [at, wanted] of pattern.entries())
    if ('name' in wanted) said.set(wanted.name, encodeURIComponent(parts[at] ?? ''))
  if (isOpen) said.set('*', rest.map(encodeURIComponent).join('/'))
  return said
}

/** Letters of the longest address that is led to: browsers and servers take no longer ones. */
const LONGEST = 8_000

/** What a new address says of an old one, once more, in the order in which it stands there. */
const SAID = /\[[a-z0-9_-]{1,40}\]|\*/gi

/**
 * A new address with what the old one stands for, each as it is; null where it would be longer than any. One that says
 * a name again and again would fill the memory with what stands for it.
 */
function filled(to: string, said: ReadonlyMap<string, string>): string | null {
  let [text, from] = ['', 0]
  for (const { 0: whole, index } of to.matchAll(SAID)) {
    text += to.slice(from, index) + (said.get(whole === '*' ? whole : whole.slice(1, -1)) ?? whole)
    if (text.length > LONGEST) return null
    from = index + whole.length
  }
  text += to.slice(from)
  return text.length > LONGEST ? null : text
}

/** Finds where paths lead. */
export interface RedirectTable {
  /**
   * Finds the redirect of a path, however many slashes it and the redirect's own end with; where two differ in
   * nothing else, each answers its own. Where the new address would be longer than any, there is none.
   *
   * @param path decoded; @param query with its question mark, or nothing
   */
  find(path: string, query?: string): Redirect | null
  /** Whether a path has a redirect that is none because its new address would be longer than any. */
  isTooLong(path: string): boolean
  /** Parts of patterns that paths were held against until now: what finding has cost. */
  readonly compared: number
  /** Adds one; of two from one address the later is found. */
  add(redirect: Redirect): void
  /** Takes one out that was added. */
  remove(redirect: Redirect): void
}

interface Pattern {
  readonly parts: readonly PatternPart[]
  readonly isOpen: boolean
  /** How many letters of a path it says itself. */
  readonly letters: number
}

function patternOf(from: string): Pattern {
  const parts = partsOf(spelled(from))
  const letters = parts.reduce((sum, part) => sum + ('literal' in part ? part.literal.length : 0), 0)
  return { parts, isOpen: from.endsWith('/*'), letters }
}

/** Which of two patterns a path is held against first. */
function bySaid(one: Pattern, other: Pattern): number {
  return (
    other.letters - one.letters ||
    Number(one.isOpen) - Number(other.isOpen) ||
    other.parts.length - one.parts.length
  )
}

/** Redirects in the order in which a path is compared with them; the first that fits counts. */
export function asAsked<R extends Redirect>(redirects: readonly R[]): R[] {
  const patterns = redirects.filter(({ from }) => isPattern(from))
  return [
    ...redirects.filter(({ from }) => !isPattern(from)),
    ...patterns
      .map((redirect) => ({ redirect, ...patternOf(redirect.from) }))
      .toSorted(bySaid)
      .map(({ redirect }) => redirect),
  ]
}

/** Redirects made ready to be asked. Of several patterns that fit, the one that says most of the path itself wins. */
export function redirectTable(redirects: readonly Redirect[]): RedirectTable {
  const exact = new Map<string, Redirect>()
  const patterns: (Pattern & { redirect: Redirect })[] = []
  const put = (redirect: Redirect): void => {
    const { from } = redirect
    if (!isPattern(from)) {
      exact.set(plainPath(from), redirect)
      return
    }
    patterns.push({ redirect, ...patternOf(from) })
  }
  const arrange = () => patterns.sort(bySaid)
  const exactly = (path: string): Redirect | undefined => {
    const bare = spelled(path)
    return exact.get(path) ?? exact.get(bare) ?? exact.get(`${bare}/`)
  }
  let compared = 0
  /** The pattern that fits a path, and where it leads; null where that would be longer than any. */
  const fitting = (bare: string): { redirect: Redirect; to: string | null } | null => {
    if (patterns.length === 0) return null
    const parts = bare.split('/')
    for (const { redirect, parts: pattern, isOpen } of patterns) {
      const at = differsAt(pattern, isOpen, parts)
      compared += at ?? parts.length
      const said = at === null ? saidBy(pattern, isOpen, parts) : null
      if (said) return { redirect, to: filled(redirect.to, said) }
    }
    return null
  }
  redirects.forEach(put)
  arrange()
  return {
    get compared() {
      return compared
    },
    add(redirect) {
      put(redirect)
      arrange()
    },
    remove(redirect) {
      const from = plainPath(redirect.from)
      if (exact.get(from) === redirect) exact.delete(from)
      const at = patterns.findIndex((one) => one.redirect === redirect)
      if (at >= 0) patterns.splice(at, 1)
    },
    find(path, query = '') {
      const found = (query !== '' && exact.get(path + decoded(query))) || exactly(path)
      if (found) return found
      const one = fitting(spelled(path))
      return one && one.to !== null ? { ...one.redirect, to: one.to } : null
    },
    isTooLong: (path) => exactly(path) === undefined && fitting(spelled(path))?.to === null,
  }
}

/** Where an address leads as a `Location` says it; the query that was asked with stays, unless it has its own. */
export function locationOf(to: string, query = ''): string {
  const base = 'http://host.invalid'
  if (!URL.canParse(to, base)) return '/'
  const url = new URL(to, base)
  if (url.search === '') url.search = query
  const isHere = url.origin === base
  if (!isHere) return TO_HOST.test(to) ? url.href : '/'
  // `/.//elsewhere` is a path here, and would be another host once it is sent.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash
}

/**
 * A target for whoever reads lines and does not read addresses as browsers do, with what it says of the old one, its
 * backslashes as browsers take them. What looks like one of their own names (`:splat`) and is none is encoded; in a
 * host, which it would leave to whoever asks, it leads to the home page.
 */
export function writtenTarget(to: string): string {
  const [start = '', host = ''] = TO_HOST.exec(to) ?? []
  if (/:[a-z_]/i.test(host)) return '/'
  const [path = '', rest = ''] = to.slice(start.length).split(/(?=[?#].*)/s)
  return start + (path.replaceAll('\\', '/') + rest).replaceAll(/:(?=[a-z_])/gi, '%3A')
}

export interface RedirectFault {
  readonly code: RefusalCode
  readonly field: 'from' | 'to'
}

/** Left out where an address is read; the end of a line, or of an address, where it is written. */
const UNWRITTEN = /[\p{Cc}\s]/u

/** Why a redirect cannot be one, or null. A target is a path of the site or an http(s) address. */
export function shapeFault({ from, to }: { from: string; to: string }): RedirectFault | null {
  if (!isLocalPath(from)) return { code: 'pages.redirect_from', field: 'from' }
  const named = saidIn(from)
  const isOdd =
    new Set(named).size !== named.length ||
    from.slice(0, -1).includes('*') ||
    (from.endsWith('*') && !from.endsWith('/*')) ||
    from.split('/').some((part) => /[[\]]/.test(part) && !NAME.test(part))
  if (isOdd) return { code: 'pages.redirect_pattern', field: 'from' }
  const host = TO_HOST.exec(to)?.[1]
  const isWeb = host !== undefined && saidIn(host).length === 0 && URL.canParse(to) && !UNWRITTEN.test(to)
  if (!isLocalPath(to) && !isWeb) return { code: 'pages.redirect_to', field: 'to' }
  const unsaid = isPattern(from) ? saidIn(to).find((name) => !named.includes(name)) : undefined
  return unsaid === undefined ? null : { code: 'pages.redirect_unsaid', field: 'to' }
}

const MOST_HOPS = 20

/**
 * The most that is compared for redirects that come at once: a quarter of a second. A full site's patterns and rows
 * come to a fifth of it; some that are made to lead through each other, of hundreds of parts, would take minutes.
 */
export const mostCompared = 40_000_000

/** An address as it is asked for: its path decoded, and its query as it is written. */
function askedFor(address: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/s.exec(address) ?? []
  return { path: decoded(path), query }
}

/** Where one is on a way of redirects: an address as it is asked for. */
export interface WayPoint {
  readonly path: string
  readonly query: string
}

/**
 * Follows an address through redirects: it asks for what leads on from each point, and ends with whether nobody
 * arrives, as they come back to where they were or never to an end.
 *
 * @param address as it is written, with its query; @param pages paths at which the way ends, whatever leads on from there
 * @param most parts of patterns that are compared; a way that takes more is not followed to its end, and is said to have one
 */
export function* wayFrom(
  address: string,
  table: RedirectTable,
  pages: Pick<ReadonlySet<string>, 'has'>,
  most = Number.POSITIVE_INFINITY,
): Generator<WayPoint, boolean, Redirect | 'page' | null> {
  const seen = new Set<string>()
  const enough = table.compared + most
  let { path, query } = askedFor(address)
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    if (pages.has(spelled(path))) return false
    if (seen.has(path + query)) return true
    if (table.compared > enough) return false
    seen.add(path + query)
    const next = yield { path, query }
    if (next === 'page') return false
    // What grows with each step until it is longer than any arrives nowhere either.
    if (!next) return table.isTooLong(path)
    const location = locationOf(next.to, query)
    if (!location.startsWith('/')) return false
    ;({ path, query } = askedFor(location))
  }
  return true
}

/** Whether whoever goes to an address is sent on and on by redirects of a table ({@link wayFrom}). */
function leadsOnForEver(
  address: string,
  table: RedirectTable,
  pages: Pick<ReadonlySet<string>, 'has'>,
): boolean {
  const way = wayFrom(address, table, pages)
  let step = way.next()
  while (step.done !== true) step = way.next(table.find(step.value.path, step.value.query))
  return step.value
}

/**
 * Whether whoever follows a redirect comes back to where they were, or never arrives.
 *
 * @param pages paths of pages: who comes to one stays there, whatever redirect leads from it
 */
export function leadsInCircle(
  from: string,
  table: RedirectTable,
  pages: Pick<ReadonlySet<string>, 'has'> = new Set(),
): boolean {
  const one = isPattern(from) ? from.replaceAll(NAMES, 'a-part').replace(/\*$/, 'the/rest') : from
  const { path, query } = askedFor(one)
  if (!pages.has(spelled(path))) return leadsOnForEver(one, table, pages)
  // There the journey ends; only a redirect of a page to itself is told, for it can mean nothing.
  const next = table.find(path, query)
  return next !== null && spelled(decoded(next.to)) === spelled(path)
}
