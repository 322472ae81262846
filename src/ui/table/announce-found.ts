import { useEffect, useRef } from 'react'
import { announce } from '../announcer/announcer.tsx'
import { useWords } from '../words.ts'

/**
 * Reads out how many rows a list shows whenever its search or filters change: whoever does not see rows come and go
 * would hear nothing of what they typed or chose.
 *
 * @param narrowing all that leaves rows out, as one text; empty where nothing does
 * @param count how many are shown; null until those of this narrowing are there
 */
export function useAnnounceFound(narrowing: string, count: number | null): void {
  const words = useWords()
  const told = useRef(narrowing)
  useEffect(() => {
    if (count === null || told.current === narrowing) return
    told.current = narrowing
    announce(words('ui.found', { count }))
  }, [narrowing, count, words])
}
