import { lazy, Suspense, useEffect, useState } from 'react'
import { queue, type ToastMessage } from './toast-queue.ts'

/** Says what happened, at the foot of the screen. Gives back a function that takes it away early. */
export function showToast(message: ToastMessage): () => void {
  const timeout = message.tone === 'danger' ? undefined : message.undo || message.action ? 12_000 : 6_000
  const key = queue.add(message, { timeout })
  return () => queue.close(key)
}

const shown = () => import('./shown-toasts.tsx')
const ShownToasts = lazy(async () => ({ default: (await shown()).ShownToasts }))

/** How long after the first look what toasts need is fetched: one that tells of a lost line cannot wait, ms. */
const FETCHED_AFTER = 2_000

/** Where toasts appear; once in the app, inside the provider. Reached by F6; waiting stops while it is hovered or focused. */
export function ToastRegion() {
  const [isAsked, setAsked] = useState(queue.visibleToasts.length > 0)
  useEffect(() => queue.subscribe(() => setAsked(true)), [])
  useEffect(() => {
    const timer = setTimeout(() => void shown().catch(() => {}), FETCHED_AFTER)
    return () => clearTimeout(timer)
  }, [])
  if (!isAsked) return null
  return (
    <Suspense>
      <ShownToasts />
    </Suspense>
  )
}
