import { useEffect } from 'react'

/** Gives the window a title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
