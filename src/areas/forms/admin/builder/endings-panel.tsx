import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { AssetPicker, useAssets } from '#areas/assets/admin/index.tsx'
import { listPages } from '#areas/pages/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { permissions as sitePermissions } from '#areas/sites/contract.ts'
import { newLocalId } from '#kernel/ids.ts'
import { momentOf, wallOf } from '#kernel/wall-time.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { useRead } from '#ui/data/data.ts'
import { DateField } from '#ui/date-field/date-field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { addressField, ENDINGS_MAX, type Ending, type Form } from '../../form/form.ts'
import { type Edit, setting, withEnding, withFirstEnding, withoutEnding } from './form-edits.ts'
import { Settable } from './inspector.tsx'
import css from './inspector.module.css'
import { endingName } from './sentence.ts'

interface PanelProps {
  form: Form
  edit: (edit: Edit, mark?: string) => void
  invalid: ReadonlySet<string>
  isReadOnly: boolean
}

const endingKinds = ['words', 'page', 'address', 'file'] as const

/** What a sender sees afterwards, and when the form is open at all. */
export function EndingsPanel({ form, edit, invalid, isReadOnly }: PanelProps) {
  const t = useWords()
  return (
    <Settable isReadOnly={isReadOnly}>
      <div className={css.column}>
        <Stack gap={24}>
          {form.endings.map((ending, at) => (
            <Card
              key={ending.id}
              title={endingName(form, ending.id, t)}
              help={t(at === 0 ? 'form_builder.ending_first' : 'form_builder.ending_by_rule')}
              actions={
                form.endings.length > 1 && (
                  <Menu
                    placement="bottom end"
                    trigger={
                      <IconButton
                        size="small"
                        icon={Ellipsis}
                        name={t('form_builder.ending_more', { name: endingName(form, ending.id, t) })}
                      />
                    }
                    items={[
                      {
                        id: 'first',
                        label: t('form_builder.ending_make_first'),
                        isDisabled: at === 0,
                        onAction: () => edit(withFirstEnding(ending.id)),
                      },
                      {
                        id: 'remove',
                        label: t('form_builder.remove'),
                        onAction: () => edit(withoutEnding(ending.id)),
                      },
                    ]}
                  />
                )
              }
            >
              <EndingFields
                ending={ending}
                isInvalid={invalid.has(ending.id)}
                onChange={(next) => edit(withEnding(next), `ending ${ending.id}`)}
              />
            </Card>
          ))}
          <div>
            <Button
              icon={Plus}
              isDisabled={form.endings.length >= ENDINGS_MAX}
              onPress={() =>
                edit(
                  withEnding({ id: newLocalId(), kind: 'words', words: t('form_builder.ending_words_new') }),
                )
              }
            >
              {t('form_builder.ending_add')}
            </Button>
          </div>
          <Opening form={form} edit={edit} />
        </Stack>
      </div>
    </Settable>
  )
}

