import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageDocument } from '#document/nodes.ts'
import type { BlockData } from './block-data.ts'

/** How long after a change data is asked for, ms: not with every letter. */
const AFTER = 400

/**
 * The data of the blocks on the canvas.
 *
 * @returns `shown` is another object when other data has come, so that the canvas is drawn anew; `follow` is told
 *   of the page as it changes
 */
export function useBlockData(data: BlockData): {
  shown: Pick<BlockData, 'get' | 'address'>
  follow: (page: PageDocument) => void
} {
  const [shown, setShown] = useState<Pick<BlockData, 'get' | 'address'>>(data)
  const soon = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(soon.current), [])
  const follow = useCallback(
    (page: PageDocument) => {
      clearTimeout(soon.current)
      soon.current = setTimeout(() => {
        void data.load([page]).then((isOther) => {
          if (isOther) setShown({ get: data.get, address: data.address })
        })
      }, AFTER)
    },
    [data],
  )
  return { shown, follow }
}
