import type { BlockRegistry } from './define-block.ts'

/**
 * Fetches what draws the blocks of these types; of all when none are named. A server and a test do so before they
 * draw: there a page is drawn in one go.
 */
export async function loadViews(
  registry: BlockRegistry,
  types: Iterable<string> = registry.types,
): Promise<void> {
  await Promise.all([...new Set(types)].map(async (type) => registry.get(type)?.view.load()))
}

/** Calls `came` whenever the view of another type has come. Gives what ends that. */
export function onViews(registry: BlockRegistry, came: () => void): () => void {
  const stops = registry.types.map((type) => registry.get(type)?.view.onArrival(came))
  return () => {
    for (const stop of stops) stop?.()
  }
}
