import { call } from '#kernel/api-client/call.ts'
import { ApiError, problemIn } from '#kernel/api-client/api-error.ts'
import { megabytesOf } from '#kernel/i18n/file-size.ts'
import type { Words } from '#ui/words.ts'
import { assetLimits, type AssetRow, uploadAsset } from '../../contract.ts'

const LONGEST_NAME = 255

export interface Sending {
  readonly signal?: AbortSignal
  /** Told how many bytes have left. */
  readonly onProgress?: (sent: number) => void
  /** It is refused when it is no picture that can be shown. */
  readonly isPicture?: boolean
}

/** Why a file is not even sent: it is larger than any of its kind may be. */
export class FileTooLarge extends Error {
  /** The limit, bytes. */
  readonly most: number

  constructor(most: number) {
    super(`A file is larger than ${most} bytes`)
    this.name = 'FileTooLarge'
    this.most = most
  }
}

/** The most bytes that a file may have by what it says it is; the server looks into it, and may know better. */
function mostOf({ type }: File, isPicture: boolean): number {
  return isPicture || type.startsWith('image/') ? assetLimits.image : Math.max(...Object.values(assetLimits))
}

/**
 * Puts a file into a site's library. One that is there already comes back as it is there.
 *
 * @throws FileTooLarge before anything is sent
 * @throws ApiError for what the server refuses, and when the line breaks
 */
export async function sendFile(
  siteId: string,
  file: File,
  { signal, onProgress, isPicture }: Sending = {},
): Promise<{ asset: AssetRow; isNew: boolean }> {
  const most = mostOf(file, isPicture === true)
  if (file.size > most) throw new FileTooLarge(most)
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
  if (error instanceof FileTooLarge)
    return t('refusal.assets.too_large', { megabytes: megabytesOf(error.most) })
  const problem = problemIn(error)
  if (problem) return problem.message
  return error instanceof ApiError && error.status === 0
    ? t('assets.upload.offline')
    : t('assets.upload.failed')
}
