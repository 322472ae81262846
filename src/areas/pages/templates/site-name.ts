/** Stands in a template's words for what the site is called. */
export const siteName = '{site}'
