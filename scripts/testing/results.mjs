// What the reports of processes of tests (`reporter.mjs`) say, and how it is told.

/** What a step says of itself that was not begun, as one before it has failed (`tests/steps.ts`). */
const NOT_BEGUN = 'Not begun: a step before it has failed.'

const LINES_OF_MESSAGE = 14
const LINES_OF_STACK = 4

/**
 * Reads the report of one process.
 *
 * @param {string} text of `reporter.mjs`
 * @param {{ code: number, out: string }} ended how the process ended, and what it printed
 * @returns what passed, failed, ran and was skipped; the failures, each with its names, message and stack; how long each
 *   file took, ms
 */
export function readResults(text, { code, out }) {
  const lines = text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line))
  const ended = lines.filter((line) => line.event === 'ended')
  const tests = ended.filter((line) => !line.isSuite)
  const keyOf = ({ at, names }) => `${at} ${names.at(-1)}`
  const isLeft = ({ left }) => left !== null && left !== false
  const reason = ({ left }) => (typeof left === 'string' && left !== '' ? left : 'no reason given')
  const failures = ended
    .filter(({ error }) => error !== null)
    .map(({ names, error }) => ({ names, ...error }))
  for (const { message } of lines.filter((line) => line.event === 'noted'))
    failures.push({ names: ['beside the tests'], message, stack: [] })
  // One that was ended in the middle has not told all.
  const isWhole = lines.some((line) => line.event === 'over')
  if (!isWhole || (code !== 0 && failures.length === 0)) {
    const last = lines.findLast((line) => line.event === 'begun')?.names ?? ['before any test']
    const said = out.trim().split('\n').slice(-LINES_OF_MESSAGE).join('\n')
    failures.push({ names: last, message: `The process ended with ${code}:\n${said}`, stack: [] })
  }
  return {
    passed: tests.filter((line) => !line.hasFailed && !isLeft(line)).length,
    failed: failures.length,
    failures,
    ran: tests.filter((line) => !isLeft(line)).map(keyOf),
    skipped: new Map(
      tests.filter(isLeft).map((line) => [keyOf(line), `"${line.names.at(-1)}" (${reason(line)})`]),
    ),
    took: new Map(
      ended
        .filter(({ isSuite, names }) => isSuite && names.length === 1)
        .map(({ names, ms }) => [names[0], ms]),
    ),
  }
}

/**
 * The failures of a step, in the words that are printed: each with the first lines of what it failed of. Steps that were
 * not begun are counted with what they waited for.
 */
export function tellFailures(failures) {
  const begun = failures.filter(({ message }) => message !== NOT_BEGUN)
  const waiting = failures.length - begun.length
  const told = begun.map(({ names, message, stack }) => {
    const said = message.split('\n')
    const shown = said.slice(0, LINES_OF_MESSAGE)
    if (said.length > shown.length) shown.push(`… (${said.length - shown.length} lines more)`)
    return [
      names.join(' › '),
      ...[...shown, ...stack.slice(0, LINES_OF_STACK)].map((line) => `    ${line}`),
    ].join('\n')
  })
  if (waiting > 0) told.push(`${waiting} steps after these were not begun.`)
  return told.join('\n')
}

/** A line each: the file, the test, and the first line of what it failed of. */
export const nameFailures = (failures) =>
  failures
    .filter(({ message }) => message !== NOT_BEGUN)
    .map(({ names, message }) => `${names.join(' › ')}: ${message.split('\n', 1)[0].slice(0, 200)}`)
