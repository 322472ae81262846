import { messageShape } from './message-shape.ts'
import { type MessageValues, translator } from './message.ts'

/** Where plurals turn in the languages we have, and where they might be thought to. */
const counts = [0, 1, 2, 5, 21, 1_000_000]

/** Values for every placeholder of a message: a number where it chooses a plural, else something to look for. */
function samples(text: string): MessageValues[] {
  const { placeholders, numbers, choices } = messageShape(text)
  const branches = choices.flatMap((choice) =>
    choice.kind === 'select' ? choice.branches.map((branch) => [choice.name, branch] as const) : [],
  )
  const each = (count: number, chosen?: readonly [string, string]) =>
    Object.fromEntries(
      placeholders.map((name) => [
        name,
        numbers.has(name) ? count : chosen?.[0] === name ? chosen[1] : `⟦${name}⟧`,
      ]),
    )
  return (numbers.size > 0 ? counts : [2]).flatMap((count) =>
    branches.length > 0 ? branches.map((chosen) => each(count, chosen)) : [each(count)],
  )
}

/**
 * What is wrong with a message as a person reads it, with every sample of values; empty when it comes
 * out whole.
 */
export function spokenFaults(locale: string, key: string, text: string): string[] {
  const words = translator(locale, [{ [key]: text }])
  const faults: string[] = []
  const chosenBy = new Set(
    messageShape(text).choices.flatMap(({ kind, name }) => (kind === 'select' ? [name] : [])),
  )
  const unsaid = new Set<string>()
  const heard = new Set<string>()
  for (const values of samples(text)) {
    const said = words(key, values)
    const fault = (reason: string) => faults.push(`${reason}: ${said}`)
    if (said.trim() === '' || said !== said.trim()) fault('is empty or has spaces around it')
    if (said.includes(key)) fault('shows its key')
    if (/[{}]|\bplural,|\bundefined\b|\bNaN\b/.test(said)) fault('shows its syntax')
    if (/\s\s/u.test(said)) fault('has two spaces in a row')
    for (const [name, value] of Object.entries(values)) {
      if (typeof value !== 'string' || chosenBy.has(name)) continue
      unsaid.add(value)
      if (said.includes(value)) heard.add(value)
    }
  }
  // A message that chooses need not say every value in every branch, but each in one.
  for (const value of unsaid) if (!heard.has(value)) faults.push(`never says ${value}: ${text}`)
  return faults
}

/** What must not stand in a text of a language; each with the reason. */
const typography: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'fr-FR': [
    [/(?<![\u202f{])[;:?!»]/u, 'a narrow no-break space stands before ; : ? ! »'],
    [/«(?!\u202f)/u, 'a narrow no-break space stands after «'],
    [/["“”„]/u, 'quotes are « »'],
  ],
  'de-DE': [
    [/["”«»]/u, 'quotes are „…“'],
    [/\b[Dd](?:u|ir|ich|eine?[rmns]?)\b/u, 'visitors are addressed as “Sie”'],
    [/ [:;?!]/u, 'no space before punctuation'],
  ],
  'es-419': [
    [/^[^¿]*\?/u, 'a question begins with ¿'],
    [/^[^¡]*!/u, 'an exclamation begins with ¡'],
    [/\busted(?:es)?\b/iu, 'phrased without “usted”'],
    [/\bvosotr|\bvídeo/iu, 'words of Latin America'],
  ],
  'it-IT': [
    [/["„«»]/u, 'quotes are “ ”'],
    [/ [:;?]/u, 'no space before punctuation'],
  ],
  'ja-JP': [
    [/[,.!?:;()](?![^{]*\})/u, 'punctuation is full-width'],
    [/[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef] | [\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/u, 'no spaces'],
    [/["“”]/u, 'quotes are 「…」'],
  ],
  'tr-TR': [
    [/\}['’]?\p{Ll}/u, 'no suffix hangs on a placeholder'],
    [/ [:;?!]/u, 'no space before punctuation'],
  ],
  'fi-FI': [
    [/\}[:'’]?\p{Ll}/u, 'no case hangs on a placeholder'],
    [/ [:;?!]/u, 'no space before punctuation'],
  ],
  'nl-NL': [[/\b(?:u|uw)\b/iu, 'visitors are addressed as “je”']],
  'pt-BR': [[/\b(?:ecrã|telemóvel|utilizador)\b/iu, 'words of Brazil']],
}

/** What in a text does not keep to the typography of its language; empty when nothing. */
export function typographyFaults(locale: string, text: string): string[] {
  // What stands in the syntax of a plural is not a sentence, nor is what a field takes as it stands.
  const sentence = text
    .replace(/\{\w+, (?:plural|select|selectordinal),/g, '{')
    .replace(/(?:=\d+|\b\w+) \{/g, '{')
    .replace(/\d\d:\d\d|\b[A-Z]{3,5}:|https?:\/\/\S*|\b(?:[a-z]+@)?example\.com\b/g, '')
  const found = (rules: readonly (readonly [RegExp, string])[]) =>
    rules.flatMap(([fault, reason]) => (fault.test(sentence) ? [reason] : []))
  return [...found(everywhere), ...found(typography[locale] ?? [])]
}

const everywhere: readonly (readonly [RegExp, string])[] = [
  [/'/u, 'an apostrophe is curly'],
  [/\.\.\./u, 'an ellipsis is one character'],
  [/ ,/u, 'no space before a comma'],
  [/!/u, 'no exclamation marks'],
]
