/** Where most people have their mail; long enough that one wrong letter makes another's domain unlikely. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.es',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.de',
  'outlook.fr',
  'outlook.es',
  'icloud.com',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.de',
  'yahoo.it',
  'yahoo.es',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'yahoo.com.br',
  'proton.me',
  'protonmail.com',
  'bluewin.ch',
  't-online.de',
  'freenet.de',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  'libero.it',
  'comcast.net',
]

/** Real ones, one letter away from those. */
const others = new Set([
  'ymail.com',
  'email.com',
  'mail.com',
  'hotmail.de',
  'hotmail.ch',
  'yahoo.ca',
  'yahoo.in',
])

/** Whether one letter more, less, other or two swapped ones make one text the other. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const restA = a.slice(from)
  const restB = b.slice(from)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Whether two domains are one name in two countries, such as `yahoo.dk` and `yahoo.de`. */
function isSisterOf(a: string, b: string): boolean {
  const [nameA, ...endA] = a.split('.')
  const [nameB, ...endB] = b.split('.')
  return nameA === nameB && endA.at(-1)?.length === 2 && endB.at(-1)?.length === 2
}

/**
 * What an address was probably meant to be: `ann@gmial.com` gives `ann@gmail.com`. A hint to be read, never a refusal:
 * undefined where there is none.
 *
 * @param address as `emailOf` gives it
 */
export function mailHint(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (common.includes(domain) || others.has(domain)) return undefined
  const meant = common.find((one) => isNear(domain, one) && !isSisterOf(domain, one))
  return meant && `${address.slice(0, at)}@${meant}`
}
