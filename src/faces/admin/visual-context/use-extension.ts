import { useEffect, useState } from 'react'
import { isThere } from './protocol.ts'

/** Whether an extension answers: being asked, none does, one does. */
export type Presence = 'asking' | 'absent' | 'ready'

const PAUSE = 1_500

/**
 * Asks whether an extension answers, again and again while `isOn`: whoever installs it, or presses its
 * icon, need not open anything anew.
 */
export function useExtension(isOn: boolean): Presence {
  const [presence, setPresence] = useState<Presence>('asking')
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const found = await isThere(window)
      if (isOver) return
      setPresence(found ? 'ready' : 'absent')
      timer = setTimeout(() => void look(), PAUSE)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOn])
  return presence
}
