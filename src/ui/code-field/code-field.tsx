import { TextArea, type TextAreaProps } from '../text-area/text-area.tsx'

export type CodeFieldProps = Omit<TextAreaProps, 'isCode' | 'countTo'>

/**
 * Code, markup, keys: equal widths, always left to right, no spelling help. Tab leaves the field, as in every
 * other one, so that nobody is caught in it.
 */
export function CodeField({ rows = 8, maxRows = 24, ...rest }: CodeFieldProps) {
  return <TextArea {...rest} rows={rows} maxRows={maxRows} isCode />
}
