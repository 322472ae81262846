import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { CompiledCatalogue, CompiledMessage } from './compiled.ts'

/** A message as lingui reads it; bare words where it has no placeholder. */
function compiled(text: string): CompiledMessage {
  const tokens: readonly unknown[] = compileMessage(text)
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens
}

/** Parses the messages of a catalogue, so that nobody who reads them has to. */
export function compileAll(texts: Readonly<Record<string, string>>): CompiledCatalogue {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text)]))
}
