/** A file, or what is known of one that is not let go of yet. */
export type Kind = Pick<File, 'type'>

export function isPicture(file: Kind): boolean {
  return file.type.startsWith('image/')
}

/** Whether a clipboard is about its words: Word, Excel and the like put a picture of them beside them. */
export function bringsWords(html: string, text: string): boolean {
  return html !== '' && text.trim() !== ''
}
