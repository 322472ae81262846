const DAY = 86_400_000

/** How many there were on each day from the first to the last, days without any among them. */
export function everyDay(
  counted: readonly { readonly day: string; readonly count: number }[],
  first: string,
  last: string,
): { readonly day: string; readonly count: number }[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]))
  const length = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / DAY)) + 1
  return Array.from({ length: Math.min(length, 3_660) }, (_, at) => {
    const day = new Date(Date.parse(first) + at * DAY).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}

/** The least round number that is not below: 1, 2, 5, 10, 20, 50 … The end of a scale. */
export function roundAbove(most: number): number {
  if (most <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= most) ?? most
}
