/** A part that is fetched when it is first needed: the code that draws a block, its samples. */
export interface Late<Part> {
  /** The part, where it is here already. */
  now(this: void): Part | undefined
  /** Fetches it; at once where it is here. What could not be fetched may be asked for again after some seconds. */
  load(this: void): Promise<Part>
  /** Calls `came` when it has come. Gives what ends that. */
  onArrival(this: void, came: () => void): () => void
}

/** How long a failed fetch stands, ms: the connection is hardly back at once, and every drawing asks. */
const AGAIN_AFTER = 5_000

/** Makes a part late. */
export function late<Part>(fetch: () => Promise<Part>): Late<Part> {
  let here: Part | undefined
  let coming: Promise<Part> | undefined
  let failedAt: number | undefined
  const waiting = new Set<() => void>()
  const load = async (): Promise<Part> => {
    try {
      const part = await fetch()
      here = part
      for (const came of waiting) came()
      return part
    } catch (error) {
      failedAt = Date.now()
      throw error
    }
  }
  return {
    now: () => here,
    load() {
      if (failedAt !== undefined && Date.now() - failedAt >= AGAIN_AFTER) coming = failedAt = undefined
      return (coming ??= load())
    },
    onArrival(came) {
      waiting.add(came)
      return () => waiting.delete(came)
    },
  }
}

/** A part that is here from the start. */
export function atHand<Part>(part: Part): Late<Part> {
  return { now: () => part, load: () => Promise.resolve(part), onArrival: () => () => {} }
}
