import { inspect } from 'node:util'
import type { DestinationStream } from 'pino'

const colours: Readonly<Record<string, number>> = {
  trace: 90,
  debug: 90,
  info: 36,
  warn: 33,
  error: 31,
  fatal: 35,
}

/**
 * Turns the log's JSON lines into lines for a person: time of day, level, words, then the fields, an error with
 * its stack below. Colours only where the terminal shows them: Node knows, from `TERM` and `NO_COLOR`.
 */
export function terminalLines(out: DestinationStream & { hasColors?: () => boolean }): DestinationStream {
  const colour = out.hasColors?.() === true
  const paint = (code: number, text: string) => (colour ? `\u001B[${code}m${text}\u001B[0m` : text)
  return {
    write(line) {
      const { time, level, msg, err, error, ...fields } = JSON.parse(line) as Record<string, unknown>
      const name = String(level)
      const stamp = paint(90, String(time).slice(11, 23))
      const rest = Object.entries(fields).map(([key, value]) => `${paint(90, `${key}=`)}${show(value)}`)
      const head = [stamp, paint(colours[name] ?? 0, name.padEnd(5)), printable(String(msg ?? ''))]
      const trouble = [err, error].filter((value) => value !== undefined).map(showError)
      out.write(`${[...head, ...rest].filter((part) => part !== '').join(' ')}\n${trouble.join('')}`)
    },
  }
}

/** Control characters could drive the reader's terminal; they are shown by their code. */
function printable(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000A-\u001F\u007F-\u009F]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
  })
}

function show(value: unknown): string {
  if (typeof value === 'string') return /^[^\s"=]+$/.test(value) ? printable(value) : JSON.stringify(value)
  return printable(inspect(value, { breakLength: Infinity, depth: 4 }))
}

function showError(value: unknown): string {
  const stack = typeof value === 'object' && value !== null && 'stack' in value ? value.stack : undefined
  const text = typeof stack === 'string' ? stack : show(value)
  return text
    .split('\n')
    .map((line) => `    ${printable(line)}\n`)
    .join('')
}
