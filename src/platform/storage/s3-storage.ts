import { Readable } from 'node:stream'
import type * as S3 from '@aws-sdk/client-s3'
import { refuse } from '#kernel/refusal.ts'
import type { S3Config } from '../config/config.ts'
import { type Body, checkKey, resolveRange, type Storage, type StoredFile } from './storage.ts'

/** Bytes sent at a time; S3 takes at least 5 MiB a part and at most 10,000 parts, so files up to 78 GiB. */
const PART = 8 * 1024 * 1024

type Sdk = typeof S3
type Client = InstanceType<Sdk['S3Client']>

/**
 * Keeps files in a bucket of an S3-compatible store. The library (20 MB) is loaded by the first call of this
 * function and not before. A file appears when its last part is confirmed; what is interrupted is given up.
 */
export async function openS3Storage(config: S3Config): Promise<Storage> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    maxAttempts: 4,
    // Stores other than Amazon's often lack the newer checksums; the transport has its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint }),
    ...(config.credentials === null ? {} : { credentials: config.credentials }),
  })
  return new S3Storage(sdk, client, config.bucket)
}

class S3Storage implements Storage {
  readonly #sdk: Sdk
  readonly #client: Client
  readonly #bucket: string

  constructor(sdk: Sdk, client: Client, bucket: string) {
    this.#sdk = sdk
    this.#client = client
    this.#bucket = bucket
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: checkKey(key) }
  }

  async put(key: string, body: Body): Promise<number> {
    const at = this.#at(key)
    const parts = inParts(body)
    try {
      const first = (await parts.next()).value ?? new Uint8Array(0)
      if (first.byteLength < PART) {
        await this.#client.send(
          new this.#sdk.PutObjectCommand({ ...at, Body: first, ContentLength: first.byteLength }),
        )
        return first.byteLength
      }
      return await this.#putParts(at, first, parts)
    } catch (error) {
      return asRefusal(error)
    }
  }

  async #putParts(at: { Bucket: string; Key: string }, first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
    const { CreateMultipartUploadCommand, UploadPartCommand } = this.#sdk
    const { UploadId } = await this.#client.send(new CreateMultipartUploadCommand(at))
    const upload = { ...at, UploadId }
    const sent: { ETag: string | undefined; PartNumber: number }[] = []
    let bytes = 0
    const send = async (part: Uint8Array) => {
      const PartNumber = sent.length + 1
      const input = { ...upload, PartNumber, Body: part, ContentLength: part.byteLength }
      const { ETag } = await this.#client.send(new UploadPartCommand(input))
      sent.push({ ETag, PartNumber })
      bytes += part.byteLength
    }
    try {
      await send(first)
      for await (const part of rest) await send(part)
      const MultipartUpload = { Parts: sent }
      await this.#client.send(new this.#sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload }))
      return bytes
    } catch (error) {
      await this.#client.send(new this.#sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  }

  async get(key: string, wanted?: { start: number; end?: number }) {
    if (wanted) resolveRange(wanted, Number.MAX_SAFE_INTEGER)
    const Range = wanted ? `bytes=${wanted.start}-${wanted.end ?? ''}` : undefined
    const input = Range === undefined ? this.#at(key) : { ...this.#at(key), Range }
    const answer = await this.#client.send(new this.#sdk.GetObjectCommand(input)).catch(absent)
    if (!answer) return null
    const bytes = Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength ?? 0)
    const stream = answer.Body
    if (!(stream instanceof Readable)) throw new Error(`The store answered ${key} without a body`)
    const range = resolveRange(answer.ContentRange === undefined ? undefined : wanted, bytes)
    return { key, bytes, modified: answer.LastModified ?? new Date(0), range, stream }
  }

  async head(key: string): Promise<StoredFile | null> {
    const answer = await this.#client.send(new this.#sdk.HeadObjectCommand(this.#at(key))).catch(absent)
    if (!answer) return null
    return { key, bytes: answer.ContentLength ?? 0, modified: answer.LastModified ?? new Date(0) }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new this.#sdk.DeleteObjectCommand(this.#at(key))).catch(absent)
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    if (prefix !== '') checkKey(`${prefix}x`)
    const pages = this.#sdk.paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: prefix },
    )
    for await (const page of pages) {
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, bytes: Size ?? 0, modified: LastModified ?? new Date(0) }
      }
    }
  }

  async removeUnfinished(before: Date): Promise<number> {
    const { AbortMultipartUploadCommand, ListMultipartUploadsCommand } = this.#sdk
    const Bucket = this.#bucket
    // Listed before the first is given up, as files are.
    const old: { Key: string; UploadId: string }[] = []
    let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {}
    while (from) {
      const page: S3.ListMultipartUploadsCommandOutput = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket, ...from }),
      )
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        const isOld = Initiated !== undefined && Initiated < before
        if (isOld && Key !== undefined && UploadId !== undefined) old.push({ Key, UploadId })
      }
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page
      const hasMore: boolean = page.IsTruncated === true && KeyMarker !== undefined
      from = hasMore && KeyMarker ? { KeyMarker, ...(UploadIdMarker ? { UploadIdMarker } : {}) } : null
    }
    for (const upload of old)
      await this.#client.send(new AbortMultipartUploadCommand({ Bucket, ...upload })).catch(absent)
    return old.length
  }
}

/** The body cut into parts of {@link PART} bytes; only the last is shorter. */
async function* inParts(body: Body): AsyncGenerator<Uint8Array, undefined> {
  let kept: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    for (let from = 0; from < chunk.byteLength;) {
      const piece = chunk.subarray(from, from + PART - bytes)
      kept.push(piece)
      bytes += piece.byteLength
      from += piece.byteLength
      if (bytes === PART) {
        yield Buffer.concat(kept)
        kept = []
        bytes = 0
      }
    }
  }
  if (bytes > 0) yield Buffer.concat(kept)
}

function statusOf(error: unknown): number {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  return Number((metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode ?? 0)
}

function absent(error: unknown): null {
  if (statusOf(error) === 404) return null
  if (statusOf(error) === 416) throw new RangeError('The range starts past the end of the file')
  throw error
}

/** Names under which stores say that there is no room left. */
const FULL =
  /^(?:QuotaExceeded|XMinioStorageFull|InsufficientStorage|InsufficientCapacity|ServiceQuotaExceeded)/

function asRefusal(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (statusOf(error) === 507 || FULL.test(name)) throw refuse('full', 'storage.full')
  throw error
}
