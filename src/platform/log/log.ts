import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { LogLevel } from '../config/variables.ts'
import { censor, hideInText } from './redact.ts'
import { terminalLines } from './terminal.ts'

export type Log = Logger

/** What every line of one request or one job carries. */
export interface LogScope {
  readonly requestId?: string
  readonly jobId?: string
  readonly siteId?: string | null
}

const scopes = new AsyncLocalStorage<LogScope>()

/** Runs `fn` so that every line written inside it, however deep, carries `scope` beside what held before. */
export function withLogScope<T>(scope: LogScope, fn: () => T): T {
  return scopes.run({ ...scopes.getStore(), ...scope }, fn)
}

/** The scope in force: mails, jobs and outbound calls take the request's id from here. */
export function logScope(): LogScope {
  return scopes.getStore() ?? {}
}

export interface LogOptions {
  readonly level: LogLevel
  /** Lines for people (`text`) or for machines (`json`); by default text in a terminal. */
  readonly format?: 'text' | 'json'
  /** Where lines go; standard output by default. */
  readonly destination?: DestinationStream
}

/**
 * Makes the program's log. Cookies, authorization, passwords, tokens and keys are replaced wherever they stand
 * in what is logged; an error is written with its stack and its causes, without the values it may carry.
 */
export function createLog(options: LogOptions): Log {
  const format = options.format ?? (process.stdout.isTTY ? 'text' : 'json')
  const out = options.destination ?? process.stdout
  return pino(
    {
      level: options.level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => censor(fields),
      },
      serializers: { err: writeError, error: writeError },
      hooks: {
        logMethod(args, method) {
          const safe = args.map((part) => (typeof part === 'string' ? hideInText(part) : part))
          method.apply(this, safe as typeof args)
        },
      },
      mixin: () => ({ ...scopes.getStore() }),
    },
    format === 'text' ? terminalLines(out) : out,
  )
}

function writeError(error: unknown): unknown {
  return error instanceof Error ? censor({ ...stdSerializers.errWithCause(error) }) : censor(error)
}

/** A log that writes nothing: for tests and samples. */
export function silentLog(): Log {
  return pino({ level: 'silent' })
}
