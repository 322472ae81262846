import AlignBottom from 'lucide-react/icons/align-vertical-justify-end'
import AlignMiddle from 'lucide-react/icons/align-vertical-justify-center'
import AlignTop from 'lucide-react/icons/align-vertical-justify-start'
import { Button } from '#ui/button/button.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { setHidden } from '#document/commands/hide.ts'
import { rename } from '#document/commands/rename.ts'
import { resetReading } from '#document/commands/reorder-reading.ts'
import { resetPhone } from '#document/commands/set-phone-place.ts'
import { setSection, type SectionSettings as Settings } from '#document/commands/set-section.ts'
import { hasOwnPhone } from '#document/layout/phone.ts'
import {
  blockOf,
  descendantsOf,
  dividerShapes,
  maxRows,
  sectionAligns,
  sectionGaps,
  sectionHeights,
  sectionWidths,
  type Section,
  type SectionId,
} from '#document/nodes.ts'
import { themeNames } from '#document/styles.ts'
import { isAnchor, ownAnchors } from '#document/values.ts'
import { useDocument, useEditor, useSection, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import { BackgroundSettings } from './background-settings.tsx'
import css from './inspector.module.css'
import { Fold } from './fold.tsx'
import { ChoiceRow } from './row.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { useDraft } from './use-draft.ts'
import { useSet } from './use-set.ts'

const alignIcons = { start: AlignTop, center: AlignMiddle, end: AlignBottom } as const

/** What a person wrote, as the name of a place on the page: letters, digits and hyphens. */
export function anchorOf(words: string): string {
  return words
    .trim()
    .replace(/^#/, '')
    .toLocaleLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
    .slice(0, 80)
}

function Anchor({ section }: { readonly section: Section }) {
  const { store, words } = useEditor()
  const { write, begin } = useSet([section.id], 'editor.step.section')
  const isOthers = useDocument(store, (document) =>
    document.order.some((id) => id !== section.id && document.sections[id]?.anchor === section.anchor),
  )
  const taken = isOthers || ownAnchors.has(section.anchor ?? '')
  const kept = (value: string) => {
    const anchor = anchorOf(value)
    return isAnchor(anchor) ? anchor : ''
  }
  const draft = useDraft(section.anchor ?? '', kept)
  const set = (value: string) => {
    draft.write(value)
    write(setSection(store.document(), section.id, { anchor: kept(value) || undefined }))
  }
  return (
    <TextField
      label={words('editor.section.anchor')}
      help={words('editor.section.anchor_help')}
      error={section.anchor !== undefined && taken ? words('editor.section.anchor_taken') : undefined}
      prefix="#"
      value={draft.value}
      onFocus={begin}
      onBlur={draft.leave}
      onChange={set}
    />
  )
}

function Name({ section }: { readonly section: Section }) {
  const { store, words } = useEditor()
  const { write, begin } = useSet([section.id], 'editor.step.section')
  const draft = useDraft(section.name ?? '', (name) => name.trim())
  return (
    <TextField
      label={words('editor.section.name')}
      value={draft.value}
      maxLength={120}
      onFocus={begin}
      onBlur={draft.leave}
      onChange={(name) => {
        draft.write(name)
        write(rename(store.document(), section.id, name))
      }}
    />
  )
}

/** Everything that can be set about a section. */
export function SectionSettings({ id }: { readonly id: SectionId }) {
  const { store, props, words } = useEditor()
  const section = useSection(store, id)
  const device = useView((view) => view.device)
  const { send, error, begin } = useSet([id], 'editor.step.section')
  const overrides = useDocument(
    store,
    (document) =>
      descendantsOf(document, id).filter((one) => {
        const block = blockOf(document, one)
        return block !== undefined && hasOwnPhone(block)
      }).length,
  )
  if (!section) return null
  const set = (settings: Settings) => send(setSection(store.document(), id, settings))
  const choices = <T extends string>(values: readonly T[], key: string) =>
    values.map((value) => ({ value, label: words(`editor.section.${key}.${value}` as EditorKey) }))
  const synced = section.source
  return (
    <>
      <h2 className={css.title}>{words('editor.section.title')}</h2>
      {synced !== undefined && (
        <div className={css.override}>
          <span>{words('editor.section.synced')}</span>
          {props.saved?.edit && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => props.saved?.edit?.(synced)}
              isDisabled={false}
            >
              {words('editor.section.edit_source')}
            </Button>
          )}
        </div>
      )}
      {device === 'phone' && overrides > 0 && (
        <div className={css.override}>
          <span>{words('editor.section.own_phone', { count: overrides })}</span>
          <Button size="small" variant="quiet" onPress={() => send(resetPhone(store.document(), id))}>
            {words('editor.action.reset_phone')}
          </Button>
        </div>
      )}
      <div className={css.fields}>
        <Name section={section} />
        {synced === undefined && (
          <>
            <ThemeChoice
              label={words('editor.section.theme')}
              value={section.theme}
              names={themeNames}
              onChange={(theme) => theme && set({ theme })}
            />
            <Select
              label={words('editor.section.height')}
              value={section.height}
              options={choices(sectionHeights, 'height')}
              onChange={(height) => set({ height: height as Section['height'] })}
            />
            <ChoiceRow
              label={words('editor.section.align')}
              icons
              value={section.align}
              options={sectionAligns.map((value) => ({
                value,
                label: words(`editor.section.align.${value}` satisfies EditorKey),
                icon: alignIcons[value],
              }))}
              onChange={(align) => set({ align: align as Section['align'] })}
            />
            <Select
              label={words('editor.section.width')}
              value={section.width}
              options={choices(sectionWidths, 'width')}
              onChange={(width) => set({ width: width as Section['width'] })}
            />
            <Select
              label={words('editor.section.gap')}
              value={section.gap}
              options={choices(sectionGaps, 'gap')}
              onChange={(gap) => set({ gap: gap as Section['gap'] })}
            />
            <NumberField
              label={words('editor.section.rows')}
              help={words('editor.section.rows_help')}
              value={section.rows ?? null}
              minValue={1}
              maxValue={maxRows}
              step={1}
              onFocus={begin}
              onChange={(rows) => set({ rows: rows ?? undefined })}
            />
          </>
        )}
        {error !== undefined && (
          <p className={css.error} role="alert">
            {error}
          </p>
        )}
      </div>
      {synced === undefined && (
        <>
          <Fold title={words('editor.section.background')}>
            <BackgroundSettings section={section} />
          </Fold>
          <Fold title={words('editor.section.edge')} startsOpen={false}>
            <Select
              label={words('editor.section.divider')}
              value={section.divider.shape}
              options={choices(dividerShapes, 'divider')}
              onChange={(shape) =>
                set({ divider: { ...section.divider, shape: shape as Section['divider']['shape'] } })
              }
            />
            {section.divider.shape !== 'none' && (
              <Switch
                label={words('editor.section.divider_flip')}
                isSpread
                value={section.divider.flip === true}
                onChange={(flip) =>
                  set({ divider: { shape: section.divider.shape, ...(flip ? { flip } : {}) } })
                }
              />
            )}
          </Fold>
        </>
      )}
      <Fold title={words('editor.section.visibility')} startsOpen={false}>
        <Switch
          label={words('editor.place.on_desktop')}
          isSpread
          value={section.hidden?.desktop !== true}
          onChange={(shown) => send(setHidden(store.document(), [id], 'desktop', !shown, store.registry))}
        />
        <Switch
          label={words('editor.place.on_phone')}
          isSpread
          value={section.hidden?.phone !== true}
          onChange={(shown) => send(setHidden(store.document(), [id], 'phone', !shown, store.registry))}
        />
        {section.audience && (
          <Select
            label={words('editor.section.audience')}
            value={section.audience.kind}
            options={choices(['everyone', 'members', 'guests'], 'audience')}
            onChange={(kind) =>
              set({ audience: kind === 'everyone' ? undefined : { kind: kind as 'members' | 'guests' } })
            }
          />
        )}
        <Anchor section={section} />
      </Fold>
      {section.reading === 'list' && (
        <div className={css.override}>
          <span>{words('editor.section.own_reading')}</span>
          <Button size="small" variant="quiet" onPress={() => send(resetReading(store.document(), id))}>
            {words('editor.section.reset_reading')}
          </Button>
        </div>
      )}
    </>
  )
}
