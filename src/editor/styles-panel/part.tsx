import { Button } from '#ui/button/button.tsx'
import { useEditor } from '../editor-context.tsx'
import { Fold } from '../inspector/fold.tsx'
import type { EditorKey } from '../words.ts'
import type { Back } from './use-styles.ts'

/** A part of the styles with a way back. */
export function Part({
  title,
  children,
  back,
  startsOpen = false,
}: {
  readonly title: string
  readonly children: React.ReactNode
  readonly back: Back | null
  readonly startsOpen?: boolean
}) {
  const { words } = useEditor()
  return (
    <Fold title={title} startsOpen={startsOpen}>
      {children}
      {back && (
        <Button size="small" variant="quiet" onPress={back.go}>
          {words(`editor.styles.reset_${back.to}` satisfies EditorKey)}
        </Button>
      )}
    </Fold>
  )
}

/** The choices of a part, by name. */
export const optionsOf = <T extends string>(
  words: (key: EditorKey) => string,
  values: readonly T[],
  key: string,
) => values.map((value) => ({ value, label: words(`editor.styles.${key}.${value}` as EditorKey) }))
