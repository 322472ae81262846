import { readConfig } from '#platform/config/config.ts'
import { migrate } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { migrationsFolder } from '../ready-database.ts'
import { type Command, openConfigured, readWords } from './command-line.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'brings the database up to date',
  usage: '',
  help: 'Runs the migrations that have not run yet, each in a transaction of its own, and says which. The server does the same when it starts; this is for upgrades with several processes.',
  async run(words) {
    readWords(words)
    const database = await openConfigured(readConfig(process.env))
    try {
      const ran = await migrate(database, migrationsFolder)
      await installJobs(database)
      console.log(ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`)
      return true
    } finally {
      await database.close()
    }
  },
}
