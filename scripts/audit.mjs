// Whether a package that the program runs with has a hole that somebody has published: what npm's registry says.

/** Severities that do not land. */
const GRAVE = ['high', 'critical']

/** Arguments of npm that ask the registry, once and not for long. */
export const asking = [
  'audit',
  '--omit=dev',
  '--json',
  '--loglevel=silent',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
]

/**
 * What an answer of `npm audit --json` means.
 *
 * @param out what npm printed
 * @returns null when the registry was not reached or does not answer for this, otherwise the packages with a grave
 *   hole, each with its severity and what was published of it
 */
export function holesIn(out) {
  let said
  try {
    said = JSON.parse(out)
  } catch {
    return null
  }
  if (said?.error || typeof said?.vulnerabilities !== 'object') return null
  return Object.values(said.vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, via }) => {
      const published = via.filter((one) => typeof one === 'object').map((one) => one.url)
      return [`${name} (${severity})`, ...published].join(' ')
    })
}
