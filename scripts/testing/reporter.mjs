// A reporter of Node's test runner: what the test command has to know, a line of JSON each.

/** The parts of a stack that are the project's own. */
const own = (stack) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node:|node_modules/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/file:\/\//, '')
        .replace(/\?turn=\d+/, ''),
    )

/** What a test failed of: the error that was thrown, and not the one that the runner wraps it in. */
function told(error) {
  const cause =
    error.failureType === 'testCodeFailure' || error.failureType === 'hookFailed' ? error.cause : error
  const stack = typeof cause?.stack === 'string' ? cause.stack : ''
  return { message: String(cause?.message ?? cause ?? error.message), stack: own(stack) }
}

/**
 * `{ event: 'begun' | 'ended' | 'noted', … }`. A suite that failed by what is in it is told of by that alone; one whose
 * hook failed is told of itself.
 */
export default async function* reporter(events) {
  const names = []
  for await (const { type, data } of events) {
    const { name, nesting } = data
    if (type === 'test:start') {
      names.length = nesting
      names.push(name)
      yield `${JSON.stringify({ event: 'begun', names })}\n`
    } else if (type === 'test:pass' || type === 'test:fail') {
      const { details, file, line, skip, todo } = data
      const isSuite = details.type === 'suite'
      const error = type === 'test:fail' ? details.error : undefined
      const isOfParts = error?.failureType === 'subtestsFailed'
      yield `${JSON.stringify({
        event: 'ended',
        names: [...names.slice(0, nesting), name],
        at: `${file}:${line}`,
        isSuite,
        ms: details.duration_ms,
        left: skip ?? todo ?? null,
        error: error && !isOfParts ? told(error) : null,
        hasFailed: error !== undefined,
      })}\n`
    } else if (type === 'test:diagnostic' && data.message.startsWith('Error: ')) {
      yield `${JSON.stringify({ event: 'noted', message: data.message })}\n`
    }
  }
  yield `${JSON.stringify({ event: 'over' })}\n`
}
