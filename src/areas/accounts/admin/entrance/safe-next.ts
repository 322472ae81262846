/**
 * Where to go after a sign-in: only a path of this host, read as the browser reads it. Anything
 * else, and the doors themselves, lead to the start.
 *
 * @param next what the address names, as text of any kind
 * @param origin the host of the page
 */
export function safeNext(next: unknown, origin: string): string {
  if (typeof next !== 'string' || next.length > 2000 || !next.startsWith('/')) return '/'
  // Browsers drop tabs and line ends, and read \ as /: what they would change is not followed at all.
  if (/[\u0000-\u0020\u007f\\]/.test(next) || next.startsWith('//')) return '/'
  if (!URL.canParse(next, origin)) return '/'
  const url = new URL(next, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  if (/^\/(sign-in|sign-up|api)(\/|$)/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
