import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** A choice inside a message: what is chosen by, how, and the branches it has. */
export interface MessageChoice {
  readonly name: string
  readonly kind: 'plural' | 'selectordinal' | 'select'
  /** The names of its branches as written: `one`, `other`, `=0`, a value of a select. */
  readonly branches: readonly string[]
}

/** What a message asks for, whatever its words. */
export interface MessageShape {
  /** The names of its placeholders, each once, in alphabetical order. */
  readonly placeholders: readonly string[]
  /** Those that are written as numbers: by a plural, or by `{name, number}`. */
  readonly numbers: ReadonlySet<string>
  readonly choices: readonly MessageChoice[]
}

/**
 * The shape of a message in ICU MessageFormat, by which a translation is compared with its source.
 *
 * @throws SyntaxError (of the message parser) where the message is not well formed
 */
export function messageShape(text: string): MessageShape {
  const placeholders = new Set<string>()
  const numbers = new Set<string>()
  const choices: MessageChoice[] = []
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens as unknown[]) {
      if (!Array.isArray(token)) continue
      const [name, kind, format] = token as unknown[]
      if (typeof name !== 'string') continue
      placeholders.add(name)
      if (kind === 'number' || kind === 'plural' || kind === 'selectordinal') numbers.add(name)
      if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') continue
      const branches = Object.entries(format ?? {}).filter(([branch]) => branch !== 'offset')
      choices.push({ name, kind, branches: branches.map(([branch]) => spelt(branch, kind)) })
      for (const [, words] of branches) walk(words)
    }
  }
  walk(compileMessageOrThrow(text))
  return { placeholders: [...placeholders].toSorted(), numbers, choices }
}

/** The parser leaves the `=` of an exact number out. */
function spelt(branch: string, kind: MessageChoice['kind']): string {
  return kind !== 'select' && /^\d+$/.test(branch) ? `=${branch}` : branch
}

/**
 * What is wrong with a translation's shape; empty when it takes what its source takes.
 *
 * A plural needs `other` and every category the language has (CLDR), unless it needs no other form
 * at all and says so by `other` alone. A select has the branches of its source.
 *
 * @param locale of the translation
 */
export function shapeFaults(source: string, translation: string, locale: string): string[] {
  let given: MessageShape
  try {
    given = messageShape(translation)
  } catch (error) {
    return [`cannot be parsed: ${String(error)}`]
  }
  const faults: string[] = []
  const wanted = messageShape(source)
  if (wanted.placeholders.join() !== given.placeholders.join())
    faults.push(
      `has the placeholders "${given.placeholders.join(', ')}" instead of "${wanted.placeholders.join(', ')}"`,
    )
  for (const choice of given.choices) {
    if (choice.kind === 'select') {
      const like = wanted.choices.filter((one) => one.kind === 'select' && one.name === choice.name)
      const branches = choice.branches.toSorted().join()
      if (!like.some((one) => one.branches.toSorted().join() === branches))
        faults.push(`chooses by ${choice.name} among "${choice.branches.join(', ')}", unlike its source`)
      continue
    }
    const categories: readonly string[] = new Intl.PluralRules(locale, {
      type: choice.kind === 'plural' ? 'cardinal' : 'ordinal',
    }).resolvedOptions().pluralCategories
    const named = choice.branches.filter((branch) => !branch.startsWith('='))
    const missing = named.join() === 'other' ? [] : categories.filter((one) => !named.includes(one))
    const strange = named.filter((branch) => !categories.includes(branch))
    if (!named.includes('other')) missing.push('other')
    if (missing.length > 0) faults.push(`lacks the plural ${missing.join(', ')} of {${choice.name}}`)
    if (strange.length > 0)
      faults.push(`has a plural ${strange.join(', ')} of {${choice.name}} that ${locale} does not have`)
  }
  return faults
}
