import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { setLook } from '#document/commands/set-look.ts'
import type { BlockId, BlockLook } from '#document/nodes.ts'
import { themeNames } from '#document/styles.ts'
import { useEditor } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { ChoiceRow } from './row.tsx'
import { useSet } from './use-set.ts'

const fills = ['none', 'surface', 'background'] as const
const paddings = ['none', 'small', 'medium', 'large'] as const
const corners = ['none', 'small', 'medium', 'large', 'full'] as const
const animations = ['site', 'none', 'fade', 'rise', 'scale'] as const

/** The ground a block stands on, its padding and corners, how it comes in. */
export function LookSettings({
  ids,
  look = {},
}: {
  readonly ids: readonly BlockId[]
  readonly look?: BlockLook
}) {
  const { store, words } = useEditor()
  const { send } = useSet(ids, 'editor.step.look')
  const set = (change: Partial<BlockLook>) => send(setLook(store.document(), ids, change))
  const choices = <T extends string>(values: readonly T[], key: string) =>
    values.map((value) => ({ value, label: words(`editor.look.${key}.${value}` as EditorKey) }))
  const has = Object.keys(look).length > 0
  return (
    <>
      <ThemeChoice
        label={words('editor.look.theme')}
        value={look.theme ?? null}
        names={themeNames}
        onChange={(theme) =>
          set({ theme: theme ?? undefined, ...(theme ? { fill: look.fill ?? 'background' } : {}) })
        }
        allowsNone
      />
      <ChoiceRow
        label={words('editor.look.fill')}
        value={look.fill ?? 'none'}
        options={choices(fills, 'fill')}
        onChange={(fill) => set({ fill: fill as BlockLook['fill'] })}
      />
      <ChoiceRow
        label={words('editor.look.padding')}
        value={look.padding ?? 'none'}
        options={choices(paddings, 'size')}
        onChange={(padding) => set({ padding: padding as BlockLook['padding'] })}
      />
      <Select
        label={words('editor.look.corners')}
        value={look.corners ?? 'none'}
        options={choices(corners, 'size')}
        onChange={(value) => set({ corners: value as BlockLook['corners'] })}
      />
      <Switch
        label={words('editor.look.border')}
        isSpread
        value={look.border === true}
        onChange={(border) => set({ border: border || undefined })}
      />
      <Switch
        label={words('editor.look.shadow')}
        isSpread
        value={look.shadow === true}
        onChange={(shadow) => set({ shadow: shadow || undefined })}
      />
      <Select
        label={words('editor.look.animation')}
        value={look.animation ?? 'site'}
        options={choices(animations, 'animation')}
        onChange={(animation) => set({ animation: animation as BlockLook['animation'] })}
      />
      {has && (
        <Button
          size="small"
          variant="quiet"
          onPress={() => send(ids.map((node) => ({ op: 'set', node, path: ['look'] })))}
        >
          {words('editor.look.reset')}
        </Button>
      )}
    </>
  )
}
