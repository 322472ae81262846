import { type ReactNode, Suspense, use } from 'react'

/** A part of a block that a server has from the start, and a browser fetches when a canvas draws it first. */
export interface Late<Part> {
  /** The part, where it is here already. */
  now(): Part | null
  /**
   * Draws with the part; without it until it is here, and where the line failed, which a later drawing tries again. A
   * browser that keeps what it could not fetch goes on without it until its document is loaded anew.
   */
  draw(drawn: (part: Part | null) => ReactNode): ReactNode
}

/**
 * To be awaited where the block is defined: a server gets the part there, a browser nothing yet.
 *
 * @param load fetches the part
 */
export async function lately<Part>(load: () => Promise<Part>): Promise<Late<Part>> {
  const isServer = !('document' in globalThis)
  let here: Part | null = isServer ? await load() : null
  let coming: Promise<Part | null> | null = null
  const Waiting = ({ drawn }: { drawn: (part: Part | null) => ReactNode }) =>
    drawn(
      here ??
        use(
          // The same promise for all who wait.
          (coming ??= load().then(
            (come) => (here = come),
            () => {
              setTimeout(() => (coming = null), 5_000)
              return null
            },
          )),
        ),
    )
  return {
    now: () => here,
    // On a canvas always in the same frame: another would have what was drawn taken away and made anew.
    draw: (drawn) =>
      isServer ? (
        drawn(here)
      ) : (
        <Suspense fallback={drawn(null)}>
          <Waiting drawn={drawn} />
        </Suspense>
      ),
  }
}
