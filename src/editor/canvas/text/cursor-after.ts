/**
 * Where a cursor is after words became others around it: it stays between its letters, and goes to the end of what
 * took the place of those it stood among.
 */
export function cursorAfter(cursor: number, before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  if (cursor < start) return cursor
  if (cursor >= before.length - end) return cursor + after.length - before.length
  return after.length - end
}