function EndingFields({
  ending,
  isInvalid,
  onChange,
}: {
  ending: Ending
  isInvalid: boolean
  onChange: (ending: Ending) => void
}) {
  const t = useWords()
  const site = useSite()
  const [isChoosing, setChoosing] = useState(false)
  const pages = useRead(listPages, { siteId: site.id }, { when: ending.kind === 'page' })
  const { id } = ending
  const begin = (kind: Ending['kind']): Ending => {
    const words = 'words' in ending ? ending.words : t('form_builder.ending_words_new')
    if (kind === 'words') return { id, kind, words }
    if (kind === 'page') return { id, kind, page: '' }
    return kind === 'address' ? { id, kind, address: '' } : { id, kind, words, asset: '' }
  }
  return (
    <Stack gap={16}>
      <Select
        label={t('form_builder.ending_kind')}
        value={ending.kind}
        options={endingKinds.map((kind) => ({ value: kind, label: t(`form_builder.ending.${kind}`) }))}
        onChange={(kind) => onChange(begin(kind as Ending['kind']))}
      />
      {'words' in ending && (
        <TextArea
          label={t('form_builder.ending_words')}
          help={t('form_builder.ending_words_help')}
          rows={3}
          maxLength={5_000}
          value={ending.words}
          onChange={(words) => onChange({ ...ending, words })}
        />
      )}
      {ending.kind === 'page' && (
        <ComboBox
          label={t('form_builder.ending_page')}
          options={(pages.data?.pages ?? []).map(({ id: value, title, path }) => ({
            value,
            label: title,
            detail: path,
          }))}
          value={ending.page || null}
          error={isInvalid && t('form_builder.ending_page_missing')}
          onChange={(page) => onChange({ ...ending, page: page ?? '' })}
        />
      )}
      {ending.kind === 'address' && (
        <TextField
          type="url"
          label={t('form_builder.ending_address')}
          placeholder="https://"
          autoComplete="off"
          value={ending.address}
          error={isInvalid && t('form_builder.ending_address_wrong')}
          onChange={(address) => onChange({ ...ending, address })}
        />
      )}
      {ending.kind === 'file' && (
        <Cluster>
          <Button onPress={() => setChoosing(true)}>{t('form_builder.ending_file_choose')}</Button>
          {ending.asset === '' ? (
            <span className={css.note}>{t('form_builder.ending_file_none')}</span>
          ) : (
            <FileNamed id={ending.asset} />
          )}
        </Cluster>
      )}
      {isChoosing && ending.kind === 'file' && (
        <Suspense>
          <AssetPicker
            siteId={site.id}
            siteUrl={site.url}
            kind={null}
            canAdd={site.can(sitePermissions.assetsEdit)}
            onChoose={(file) => {
              setChoosing(false)
              onChange({ ...ending, asset: file.id })
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

function Opening({ form, edit }: Pick<PanelProps, 'form' | 'edit'>) {
  const t = useWords()
  const { timeZone } = useSite()
  const isTurned = form.opensAt !== undefined && form.closesAt !== undefined && form.opensAt >= form.closesAt
  const set = (part: Partial<Record<'opensAt' | 'closesAt' | 'places' | 'once', unknown>>) =>
    edit((one) => setting(one, part), `opening ${Object.keys(part).join()}`)
  const moment = (wall: string | null) => (wall === null ? undefined : momentOf(wall, timeZone))
  return (
    <Card title={t('form_builder.opening')} help={t('form_builder.opening_help', { zone: timeZone })}>
      <Stack gap={16}>
        <DateField
          hasTime
          isOptional
          label={t('form_builder.opens_at')}
          value={form.opensAt === undefined ? null : wallOf(form.opensAt, timeZone)}
          onChange={(wall) => set({ opensAt: moment(wall) })}
        />
        <DateField
          hasTime
          isOptional
          label={t('form_builder.closes_at')}
          error={isTurned && t('form_builder.bounds_turned')}
          value={form.closesAt === undefined ? null : wallOf(form.closesAt, timeZone)}
          onChange={(wall) => set({ closesAt: moment(wall) })}
        />
        <NumberField
          isOptional
          label={t('form_builder.places_all')}
          help={t('form_builder.places_all_help')}
          minValue={1}
          maxValue={1_000_000}
          value={form.places ?? null}
          onChange={(places) => set({ places: places ?? undefined })}
        />
        <Select
          label={t('form_builder.once')}
          help={form.once && t('form_builder.once_help')}
          error={form.once && addressField(form) === null && t('form_builder.fault.anonymous')}
          value={form.once ?? 'any'}
          options={(['any', 'mail-link'] as const).map((value) => ({
            value,
            label: t(`form_builder.once_${value}`),
          }))}
          onChange={(once) => set({ once: once === 'any' ? undefined : once })}
        />
      </Stack>
    </Card>
  )
}

function FileNamed({ id }: { id: string }) {
  const t = useWords()
  const site = useSite()
  const file = useAssets(site.id, [id]).get(id)
  return <span>{file?.name ?? t('form_builder.ending_file_chosen')}</span>
}
