import { inspect } from 'node:util'
import { plantDemonstration } from '#faces/server/demonstration.ts'
import { type Portico, startPortico } from '#faces/server/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { silentLog } from '#platform/log/log.ts'
import { sharedInProcess } from '../shared-in-process.ts'
import { environment, freePort, plantedDatabase, plantedFolder } from './program.ts'

/** A Portico in this process, with the demonstration, for tests that only ask it for something. */
export interface SharedProgram {
  readonly portico: Portico
  readonly port: number
  /** That of a command on its database beside it; null where that is the embedded one, which it has to itself. */
  readonly env: Record<string, string> | null
  /** What was logged as a fault of ours. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

/** The one of all the tests of this process. */
export const sharedProgram: () => Promise<SharedProgram> = sharedInProcess(async () => {
  const [folder, database] = [plantedFolder(), await plantedDatabase()]
  const port = await freePort()
  const env = environment(port, { folder: folder.path, database: database?.url ?? null })
  const config = readConfig(env)
  const faults: string[] = []
  const log = silentLog()
  log.error = ((...parts: unknown[]) => void faults.push(inspect(parts))) as typeof log.error
  const portico = await startPortico({ config, log, host: '127.0.0.1' })
  await plantDemonstration(portico)
  return {
    portico,
    port,
    env: database && env,
    faults,
    async close() {
      await portico.close()
      await database?.drop()
      folder.remove()
    },
  }
})
