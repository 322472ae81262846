import type { RefusalCode } from '#kernel/messages/message.ts'
import { readCsv } from '#kernel/csv/csv.ts'
import {
  addressOf,
  isPattern,
  leadsInCircle,
  mostCompared,
  mostPatterns,
  mostRedirects,
  type Redirect,
  redirectTable,
  spelled,
} from './redirect.ts'
import { redirectFault } from './redirect-fault.ts'

/** A row of a file that is no redirect, and why: the code of a refusal. */
export interface RowFault {
  /** Line of the file, counted from 1. */
  readonly line: number
  readonly code: RefusalCode
}

export interface ReadRedirects {
  readonly redirects: readonly Redirect[]
  readonly faults: readonly RowFault[]
}

const HEADS = new Set(['from', 'old url', 'old address', 'source', 'redirect from'])

/** `/blog/[name] -> /news/[name] 301`, as other platforms list them. */
function arrow(text: string): string[] | null {
  const found = /^(\S+)\s+->\s+(\S+)(?:\s+(\S+))?$/.exec(text.trim())
  return found && [found[1] ?? '', found[2] ?? '', found[3] ?? '']
}

function statusOf(text: string): 301 | 302 | null {
  const said = text.trim()
  if (said === '' || said === '301' || said === '308') return 301
  return said === '302' || said === '307' ? 302 : null
}

/** Rows of a file that may be redirects, and what is wrong with the others. */
export interface RedirectRows {
  readonly found: readonly (Redirect & { readonly line: number })[]
  readonly faults: readonly RowFault[]
}

/**
 * Redirects out of a file: rows of old address, new address and kind (301 unless said), with or without a
 * line of headings; lines with an arrow are understood too. What is wrong is told by its line, and the
 * rest is read. A later row of the same old address replaces the earlier.
 *
 * @param existing what the site has, which a circle could lead through; the file's rows come over it
 * @param pages paths at which something stands, where no circle goes on
 */
export function readRedirectsFile(
  text: string,
  existing: readonly Redirect[],
  pages: ReadonlySet<string> = new Set(),
): ReadRedirects {
  return judgeRows(readRedirectRows(text, existing), existing, pages)
}

/** The rows of a file, before it is known where they lead. */
export function readRedirectRows(text: string, existing: readonly Redirect[]): RedirectRows {
  const read = readCsv(text)
  if ('unclosed' in read)
    return { found: [], faults: [{ line: read.unclosed, code: 'pages.redirects_quote' }] }
  const faults: RowFault[] = []
  const found = new Map<string, Redirect & { line: number }>()
  const known = new Set(existing.map((one) => one.from))
  /** How an address is written that has a redirect by now. */
  const written = new Map(existing.map((one) => [addressOf(one.from), one.from]))
  const isNewPattern = (from: string): boolean => isPattern(from) && !known.has(from)
  let newPatterns = 0
  for (const [index, { line, fields }] of read.rows.entries()) {
    const [from = '', to = '', kind = ''] = (fields.length === 1 ? arrow(fields[0] ?? '') : null) ?? fields
    if (index === 0 && HEADS.has(from.trim().toLowerCase())) continue
    const old = spelled(from.trim())
    const given = { from: known.has(old) ? old : (written.get(addressOf(old)) ?? old), to: to.trim() }
    const status = statusOf(kind)
    const isLong = given.from.length > 1_000 || given.to.length > 2_000
    const code = isLong
      ? 'pages.redirect_long'
      : (redirectFault(given)?.code ?? (status === null ? 'pages.redirect_kind' : null))
    if (code !== null) faults.push({ line, code })
    else if (
      !found.has(given.from) &&
      (found.size >= mostRedirects || (isNewPattern(given.from) && newPatterns >= mostPatterns))
    )
      faults.push({ line, code: 'pages.redirects_many' })
    else {
      // What is too much is told before circles are looked for: each step of one is tried with every pattern.
      if (!found.has(given.from) && isNewPattern(given.from)) newPatterns += 1
      written.set(addressOf(given.from), given.from)
      found.set(given.from, { ...given, status: status ?? 301, line })
    }
  }
  return { found: [...found.values()], faults }
}

/** Which of the rows of a file are taken, and what is wrong with the others. */
export function judgeRows(
  rows: RedirectRows,
  existing: readonly Redirect[],
  pages: ReadonlySet<string>,
): ReadRedirects {
  const { found } = rows
  const faults = [...rows.faults]
  const known = new Set(existing.map((one) => one.from))
  const all = new Map([...existing, ...found].map((one) => [one.from, one]))
  let patterns = existing.filter((one) => isPattern(one.from)).length
  let count = existing.length
  const table = redirectTable([...all.values()])
  const redirects = found.flatMap(({ line, ...redirect }) => {
    const isNew = !known.has(redirect.from)
    const isOne = isPattern(redirect.from)
    if (isNew && (count >= mostRedirects || (isOne && patterns >= mostPatterns))) {
      faults.push({ line, code: 'pages.redirects_many' })
      return []
    }
    if (table.compared > mostCompared) {
      faults.push({ line, code: 'pages.redirect_tangled' })
      return []
    }
    if (leadsInCircle(redirect.from, table, pages)) {
      faults.push({ line, code: 'pages.redirect_loop' })
      return []
    }
    if (isNew) count += 1
    if (isNew && isOne) patterns += 1
    return [redirect]
  })
  return { redirects, faults: faults.toSorted((one, other) => one.line - other.line) }
}
