import ChartColumn from 'lucide-react/icons/chart-column'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Inbox from 'lucide-react/icons/inbox'
import Play from 'lucide-react/icons/play'
import Redo2 from 'lucide-react/icons/redo-2'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { late } from '#ui/late/late.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { useWords } from '#ui/words.ts'
import type { getForm } from '../../contract.ts'
import { RenameDialog } from '../list/rename-dialog.tsx'
import { useFormVerbs } from '../list/use-form-verbs.ts'
import css from './builder-actions.module.css'
import type { Draft } from './use-draft.ts'

const TryDialog = late(async () => (await import('./try-dialog.tsx')).TryDialog)

/** What is typed in keeps its own steps back. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null

/** State of the draft, undo and redo, the test dialog, and actions on the whole form. */
export function BuilderActions({
  got,
  draft,
  isReadOnly,
}: {
  got: OutputOf<typeof getForm>
  draft: Draft
  isReadOnly: boolean
}) {
  const t = useWords()
  const site = useSite()
  const navigate = useNavigate()
  const verbs = useFormVerbs()
  const [shown, setShown] = useState<'try' | 'name' | null>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isReadOnly || event.key.toLowerCase() !== 'z' || !(event.metaKey || event.ctrlKey)) return
    if (isTyping(event.target)) return
    event.preventDefault()
    if (event.shiftKey) draft.redo()
    else draft.undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Cluster>
        {!isReadOnly && (
          <>
            <span className={css.saving} role="status">
              {draft.saving !== 'conflict' &&
                draft.saving !== 'refused' &&
                t(`form_builder.saving.${draft.saving}`)}
            </span>
            <IconButton
              icon={Undo2}
              flips
              name={t('form_builder.undo')}
              shortcut="Mod+Z"
              isDisabled={!draft.canUndo}
              onPress={draft.undo}
            />
            <IconButton
              icon={Redo2}
              flips
              name={t('form_builder.redo')}
              shortcut="Mod+Shift+Z"
              isDisabled={!draft.canRedo}
              onPress={draft.redo}
            />
          </>
        )}
        <Button icon={Play} onPress={() => setShown('try')}>
          {t('form_builder.try')}
        </Button>
        <Menu
          placement="bottom end"
          trigger={
            <IconButton
              variant="secondary"
              icon={Ellipsis}
              name={t('forms.more_named', { title: got.title })}
            />
          }
          items={[
            {
              id: 'messages',
              label: t('forms.messages'),
              icon: Inbox,
              href: `/sites/${site.id}/inbox?form=${got.id}`,
            },
            {
              id: 'numbers',
              label: t('forms.numbers'),
              icon: ChartColumn,
              href: `/sites/${site.id}/forms/${got.id}/numbers`,
            },
            !isReadOnly && 'line',
            !isReadOnly && {
              id: 'rename',
              label: t('forms.rename'),
              icon: TextCursorInput,
              onAction: () => setShown('name'),
            },
            !isReadOnly && {
              id: 'delete',
              label: t('forms.delete'),
              icon: Trash2,
              isDanger: true,
              onAction: () => verbs.remove(got, () => void navigate({ to: `/sites/${site.id}/forms` })),
            },
          ]}
        />
      </Cluster>
      {shown === 'try' && (
        <TryDialog
          form={draft.form}
          title={got.title}
          onClose={() => setShown(null)}
          onMissing={() => setShown(null)}
        />
      )}
      {shown === 'name' && <RenameDialog form={got} onClose={() => setShown(null)} />}
    </>
  )
}
