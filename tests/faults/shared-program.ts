import { inspect } from 'node:util'
import { plantDemonstration } from '#faces/server/demonstration.ts'
import { type Portico, startPortico } from '#faces/server/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { silentLog } from '#platform/log/log.ts'
import { sharedInProcess } from '../shared-in-process.ts'
import { environment, freePort, plantedFolder } from './program.ts'

/** A Portico in this process, with the demonstration, for tests that only ask it for something. */
export interface SharedProgram {
  readonly portico: Portico
  readonly port: number
  /** What was logged as a fault of ours. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

/** The one of all the tests of this process. */
export const sharedProgram: () => Promise<SharedProgram> = sharedInProcess(async () => {
  const folder = plantedFolder()
  const port = await freePort()
  const config = readConfig(environment(port, { folder: folder.path }))
  const faults: string[] = []
  const log = silentLog()
  log.error = ((...parts: unknown[]) => void faults.push(inspect(parts))) as typeof log.error
  const portico = await startPortico({ config, log, host: '127.0.0.1' })
  await plantDemonstration(portico)
  return {
    portico,
    port,
    faults,
    async close() {
      await portico.close()
      folder.remove()
    },
  }
})
