import type { IncomingMessage } from 'node:http'

/** The query of a request, question mark and all. */
export function queryOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

/** A path on this host to go back to, whatever was sent. */
export function localPath(given: string | null): string {
  if (given === null || !given.startsWith('/') || !URL.canParse(given, 'http://host.invalid')) return '/'
  const url = new URL(given, 'http://host.invalid')
  // `/.//elsewhere` is a path here, and becomes `//elsewhere`: another host, once it is sent.
  const isLocal = url.origin === 'http://host.invalid' && !url.pathname.startsWith('//')
  return isLocal ? url.pathname + url.search : '/'
}
