/**
 * A text as it is compared with what somebody types: without accents and case, with the apostrophe of a keyboard.
 * Case is not the browser's language's: in Turkish an `I` would be another letter than the `i` of `Istanbul`.
 */
export const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’ʼ]/g, "'").toLowerCase()
