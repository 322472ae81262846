import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { useWords } from '../words.ts'

export interface ReadFailedProps {
  /** What could not be read, where it is not plain from the place: “The files could not be read”. */
  title?: string
  onAgain: () => void
}

/** What stands where something could not be read: that, and a way to try again. */
export function ReadFailed({ title, onAgain }: ReadFailedProps) {
  const words = useWords()
  return (
    <Banner
      tone="danger"
      title={title ?? words('ui.read_failed.title')}
      actions={
        <Button size="small" onPress={onAgain}>
          {words('ui.again')}
        </Button>
      }
    >
      {words('ui.read_failed.text')}
    </Banner>
  )
}
