/** How long the trash keeps files (product book, "A published lifecycle"), in days. */
export const TRASH_DAYS = 30
