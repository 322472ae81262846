import { Button } from '../button/button.tsx'
import { useWords } from '../words.ts'
import SearchX from 'lucide-react/icons/search-x'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

/** What a list shows when nothing in it is what was looked for, with a way back to all of it. */
export function NoMatch({
  onClear,
  ...rest
}: Pick<EmptyStateProps, 'title' | 'size' | 'level'> & { onClear: () => void }) {
  const words = useWords()
  return (
    <EmptyState {...rest} icon={SearchX} action={<Button onPress={onClear}>{words('list.clear')}</Button>} />
  )
}
