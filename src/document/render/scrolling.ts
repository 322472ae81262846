/**
 * The attributes of what scrolls by itself because it is wider than its place: the keyboard must come in, and to
 * whoever hears the page it says what it came to.
 *
 * @param name what it is, in the page's language
 */
export function scrolling(name: string) {
  return { role: 'group', 'aria-label': name, tabIndex: 0 } as const
}
