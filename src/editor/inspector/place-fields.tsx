import AlignBottom from 'lucide-react/icons/align-vertical-justify-end'
import AlignMiddle from 'lucide-react/icons/align-vertical-justify-center'
import AlignTop from 'lucide-react/icons/align-vertical-justify-start'
import Stretch from 'lucide-react/icons/stretch-vertical'
import { Button } from '#ui/button/button.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { setAlignment } from '#document/commands/align-blocks.ts'
import { setHidden } from '#document/commands/hide.ts'
import { moveBlocks } from '#document/commands/move-block.ts'
import { resizeBlock } from '#document/commands/resize-block.ts'
import { resetPhone, setPhoneAlign, setPhonePlace } from '#document/commands/set-phone-place.ts'
import { setPlace } from '#document/commands/grid.ts'
import { hasOwnPhone } from '#document/layout/phone.ts'
import {
  alignments,
  blockOf,
  desktopColumns,
  maxLayer,
  maxRows,
  phoneColumns,
  type Alignment,
  type Block,
  type BlockId,
  type PageDocument,
} from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { isGrid } from '#document/slots.ts'
import { cellsOn } from '../actions/targets.ts'
import { useDocument, useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import css from './inspector.module.css'
import { ChoiceRow } from './row.tsx'
import { useSet } from './use-set.ts'

const icons = { start: AlignTop, center: AlignMiddle, end: AlignBottom, stretch: Stretch } as const

/**
 * Where a block stands and how large it is, in cells; on the phone what is decided there, with a way back. Of several
 * only what is the same for all: it is set for every one of them.
 *
 * @param block the last of those selected, whose values are shown
 */
export function PlaceFields({ block, ids }: { readonly block: Block; readonly ids: readonly BlockId[] }) {
  const editor = useEditor()
  const { store, words } = editor
  const device = useView((view) => view.device)
  const phone = device === 'phone'
  const readOnly = useView((view) => view.readOnly)
  const { send, error, begin } = useSet(ids, 'editor.step.place')
  const single = ids.length === 1
  // The phone's places follow from every block of the section.
  const cells = useDocument(
    store,
    () => {
      const now = store.block(block.id)
      return now && cellsOn(editor, now)
    },
    (one, other) =>
      one?.column === other?.column &&
      one?.row === other?.row &&
      one?.width === other?.width &&
      one?.height === other?.height,
  )
  const { registry } = store
  const grid = isGrid(store.document(), block.parent, registry)
  // What is planned is planned on the page as it is by then: others' changes do not draw this anew.
  const plan = (patchesOn: (document: PageDocument) => Patch[]) => send(patchesOn(store.document()))
  const planEach = (patchesOn: (document: PageDocument, id: BlockId) => Patch[]) =>
    plan((document) => ids.flatMap((id) => patchesOn(document, id)))
  const ownPhone = useDocument(store, (document) =>
    ids.some((id) => {
      const one = blockOf(document, id)
      return one !== undefined && hasOwnPhone(one)
    }),
  )
  const set = (key: 'column' | 'row' | 'width' | 'height', value: number | null) => {
    if (value === null || !cells || cells[key] === value) return
    const next = { ...cells, [key]: value }
    if (phone) plan((document) => setPhonePlace(document, block.id, next, registry))
    else if (key === 'column' || key === 'row') {
      const by = { columns: next.column - cells.column, rows: next.row - cells.row }
      plan((document) => moveBlocks(document, { blocks: [block.id], by }, registry))
    } else plan((document) => resizeBlock(document, block.id, next, registry))
  }
  const columns = phone ? phoneColumns : desktopColumns
  const align = phone ? (block.phone?.align ?? block.place.align) : block.place.align
  const fields = [
    { key: 'column', most: columns },
    { key: 'row', most: maxRows },
    { key: 'width', most: columns },
    { key: 'height', most: maxRows },
  ] as const
  return (
    <>
      {phone && ownPhone && (
        <div className={css.override}>
          <span>{words('editor.place.own_phone')}</span>
          <Button size="small" variant="quiet" onPress={() => planEach(resetPhone)}>
            {words('editor.action.reset_phone')}
          </Button>
        </div>
      )}
      {grid && single && cells && (
        <div className={css.four}>
          {fields.map(({ key, most }) => (
            <NumberField
              key={key}
              label={words(`editor.place.${key}` satisfies EditorKey)}
              value={cells[key]}
              minValue={1}
              maxValue={most}
              step={1}
              isDisabled={block.locked === true || readOnly}
              onFocus={begin}
              onChange={(value) => set(key, value)}
            />
          ))}
        </div>
      )}
      {error !== undefined && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {grid && (
        <ChoiceRow
          label={words('editor.place.align')}
          icons
          value={align}
          onChange={(next) => {
            const to = next as Alignment
            planEach((document, id) => {
              const one = blockOf(document, id)
              // In a slot there are no cells to stand in.
              if (!one || !isGrid(document, one.parent, registry)) return []
              return phone ? setPhoneAlign(document, id, to) : setAlignment(document, [id], to)
            })
          }}
          options={alignments.map((one) => ({
            value: one,
            label: words(`editor.place.align.${one}` satisfies EditorKey),
            icon: icons[one],
          }))}
        />
      )}
      {grid && !phone && single && (
        <NumberField
          label={words('editor.place.layer')}
          value={block.place.layer}
          minValue={0}
          maxValue={maxLayer}
          step={1}
          hasSteps
          onFocus={begin}
          onChange={(layer) => {
            if (layer !== null) send([setPlace(block.id, { ...block.place, layer })])
          }}
        />
      )}
      <Switch
        label={words('editor.place.on_desktop')}
        isSpread
        value={block.hidden?.desktop !== true}
        onChange={(shown) => plan((document) => setHidden(document, ids, 'desktop', !shown, registry))}
      />
      <Switch
        label={words('editor.place.on_phone')}
        isSpread
        value={block.hidden?.phone !== true}
        onChange={(shown) => plan((document) => setHidden(document, ids, 'phone', !shown, registry))}
      />
    </>
  )
}
