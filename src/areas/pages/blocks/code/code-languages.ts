/** What a piece of code is, as far as its colour is concerned. */
export type TokenKind = 'comment' | 'string' | 'number' | 'keyword' | 'name' | 'plain'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

export const codeLanguages = [
  'text',
  'bash',
  'c',
  'css',
  'go',
  'html',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'ruby',
  'rust',
  'sql',
  'typescript',
  'yaml',
] as const
export type CodeLanguage = (typeof codeLanguages)[number]
