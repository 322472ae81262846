/** A mark of rich text as it is stored. */
export interface TextMarkJson {
  readonly type: string
  readonly attrs?: { readonly [name: string]: unknown }
}

/** A node of rich text as it is stored (ProseMirror's JSON). */
export interface TextNodeJson {
  readonly type: string
  readonly attrs?: { readonly [name: string]: unknown }
  readonly content?: readonly TextNodeJson[]
  readonly marks?: readonly TextMarkJson[]
  readonly text?: string
}

/** A whole rich text: what a `richText` field holds. */
export interface TextJson extends TextNodeJson {
  readonly type: 'doc'
}

/** A rich text of plain paragraphs; one paragraph when there are no words. */
export function textOf(...paragraphs: readonly string[]): TextJson {
  const words = paragraphs.length > 0 ? paragraphs : ['']
  return {
    type: 'doc',
    content: words.map((text) => ({
      type: 'paragraph',
      ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
    })),
  }
}

/** A rich text that starts with a heading and goes on with plain paragraphs. */
export function headingOf(level: 1 | 2 | 3 | 4, heading: string, ...paragraphs: readonly string[]): TextJson {
  const head: TextNodeJson = {
    type: 'heading',
    attrs: { level },
    ...(heading === '' ? {} : { content: [{ type: 'text', text: heading }] }),
  }
  return {
    type: 'doc',
    content: paragraphs.length > 0 ? [head, ...(textOf(...paragraphs).content ?? [])] : [head],
  }
}
