/**
 * Runs work when it is asked for, but not while it runs and not within `gap` ms after it: what is asked
 * meanwhile, however often, is one more run at the end.
 */
export function seldom(gap: number, work: () => Promise<void>): () => void {
  let isBusy = false
  let isAsked = false
  const run = async () => {
    isBusy = true
    isAsked = false
    await work()
    setTimeout(() => {
      isBusy = false
      if (isAsked) void run()
    }, gap)
  }
  return () => {
    if (isBusy) isAsked = true
    else void run()
  }
}
