import { DAY, HOUR } from '#kernel/clock.ts'

export type LinkKind = 'verify' | 'reset' | 'change_from' | 'change_to'

/** How long the link of a mail works (product book: a reset one hour). */
export const linkLife: Readonly<Record<LinkKind, number>> = {
  verify: 7 * DAY,
  reset: HOUR,
  change_from: DAY,
  change_to: DAY,
}

const screens: Readonly<Record<LinkKind, string>> = {
  verify: '/verify-email',
  reset: '/reset-password',
  change_from: '/confirm-email',
  change_to: '/confirm-email',
}

/**
 * The address in a mail. The host is the configured one, never that of a request's header. The
 * token stands behind `#`: browsers send it to nobody, so it is in no log and no `Referer`.
 */
export function linkAddress(appOrigin: string, kind: LinkKind, token: string): string {
  return `${appOrigin}${screens[kind]}#${token}`
}
