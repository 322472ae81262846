import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Split from 'lucide-react/icons/split'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { newLocalId } from '#kernel/ids.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import type { Recipient } from '../../contract.ts'
import { fieldsOf, isAsked, RULES_MAX, type Form, type LocalId, type Rule } from '../../form/form.ts'
import { withoutRule, withRule, type Edit } from './form-edits.ts'
import { RuleEditor } from './rule-editor.tsx'
import css from './rules-panel.module.css'
import { piecesOf, sentenceOf } from './sentence.ts'

interface RulesPanelProps {
  form: Form
  edit: (edit: Edit, mark?: string) => void
  recipients: readonly Recipient[]
  faults: ReadonlyMap<LocalId, readonly string[]>
  isReadOnly: boolean
}

/** The logic of a form: each rule a sentence, opened to be changed, with what is wrong with it below. */
export function RulesPanel({ form, edit, recipients, faults, isReadOnly }: RulesPanelProps) {
  const t = useWords()
  const [open, setOpen] = useState<LocalId | null>(null)
  const named = { recipients: new Map(recipients.map(({ id, email }) => [id, email])) }
  const asked = fieldsOf(form)[0]
  const about = form.items.filter(isAsked).at(-1)
  const canAdd = !isReadOnly && asked !== undefined && about !== undefined && form.rules.length < RULES_MAX
  const add = () => {
    if (!asked || !about) return
    const rule: Rule = {
      id: newLocalId(),
      match: 'all',
      tests: [{ field: asked.id, kind: 'answered' }],
      deed: { kind: 'show', item: about.id },
    }
    edit(withRule(rule))
    setOpen(rule.id)
  }
  const adding = canAdd && (
    <Button icon={Plus} onPress={add}>
      {t('form_builder.rule_add')}
    </Button>
  )
  if (form.rules.length === 0)
    return (
      <EmptyState icon={Split} level={2} title={t('form_builder.rules_empty')} action={adding || undefined}>
        {t(asked ? 'form_builder.rules_empty_text' : 'form_builder.rules_no_fields')}
      </EmptyState>
    )
  return (
    <Stack gap={16}>
      <p className={css.help}>{t('form_builder.rules_help')}</p>
      <ol className={css.rules} aria-label={t('form_builder.part.logic')}>
        {form.rules.map((rule) => (
          <li key={rule.id} className={css.rule} data-open={open === rule.id || undefined}>
            <div className={css.line}>
              <p className={`${css.sentence} ${recordingClass.mask}`}>
                {piecesOf(sentenceOf(rule, form, t, named)).map(({ text, isName }, at) =>
                  isName ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
                )}
              </p>
              {!isReadOnly && (
                <span className={css.tools}>
                  <IconButton
                    size="small"
                    icon={Pencil}
                    name={t('form_builder.rule_edit')}
                    aria-expanded={open === rule.id}
                    onPress={() => setOpen(open === rule.id ? null : rule.id)}
                  />
                  <IconButton
                    size="small"
                    icon={Trash2}
                    name={t('form_builder.rule_remove')}
                    onPress={() => edit(withoutRule(rule.id))}
                  />
                </span>
              )}
            </div>
            {faults.get(rule.id)?.map((fault) => (
              <p key={fault} className={css.fault}>
                {fault}
              </p>
            ))}
            {open === rule.id && !isReadOnly && (
              <RuleEditor
                rule={rule}
                form={form}
                recipients={recipients}
                onChange={(next, mark) => edit(withRule(next), `${rule.id} ${mark}`)}
                onDone={() => setOpen(null)}
              />
            )}
          </li>
        ))}
      </ol>
      {adding && <div>{adding}</div>}
    </Stack>
  )
}
