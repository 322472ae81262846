import { WriteOutError } from '#faces/visitor/written/written-site.ts'
import { ConfigError } from '#platform/config/config.ts'
import { DatabaseRefusedError } from '#platform/db/database.ts'
import { DatabaseUnmadeError } from '#platform/db/embedded.ts'
import {
  DatabaseFullError,
  FolderBusyError,
  FolderFullError,
  FolderUnwritableError,
} from '#platform/db/folder-lock.ts'
import { LooseIsolationError } from '#platform/db/isolation.ts'
import { MigrationError } from '#platform/db/migrate.ts'
import { TablesElsewhereError } from '#platform/db/search-path.ts'
import { RIGHTS } from '#platform/db/working-roles.ts'

const told = [
  ConfigError,
  DatabaseFullError,
  DatabaseRefusedError,
  DatabaseUnmadeError,
  FolderBusyError,
  FolderFullError,
  FolderUnwritableError,
  LooseIsolationError,
  MigrationError,
  TablesElsewhereError,
  WriteOutError,
]

/**
 * What a person can do something about, said in one sentence: what keeps the program from starting,
 * or a command from working. `null`: a fault of ours, which is shown with its stack.
 */
export function plainSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (told.some((kind) => error instanceof kind)) return error.message.replaceAll(/\s*\n\s*/g, ' ')
  if (!('code' in error)) return null
  const port = 'port' in error ? String(error.port) : ''
  const folder = `The data folder cannot be written (${error.message}). Set DATA_DIR to one that can.`
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
    // None of ours, or of a family that this machine does not speak.
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return 'syscall' in error && error.syscall === 'listen' && 'address' in error
        ? `HOST takes an address of this machine, which ${String(error.address)} is not. With HOST=:: it listens at every one.`
        : null
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EEXIST':
    case 'ENOTDIR':
      return 'syscall' in error && error.syscall === 'listen'
        ? `Port ${port} may not be used by this user. Set PORT to one above 1023.`
        : folder
    // A file system that takes no folders says so; any other file that is missing is one of ours.
    case 'ENOENT':
      return 'syscall' in error && error.syscall === 'mkdir' ? folder : null
    // SQLSTATE: the database refuses a right.
    case '42501':
      return `The database refuses a right (${error.message}). ${RIGHTS}.`
    // SQLSTATE: the database has no room on its disk.
    case '53100':
      return 'The disk of the database is full. Free some space and start again.'
    case 'ENOSPC':
      return 'The disk is full. Free some space and start again.'
    default:
      return null
  }
}

/** An error as it is written on stderr: its sentence, or its stack. */
export function toldOf(error: unknown): string {
  return plainSentence(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
