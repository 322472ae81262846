import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  readonly body: Buffer
  readonly modified: Date
}

export interface S3Server {
  readonly endpoint: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** What the bucket holds, to be looked at or spoilt by a test. */
  readonly files: Map<string, Kept>
  /** Uploads in parts that were begun and neither completed nor given up. */
  readonly openUploads: ReadonlyMap<string, unknown>
  /** From now on every write is answered with "no space left". */
  fill(full: boolean): void
  close(): Promise<void>
}

/**
 * A store that speaks as much of Amazon's S3 REST interface (version 2006-03-01, bucket in the path) as the product
 * uses: put, get with range, head, delete, list v2 and the list of open uploads in pages of `pageSize`, and uploads in parts.
 */
export async function startS3Server(bucket: string, pageSize = 3): Promise<S3Server> {
  const files = new Map<string, Kept>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const begun = new Map<string, { key: string; at: Date }>()
  const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
  let full = false

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://store')
    const [, inPath = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const query = url.searchParams
    const signed = request.headers.authorization?.includes(`Credential=${credentials.accessKeyId}/`)
    const body = await readBody(request)
    if (!signed) return fail(response, 403, 'AccessDenied')
    if (inPath !== bucket) return fail(response, 404, 'NoSuchBucket')
    if (request.headers['content-encoding']?.includes('aws-chunked'))
      return fail(response, 501, 'NotImplemented')
    if (full && (request.method === 'PUT' || request.method === 'POST'))
      return fail(response, 507, 'QuotaExceeded')
    if (request.method === 'GET' && key === '' && query.has('uploads')) return listUploads(response, query)
    if (request.method === 'GET' && key === '') return list(response, query)
    if (request.method === 'POST' && query.has('uploads')) return begin(response, key)
    if (request.method === 'POST') return complete(response, key, query.get('uploadId') ?? '', body)
    if (request.method === 'PUT') return put(response, key, query, body)
    if (request.method === 'DELETE') return remove(response, key, query.get('uploadId'))
    return read(request, response, key)
  }

  function put(response: ServerResponse, key: string, query: URLSearchParams, body: Buffer): void {
    const uploadId = query.get('uploadId')
    const upload = uploadId === null ? null : uploads.get(uploadId)
    if (upload === undefined) return fail(response, 404, 'NoSuchUpload')
    if (upload) upload.set(Number(query.get('partNumber')), body)
    else files.set(key, { body, modified: new Date() })
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
  }

  function begin(response: ServerResponse, key: string): void {
    const id = randomUUID()
    uploads.set(id, new Map())
    begun.set(id, { key, at: new Date() })
    xml(response, 'InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`)
  }

  function complete(response: ServerResponse, key: string, id: string, body: Buffer): void {
    const upload = uploads.get(id)
    if (!upload) return fail(response, 404, 'NoSuchUpload')
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map((match) => Number(match[1]))
    const parts = named.map((number) => upload.get(number) ?? Buffer.alloc(0))
    const small = parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024)
    if (small || parts.some((part) => part.length === 0)) return fail(response, 400, 'EntityTooSmall')
    uploads.delete(id)
    files.set(key, { body: Buffer.concat(parts), modified: new Date() })
    xml(response, 'CompleteMultipartUploadResult', `<Key>${key}</Key>`)
  }

  function remove(response: ServerResponse, key: string, uploadId: string | null): void {
    if (uploadId === null) files.delete(key)
    else uploads.delete(uploadId)
    response.writeHead(204).end()
  }

  function read(request: IncomingMessage, response: ServerResponse, key: string): void {
    const file = files.get(key)
    if (!file)
      return request.method === 'HEAD' ? void response.writeHead(404).end() : fail(response, 404, 'NoSuchKey')
    const headers = { 'last-modified': file.modified.toUTCString(), 'accept-ranges': 'bytes' }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    const start = Number(range?.[1] ?? 0)
    const end = Math.min(range?.[2] ? Number(range[2]) : file.body.length - 1, file.body.length - 1)
    if (range && start >= file.body.length) return fail(response, 416, 'InvalidRange')
    const part = range ? file.body.subarray(start, end + 1) : file.body
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': part.length,
      ...(range ? { 'content-range': `bytes ${start}-${end}/${file.body.length}` } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : part)
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? ''
    const names = [...files.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted()
    const page = names.slice(0, pageSize)
    const more = names.length > page.length
    const contents = page.map((key) => {
      const file = files.get(key)
      return `<Contents><Key>${key}</Key><Size>${file?.body.length ?? 0}</Size><LastModified>${file?.modified.toISOString() ?? ''}</LastModified></Contents>`
    })
    const next = more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : ''
    xml(response, 'ListBucketResult', `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}`)
  }

  function listUploads(response: ServerResponse, query: URLSearchParams): void {
    const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`
    const open = [...uploads.keys()]
      .map((id) => ({ id, key: begun.get(id)?.key ?? '', at: begun.get(id)?.at ?? new Date(0) }))
      .filter(({ id, key }) => `${key} ${id}` > after)
      .toSorted((a, b) => (`${a.key} ${a.id}` < `${b.key} ${b.id}` ? -1 : 1))
    const page = open.slice(0, pageSize)
    const last = open.length > page.length ? page.at(-1) : undefined
    const next = last
      ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
      : ''
    const found = page.map(
      ({ id, key, at }) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    )
    xml(
      response,
      'ListMultipartUploadsResult',
      `<IsTruncated>${last !== undefined}</IsTruncated>${next}${found.join('')}`,
    )
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    credentials,
    files,
    openUploads: uploads,
    fill: (value) => {
      full = value
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function xml(response: ServerResponse, root: string, inner: string): void {
  const space = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><${root} ${space}>${inner}</${root}>`)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  )
}
