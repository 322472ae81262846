let known = ''

/**
 * Keeps the address that somebody is known by on their way in: an invitation names it, or they typed it at
 * another door. It stays in this window's memory; an address bar and a history are no place for it.
 */
export function keepAddress(email: string): void {
  known = email
}

/** The address kept last; empty when none is known. */
export const keptAddress = (): string => known
