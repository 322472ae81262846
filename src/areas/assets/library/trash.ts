/** How long the trash keeps files (product book, "A published lifecycle"), in days. */
export const TRASH_DAYS = 30

/**
 * How long the trash is not counted: its days, and one for the night that takes away what no page shows. A file that
 * is brought back and thrown away again has left of them what it did not use.
 */
export const UNCOUNTED_DAYS = TRASH_DAYS + 1

/**
 * Days in the library that give a file one of its uncounted days back. Slowly, so that two halves of a library that
 * change places cannot pass the plan's storage by more than a twelfth; a file that was once thrown away by mistake
 * has all of them again long before it is next.
 */
export const DAYS_PER_DAY_BACK = 12
