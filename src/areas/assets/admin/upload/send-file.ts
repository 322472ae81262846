import { call } from '#kernel/api-client/call.ts'
import { ApiError, problemIn } from '#kernel/api-client/api-error.ts'
import type { Words } from '#ui/words.ts'
import { type AssetRow, uploadAsset } from '../../contract.ts'

/** The longest name an asset has. */
const LONGEST_NAME = 255

export interface Sending {
  readonly signal?: AbortSignal
  /** Told how many bytes have left. */
  readonly onProgress?: (sent: number) => void
  /** It is refused when it is no picture that can be shown. */
  readonly isPicture?: boolean
}

/**
 * Puts a file into a site's library. One that is there already comes back as it is there.
 *
 * @throws ApiError for what the server refuses, and when the line breaks
 */
export async function sendFile(
  siteId: string,
  file: File,
  { signal, onProgress, isPicture }: Sending = {},
): Promise<{ asset: AssetRow; isNew: boolean }> {
  const dot = file.name.lastIndexOf('.')
  const ending = dot > 0 ? file.name.slice(dot) : ''
  const name =
    file.name.length <= LONGEST_NAME
      ? file.name
      : file.name.slice(0, LONGEST_NAME - ending.length) + ending.slice(0, LONGEST_NAME)
  return call(
    uploadAsset,
    { siteId, name: name.trim() === '' ? 'file' : name, ...(isPicture ? { as: 'picture' as const } : {}) },
    {
      body: file,
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onUploadProgress: ({ loaded }) => onProgress(loaded) } : {}),
    },
  )
}

/** Why an upload failed, in a sentence: the server's own, or that nobody answered. */
export function wordsOfUpload(error: unknown, t: Words): string {
  const problem = problemIn(error)
  if (problem) return problem.message
  return error instanceof ApiError && error.status === 0
    ? t('assets.upload.offline')
    : t('assets.upload.failed')
}
