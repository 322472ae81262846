// What a report of tests (TAP) says was not run, and what was.

const TESTS =
  /^\s*(not )?ok \d+ - (.*?)(?: # (SKIP|TODO) ?(.*))?\n\s*---\n((?:(?!\s*\.\.\.\n).*\n)*?)\s*\.\.\.$/gm
const field = (details, name) => details.match(new RegExp(`^\\s*${name}: '(.*)'$`, 'm'))?.[1] ?? ''

/**
 * The tests of a report, suites left out.
 *
 * @param {string} tap
 * @returns {{ ran: string[], skipped: Map<string, string> }} what names each test that ran to its end, and by the same
 *   those that did not: what is said of each, with its reason
 */
export function testsOf(tap) {
  const ran = []
  const skipped = new Map()
  for (const [, , name, directive, reason, details] of tap.matchAll(TESTS)) {
    if (field(details, 'type') !== 'test') continue
    const key = `${field(details, 'location')} ${name}`
    if (directive) skipped.set(key, `"${name}" (${reason || 'no reason given'})`)
    else ran.push(key)
  }
  return { ran, skipped }
}
