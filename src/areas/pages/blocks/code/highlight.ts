import type { CodeLanguage, Token, TokenKind } from './code-languages.ts'

/** How a language spells things: comments and strings are tried first at every place, then words. */
interface Grammar {
  readonly comment?: string
  readonly string?: string
  readonly number?: string
  readonly keywords?: string
  /** Words that name: what is called, a tag, a property. */
  readonly name?: string
  readonly ignoreCase?: boolean
}

const NUMBER = String.raw`\b(?:0[xX][\da-fA-F_]+|0[bB][01_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)[a-zA-Z%]*`
// What is opened and never closed reaches to the end: trying again at every place would take time squared.
const STRING = String.raw`"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?`
const TEMPLATE = String.raw`\x60(?:\\[^]|[^\x60\\])*\x60?`
const BLOCK = String.raw`\/\*(?:[^]*?\*\/|[^]*)`
const SLASHES = String.raw`\/\/[^\n]*|${BLOCK}`
// A dollar is no letter of a word to `\b`: each one would begin a name anew, and each would be read to its end.
const CALLED = String.raw`(?<![\w$])[A-Za-z_$][\w$]*(?=\s*\()`
const HASH = String.raw`#[^\n]*`

const script: Grammar = {
  comment: SLASHES,
  string: `${TEMPLATE}|${STRING}`,
  number: NUMBER,
  keywords:
    'as async await break case catch class const continue debugger default delete do else export extends false finally for from function get if import in instanceof let new null of return set static super switch this throw true try typeof undefined var void while with yield',
  name: CALLED,
}

const grammars: { readonly [language in CodeLanguage]: Grammar } = {
  text: {},
  bash: {
    comment: String.raw`(?<=^|\s)#[^\n]*`,
    string: String.raw`"(?:\\[^]|[^"\\])*"?|'[^']*'?`,
    keywords:
      'case do done elif else esac exit export fi for function if in local return set shift source then until while',
    name: String.raw`\$\{?[\w@#?*-]+\}?|(?<=\s)--?[a-zA-Z][\w-]*`,
  },
  c: {
    comment: SLASHES,
    string: STRING,
    number: NUMBER,
    keywords:
      'auto bool break case char class const constexpr continue default delete do double else enum extern false float for goto if inline int long namespace new nullptr private protected public return short signed sizeof static struct switch template this true typedef union unsigned using virtual void volatile while',
    name: `${CALLED}|#\\w+`,
  },
  css: {
    comment: BLOCK,
    string: STRING,
    number: String.raw`#[\da-fA-F]{3,8}\b|-?\b\d*\.?\d+(?:%|[a-z]+)?`,
    keywords: 'important',
    name: String.raw`@[\w-]+|--[\w-]+|(?<![\w-])[\w-]+(?=\s*:[^:])|[.#][A-Za-z][\w-]*`,
  },
  go: {
    comment: SLASHES,
    string: `${TEMPLATE}|${STRING}`,
    number: NUMBER,
    keywords:
      'any bool break byte case chan const continue default defer else error fallthrough false float64 for func go goto if import int int64 interface map nil package range return rune select string struct switch true type uint var',
    name: CALLED,
  },
  html: {
    comment: String.raw`<!--(?:[^]*?-->|[^]*)`,
    string: STRING,
    keywords: '',
    name: String.raw`<\/?[A-Za-z][\w:-]*|\/?>|(?<![\w:@-])[\w:@-]+(?==)|&#?\w+;`,
  },
  java: {
    comment: SLASHES,
    string: STRING,
    number: NUMBER,
    keywords:
      'abstract boolean break byte case catch char class const continue default do double else enum extends false final finally float for if implements import instanceof int interface long new null package private protected public record return short static super switch synchronized this throw throws true try var void volatile while yield',
    name: `${CALLED}|@\\w+`,
  },
  javascript: script,
  json: {
    name: String.raw`"(?:\\[^]|[^"\\\n])*"(?=\s*:)`,
    string: STRING,
    number: String.raw`-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`,
    keywords: 'true false null',
  },
  php: {
    comment: `${SLASHES}|${HASH}`,
    string: STRING,
    number: NUMBER,
    keywords:
      'abstract array as break case catch class const continue default do echo else elseif extends false final finally fn for foreach function if implements include instanceof interface match namespace new null private protected public readonly require return static switch throw trait true try use while yield',
    name: String.raw`\$\w+|\b\w+(?=\s*\()|<\?php|\?>`,
  },
  python: {
    comment: HASH,
    string: String.raw`(?:\b[rbfuRBFU]{1,2})?(?:"""(?:[^]*?"""|[^]*)|'''(?:[^]*?'''|[^]*)|${STRING})`,
    number: NUMBER,
    keywords:
      'False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self try while with yield',
    name: `${CALLED}|@[\\w.]+`,
  },
  ruby: {
    comment: HASH,
    string: STRING,
    number: NUMBER,
    keywords:
      'and begin break case class def do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true unless until when while yield',
    name: String.raw`(?<![:\w]):\w+|@{1,2}\w+`,
  },
  rust: {
    comment: SLASHES,
    string: String.raw`"(?:\\[^]|[^"\\])*"?`,
    number: NUMBER,
    keywords:
      'as async await bool break char const continue crate dyn else enum extern f32 f64 false fn for i32 i64 if impl in let loop match mod move mut pub ref return self Self static str struct super trait true type u32 u64 u8 unsafe use usize where while',
    name: String.raw`\b\w+!?(?=\s*\()|#!?\[[^\]\n]{0,200}\]`,
  },
  sql: {
    comment: String.raw`--[^\n]*|${BLOCK}`,
    string: String.raw`'(?:''|[^'])*'?`,
    number: NUMBER,
    keywords:
      'add all alter and as asc begin between by case check commit create cross default delete desc distinct drop else end exists foreign from full group having if in index inner insert into is join key left like limit not null offset on or order outer primary references returning right rollback select set table then union unique update values view when where with',
    name: CALLED,
    ignoreCase: true,
  },
  typescript: {
    ...script,
    keywords: `${script.keywords ?? ''} abstract any boolean declare enum implements infer interface is keyof namespace never number object private protected public readonly satisfies string symbol type unique unknown`,
  },
  yaml: {
    comment: String.raw`(?<=^|\s)#[^\n]*`,
    string: STRING,
    number: String.raw`(?<=[\s:])-?\d+(?:\.\d+)?(?=\s|$)`,
    keywords: 'true false null yes no',
    name: String.raw`(?<![\w./-])[\w./-]+(?=\s*:(?:\s|$))|[&*]\w+`,
  },
}

