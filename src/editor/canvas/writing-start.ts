/**
 * Where the cursor stands as somebody begins to write: at a point of the frame's window, px, or by the words. Whoever
 * enters them (`enter`) has the words of a label selected, to write others, and stands at the end of a text.
 */
export type WritingStart = { readonly x: number; readonly y: number } | 'all' | 'end' | 'start' | 'enter'
