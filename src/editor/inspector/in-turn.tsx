import { Children, startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Draws its children one after another, each in a task of its own: what a selection brings is much, and the
 * frame after a drop must not wait for all of it (P15).
 */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children)
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + 1))
  }, [count, all.length])
  return all.slice(0, count)
}
