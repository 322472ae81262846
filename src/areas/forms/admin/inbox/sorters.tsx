import { useState } from 'react'
import { recordingClass } from '#kernel/session-recording.ts'
import { Chips } from '#ui/chip/chip.tsx'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Select } from '#ui/select/select.tsx'
import { useWords } from '#ui/words.ts'
import type { Got } from './message-details.ts'
import { usePeople } from './use-people.ts'
import type { Sorting } from './use-sorting.ts'

const NOBODY = 'nobody'

/** Tags and assignee of a message. */
export function Sorters({
  submission,
  sorting,
  tags,
}: {
  submission: Got['submission']
  sorting: Sorting
  /** Tags that other messages have. */
  tags: readonly string[]
}) {
  const t = useWords()
  const { people } = usePeople()
  const ids = [submission.id]
  return (
    <Stack gap={12}>
      <div className={recordingClass.mask}>
        <Select
          label={t('inbox.assignee')}
          value={submission.assignee ?? NOBODY}
          options={[
            { value: NOBODY, label: t('inbox.nobody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => sorting.assign(ids, id === NOBODY ? null : id)}
        />
      </div>
      <TagField
        tags={tags.filter((tag) => !submission.tags.includes(tag))}
        onAdd={(tag) => sorting.addTag(ids, tag)}
      />
      {submission.tags.length > 0 && (
        <Chips
          label={t('inbox.tags')}
          chips={submission.tags.map((tag) => ({ id: tag, label: tag }))}
          onRemove={(removed) => {
            for (const tag of removed) sorting.removeTag(ids, tag)
          }}
        />
      )}
    </Stack>
  )
}

/** One more tag: one that is known, or a new one with Enter. */
export function TagField({ tags, onAdd }: { tags: readonly string[]; onAdd: (tag: string) => void }) {
  const t = useWords()
  const [text, setText] = useState('')
  const add = (tag: string) => {
    if (tag.trim() !== '') onAdd(tag.trim().slice(0, 50))
    setText('')
  }
  return (
    <div
      role="group"
      aria-label={t('inbox.tag_add')}
      // Before the list of options takes the key.
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && text.trim() !== '') add(text)
      }}
    >
      <ComboBox
        label={t('inbox.tag_add')}
        allowsOther
        options={tags
          .filter((tag) => tag.toLowerCase().includes(text.trim().toLowerCase()))
          .map((tag) => ({ value: tag, label: tag }))}
        value={null}
        inputValue={text}
        onInputChange={setText}
        onChange={(tag) => tag !== null && add(tag)}
      />
    </div>
  )
}
