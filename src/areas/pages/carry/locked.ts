/** Stands for the password of a page whose own stayed behind: no password has this hash, so nobody enters. */
export const LOCKED = '!'
