/** Whether a text is a path on the site itself, as redirects begin and may end. */
export function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) && !text.includes('..')
}

/** Why a redirect may not be, or null. A target is a path of the site or an http(s) address. */
export function redirectFault(
  given: { from: string; to: string },
  existing: readonly { from: string; to: string }[],
): { code: string; field: 'from' | 'to' } | null {
  if (!isLocalPath(given.from)) return { code: 'pages.redirect_from', field: 'from' }
  const isWeb = /^https?:\/\//i.test(given.to) && URL.canParse(given.to)
  if (!isLocalPath(given.to) && !isWeb) return { code: 'pages.redirect_to', field: 'to' }
  const next = new Map(existing.map((one) => [one.from, one.to]))
  next.set(given.from, given.to)
  const seen = new Set<string>()
  for (let at: string | undefined = given.from; at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return { code: 'pages.redirect_loop', field: 'to' }
    seen.add(at)
  }
  return null
}
