// The people of the bench of saves, in a process of their own.
import { Agent, request } from 'node:http'

export interface Writer {
  readonly siteId: string
  readonly accountId: string
  readonly pageId: string
  readonly section: string
  readonly headers: Record<string, string>
  version: number
}

/** What the people are asked to do: `steady`, each once a second; `all`, so many at once, as fast as they go. */
export type LoadTask =
  | { readonly kind: 'meet'; readonly port: number; readonly writers: readonly Writer[] }
  | { readonly kind: 'steady'; readonly seconds: number }
  | { readonly kind: 'all'; readonly seconds: number; readonly atOnce: number }

export interface LoadReport {
  /** How long each save took, in milliseconds. */
  readonly times: number[]
  readonly fault?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
let port = 0
let writers: readonly Writer[] = []
let count = 0

function post(path: string, headers: Record<string, string>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function save(writer: Writer): Promise<number> {
  count += 1
  const body = JSON.stringify({
    base: writer.version,
    clientId: 'bench-client',
    saveId: `save-${process.pid}-${count}`,
    patches: [{ op: 'set', node: writer.section, path: ['name'], value: `Section ${count}` }],
  })
  const from = performance.now()
  const text = await post(
    `/api/sites/${writer.siteId}/pages/${writer.pageId}/patches`,
    { ...writer.headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  )
  const took = performance.now() - from
  const answer = JSON.parse(text) as { outcome?: string; version?: number }
  if (answer.outcome !== 'saved') throw new Error(`A save was answered with ${text}`)
  writer.version = answer.version ?? writer.version + 1
  return took
}

async function steady(seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    writers.map(async (writer, at) => {
      await new Promise((resolve) => setTimeout(resolve, (at / writers.length) * 1000))
      for (let next = performance.now(); next < end; next += 1000) {
        const wait = next - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        times.push(await save(writer))
      }
    }),
  )
  return times
}

async function all(seconds: number, atOnce: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    writers.slice(0, atOnce).map(async (writer) => {
      while (performance.now() < end) times.push(await save(writer))
    }),
  )
  return times
}

async function perform(task: LoadTask): Promise<number[]> {
  if (task.kind === 'steady') return steady(task.seconds)
  if (task.kind === 'all') return all(task.seconds, task.atOnce)
  ;({ port, writers } = task)
  return []
}

process.on('message', (task: LoadTask) => {
  perform(task).then(
    (times) => process.send?.({ times } satisfies LoadReport),
    (error: unknown) => process.send?.({ times: [], fault: String(error) } satisfies LoadReport),
  )
})
process.on('disconnect', () => process.exit(0))
