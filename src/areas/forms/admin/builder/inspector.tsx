import type { ReactNode } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { Disabled } from '#ui/disabled/disabled.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { isAsked, isField, type FormItem } from '../../form/form.ts'
import { setting } from './form-edits.ts'
import css from './inspector.module.css'
import { iconOf } from './item-kinds.ts'
import { KindSettings } from './kind-settings.tsx'

export interface InspectorProps {
  item: FormItem | null
  /** Changes the item; changes of one mark in a row are taken back together. */
  change: (next: FormItem, mark: string) => void
  faults: readonly string[]
  /** It cannot be stored as it is. */
  isInvalid: boolean
  isReadOnly: boolean
}

/** All settings of what is chosen on the form. */
export function Inspector({ item, change, faults, isInvalid, isReadOnly }: InspectorProps) {
  const t = useWords()
  if (!item)
    return (
      <EmptyState size="small" title={t('form_builder.inspector_empty')}>
        {t('form_builder.inspector_empty_text')}
      </EmptyState>
    )
  const isNamed = item.kind !== 'words' && item.kind !== 'page'
  const isLabelMissing = item.kind !== 'page' && item.label.trim() === ''
  return (
    <Stack gap={16} key={item.id}>
      <h2 className={css.kind}>
        <Icon of={iconOf[item.kind]} />
        {t(`form_builder.kind.${item.kind}`)}
      </h2>
      {faults.map((fault) => (
        <Banner key={fault} tone="danger">
          {fault}
        </Banner>
      ))}
      {isInvalid && !isLabelMissing && <Banner tone="warning">{t('form_builder.invalid_item')}</Banner>}
      <Settable isReadOnly={isReadOnly}>
        <Stack gap={16}>
          {item.kind === 'words' ? (
            <TextArea
              label={t('form_builder.words')}
              value={item.label}
              rows={4}
              maxLength={5_000}
              error={isLabelMissing && t('form_builder.words_missing')}
              onChange={(label) => change({ ...item, label }, 'label')}
            />
          ) : (
            <TextField
              label={t(
                isField(item)
                  ? 'form_builder.label'
                  : item.kind === 'page'
                    ? 'form_builder.page_title'
                    : 'form_builder.section_title',
              )}
              value={item.label}
              maxLength={300}
              autoComplete="off"
              isOptional={!isNamed}
              {...(item.kind === 'hidden' && { help: t('form_builder.hidden_help') })}
              {...(item.kind === 'consent' && { help: t('form_builder.consent_label_help') })}
              error={isLabelMissing && t('form_builder.label_missing')}
              onChange={(label) => change({ ...item, label }, 'label')}
            />
          )}
          {isAsked(item) && (
            <TextArea
              label={t('form_builder.help')}
              value={item.help ?? ''}
              rows={2}
              maxLength={1_000}
              isOptional
              onChange={(help) => change(setting(item, { help: help === '' ? undefined : help }), 'help')}
            />
          )}
          <KindSettings item={item} change={change} />
          {isAsked(item) && (
            <Switch
              label={t('form_builder.required')}
              isSpread
              value={item.required === true}
              onChange={(isOn) => change(setting(item, { required: isOn || undefined }), 'required')}
            />
          )}
          {isField(item) && (
            <Switch
              label={t('form_builder.sensitive')}
              help={t('form_builder.sensitive_help')}
              isSpread
              value={item.sensitive === true}
              onChange={(isOn) => change(setting(item, { sensitive: isOn || undefined }), 'sensitive')}
            />
          )}
        </Stack>
      </Settable>
    </Stack>
  )
}

/** What can be set, or only looked at. */
export function Settable({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return isReadOnly ? <Disabled>{children}</Disabled> : children
}
