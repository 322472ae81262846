/** What the name of something that pages are drawn from may be: it stands in a header, and in rows. */
const KEY = /^[a-z0-9][a-z0-9.:_-]{0,199}$/

/** Whether a text may name what kept pages depend on. */
export const isPageKey = (text: string): boolean => KEY.test(text)