const patterns = new Map<CodeLanguage, RegExp | null>()

function patternOf(language: CodeLanguage): RegExp | null {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const { keywords, ignoreCase, ...own } = grammars[language]
  const keyword = keywords ? `\\b(?:${keywords.split(' ').join('|')})\\b` : undefined
  // In JSON a name is a string before a colon, so it goes before strings.
  const { name, number, ...first } = own
  const kinds =
    language === 'json' ? { name, ...first, keyword, number } : { ...first, keyword, name, number }
  const parts = Object.entries(kinds).flatMap(([kind, source]) => (source ? [`(?<${kind}>${source})`] : []))
  const pattern = parts.length === 0 ? null : new RegExp(parts.join('|'), ignoreCase ? 'gim' : 'gm')
  patterns.set(language, pattern)
  return pattern
}

/**
 * Parts code into pieces by what they are. It reads letters, not programs: enough to colour by. The
 * pieces put together are the code again, always.
 */
export function highlight(code: string, language: CodeLanguage): readonly Token[] {
  const pattern = patternOf(language)
  if (!pattern) return [{ kind: 'plain', text: code }]
  const tokens: Token[] = []
  let from = 0
  for (const match of code.matchAll(pattern)) {
    const [text] = match
    if (text === '') continue
    if (match.index > from) tokens.push({ kind: 'plain', text: code.slice(from, match.index) })
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0]
    tokens.push({ kind: (kind ?? 'plain') as TokenKind, text })
    from = match.index + text.length
  }
  if (from < code.length) tokens.push({ kind: 'plain', text: code.slice(from) })
  return tokens
}
