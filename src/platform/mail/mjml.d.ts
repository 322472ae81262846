declare module 'mjml' {
  export interface MjmlOptions {
    readonly validationLevel?: 'strict' | 'soft' | 'skip'
    readonly fonts?: Readonly<Record<string, string>>
    readonly ignoreIncludes?: boolean
  }
  export interface MjmlResult {
    readonly html: string
    readonly errors: readonly unknown[]
  }
  export default function mjml2html(source: string, options?: MjmlOptions): Promise<MjmlResult>
}
