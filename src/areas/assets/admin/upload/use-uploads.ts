import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { refresh } from '#ui/data/data.ts'
import { noteUnsentWork } from '#ui/leave-guard/unsaved-work.ts'
import { listAssets } from '../../contract.ts'
import { bookOf } from '../use-assets.ts'
import { sendFile } from './send-file.ts'
import { type Upload, type UploadQueue, uploadQueue } from './upload-queue.ts'

const queues = new Map<string, UploadQueue>()

/** Closing the window asks first while files are on their way, whichever screen is shown. */
function askWhileSending(queue: UploadQueue): void {
  let sent: (() => void) | undefined
  queue.onChange(() => {
    const isSending = queue.list().some(({ state }) => state === 'waiting' || state === 'sending')
    if (isSending) sent ??= noteUnsentWork()
    else {
      sent?.()
      sent = undefined
    }
  })
}

/** The uploads of a site and how to add to them; they go on while the app is open, on whichever screen. */
export function useUploads(siteId: string): { queue: UploadQueue; uploads: readonly Upload[] } {
  const client = useQueryClient()
  const [queue] = useState(() => {
    let found = queues.get(siteId)
    if (!found) {
      found = uploadQueue(
        (file, how) => sendFile(siteId, file, how),
        (asset) => {
          bookOf(siteId).put([asset])
          void refresh(client, [listAssets])
        },
      )
      askWhileSending(found)
      queues.set(siteId, found)
    }
    return found
  })
  return { queue, uploads: useSyncExternalStore(queue.onChange, queue.list) }
}
