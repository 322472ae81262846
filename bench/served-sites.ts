import { type Agent, createServer, get, type IncomingMessage } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostnames } from '#faces/server/hostnames.ts'
import { visitorSite } from '#faces/visitor/visitor-site.ts'
import type { SystemSurroundings } from '#platform/system-ctx.ts'
import { openSurroundings } from './many-sites.ts'
import { onPostgres } from './scratch-postgres.ts'

/** Serves sites to visitors on a port. */
export async function serveSites(surroundings: SystemSurroundings, agent: Agent) {
  const visitors = await visitorSite(surroundings)
  const { appOrigin, sitesDomain } = surroundings.tools.config
  const sort = hostnames(appOrigin, sitesDomain)
  const server = createServer((request, response) => {
    const asked = sort(request.headers.host)
    if (asked.kind !== 'site') response.writeHead(404).end()
    else if (!visitors.answerKept(request, response, asked.slug))
      void visitors.answer(request, response, asked.slug)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    /** Gets a page of a site, by the site's slug. */
    get: (slug: string, path: string): Promise<{ response: IncomingMessage; body: string }> =>
      new Promise((resolve, reject) => {
        get({ port, path, agent, headers: { host: `${slug}.${sitesDomain}` } }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => resolve({ response, body: Buffer.concat(parts).toString() }))
        }).on('error', reject)
      }),
    async close(): Promise<void> {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await visitors.close()
    },
  }
}

/** The round that was written on a page; 0: none. */
export const roundOn = (body: string): number => Number(/Round (\d+) here/.exec(body)?.[1] ?? 0)

/** Measures on the embedded database, and on PostgreSQL where one is reachable. */
export async function onBothDatabases<T>(
  measure: (name: string, surroundings: SystemSurroundings) => Promise<T>,
): Promise<T[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const results: T[] = []
  const measureOn = async (name: string, env: Record<string, string>): Promise<void> => {
    const surroundings = await openSurroundings(env)
    results.push(await measure(name, surroundings))
    await surroundings.tools.images.close()
    await surroundings.database.close()
  }
  await measureOn('embedded', { DATA_DIR: join(folder, 'data') })
  await onPostgres((url) => measureOn('PostgreSQL', { DATA_DIR: join(folder, 'pg'), DATABASE_URL: url }))
  rmSync(folder, { recursive: true, force: true })
  return results
}
