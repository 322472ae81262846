import { adviceOnSharedDomain, readConfig } from '#platform/config/config.ts'
import { makeFolder } from '#platform/config/make-folder.ts'
import { createLog } from '#platform/log/log.ts'
import { startPortico } from './app.ts'
import { adviceOnDemonstration, plantDemonstration, standingDemonstration } from './demonstration.ts'
import { toldOf } from './plain-sentence.ts'

/** How long a program that was told to stop goes on taking requests: what stands before it has to notice. */
const GRACE_MS = 2_000

/** Starts the program and keeps it running until it is told to stop. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env)
    makeFolder(config.dataDir)
    const log = createLog({ level: config.logLevel })
    const portico = await startPortico({ config, log })
    // Before anything is planted: the port answers already, and whoever is being answered is not cut off.
    let isStopping = false
    const stop = (signal: string): void => {
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'finishing what is under way')
      portico.close(GRACE_MS).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the end was not clean')
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', () => stop('SIGTERM'))
    process.on('SIGINT', () => stop('SIGINT'))
    process.on('unhandledRejection', (error) =>
      log.error({ err: error }, 'a promise was rejected and nobody looked'),
    )
    const demonstration =
      config.role === 'worker'
        ? null
        : ((await plantDemonstration(portico)) ?? (await standingDemonstration(portico)))
    const advice = await adviceOnDemonstration(portico.database, config)
    if (advice !== null) log.warn(advice)
    const shared = adviceOnSharedDomain(config)
    if (shared !== null) log.warn(shared)

    const addressOf = (name: string): string =>
      `${config.appOrigin.startsWith('https:') ? 'https' : 'http'}://${name}.${config.sitesDomain}`
    const lines = [
      '',
      `  Portico is running.`,
      '',
      ...(config.role === 'worker'
        ? [`  Jobs alone    health at http://localhost:${portico.port}/readyz`]
        : [
            `  Owner's app   ${config.appOrigin}`,
            `  Sites         ${addressOf('NAME')}`,
            ...(demonstration?.slugs ?? []).map((name) => `                ${addressOf(name)}`),
            ...(config.smtpUrl === null ? [`  Mailbox       ${config.appOrigin}/dev/mail`] : []),
          ]),
      ...(demonstration
        ? ['', `  Sign in with  ${demonstration.email}`, `  Password      ${demonstration.password}`]
        : []),
      '',
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    process.stderr.write(`${toldOf(error)}\n`)
    process.exit(1)
  }
}
