import type { ReactNode } from 'react'

/** Text with its line ends kept. */
export function Lines({ text }: { readonly text: string }): ReactNode {
  return text.split(/\r?\n/).map((line, index) => (
    <span key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ))
}

/** Text as paragraphs, which an empty line parts. */
export function Paragraphs({ text }: { readonly text: string }): ReactNode {
  return text
    .split(/(?:\r?\n){2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <p key={index}>
        <Lines text={part} />
      </p>
    ))
}
