// Who floods a site in the bench of floods, in a process of its own.
import { Agent, get } from 'node:http'

/** What is flooded, by so many at once, until it is told to stop or there is nothing left to ask for. */
export interface FloodTask {
  readonly port: number
  readonly atOnce: number
  /** Hosts and paths in turn, again and again; `*` in one stands for another number each time. */
  readonly asked: readonly { readonly host: string; readonly path: string }[]
  /** Whether each is asked for once. */
  readonly once: boolean
}

/** How many answers the flood has had. */
export interface FloodReport {
  readonly answered: number
  /** Whether it ended by itself. */
  readonly isOver: boolean
}

let answered = 0
let isStopped = false

function ask(agent: Agent, { port }: FloodTask, host: string, path: string, n: number): Promise<void> {
  const headers = {
    host,
    'accept-encoding': 'br, gzip',
    'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume().once('end', resolve)
    }).on('error', reject)
  })
}

async function flood(task: FloodTask): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: task.atOnce })
  let n = 0
  const one = async (): Promise<void> => {
    while (!isStopped && (!task.once || n < task.asked.length)) {
      const at = n
      n += 1
      const next = task.asked[at % task.asked.length]
      if (!next) return
      const numbered = (text: string): string => text.replace('*', String(at))
      await ask(agent, task, numbered(next.host), numbered(next.path), at)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: task.atOnce }, one))
  agent.destroy()
}

process.on('message', (task: FloodTask | 'stop') => {
  if (task === 'stop') {
    isStopped = true
    return
  }
  answered = 0
  isStopped = false
  void flood(task).then(() => process.send?.({ answered, isOver: !isStopped } satisfies FloodReport))
})
process.on('disconnect', () => process.exit(0))
