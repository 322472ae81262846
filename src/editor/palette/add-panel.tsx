import { useMemo, useRef, useState, type ComponentProps, type PointerEvent, type RefObject } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import SquareDashed from 'lucide-react/icons/square-dashed'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useAnnounceFound } from '#ui/table/announce-found.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { paletteGroups, type BlockDefinition } from '#document/define-block.ts'
import { documentFormat, type PageDocument } from '#document/nodes.ts'
import { blockIcon } from '../block-icons.ts'
import type { Drawn } from '../canvas/drawn.ts'
import { startDrag, type DragSession } from '../drag/drag-session.ts'
import { startSectionDrag } from '../drag/section-drag.ts'
import { useEditor, useView } from '../editor-context.tsx'
import { isNarrow } from '../sheets.ts'
import { focusOf } from '../selection.ts'
import type { SectionDesign } from '../props.ts'
import type { EditorKey } from '../words.ts'
import { addBlock, addSection } from './insert.ts'
import { matches } from './matches.ts'
import css from './palette.module.css'
import { BlockPicture, SectionPicture } from './sample-picture.tsx'

/** What a tile needs to be pressed, or dragged over the page. */
function useTile(
  start: (at: { readonly x: number; readonly y: number }, ended: () => void) => DragSession | null,
  press: () => void,
): ComponentProps<'button'> {
  const { canvas } = useEditor()
  const drag = useRef<{ x: number; y: number; session: DragSession | null } | null>(null)
  const dragged = useRef(false)
  const inside = (event: PointerEvent) => {
    const frame = canvas.frame()?.getBoundingClientRect()
    return (
      frame !== undefined &&
      event.clientX >= frame.left &&
      event.clientX <= frame.right &&
      event.clientY >= frame.top &&
      event.clientY <= frame.bottom
    )
  }
  return {
    onPointerDown(event) {
      if (event.button !== 0) return
      dragged.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, session: null }
    },
    onPointerMove(event) {
      const from = drag.current
      if (!from) return
      const point = canvas.fromWindow({ x: event.clientX, y: event.clientY })
      if (!from.session) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 5) return
        from.session = start(point, () => {
          drag.current = null
        })
        if (!from.session) return
        dragged.current = true
      }
      from.session.move(point.x, point.y)
    },
    onPointerUp(event) {
      const session = drag.current?.session
      drag.current = null
      if (inside(event)) session?.drop()
      else session?.cancel()
    },
    onPointerCancel() {
      drag.current?.session?.cancel()
      drag.current = null
    },
    onKeyDown(event) {
      if (event.key === 'Escape' && drag.current?.session) {
        event.preventDefault()
        drag.current.session.cancel()
      }
    },
    onClick() {
      if (!dragged.current) press()
    },
  }
}

/** A tile that is pressed to put a block in, or dragged to where it should stand. */
function BlockTile({
  definition,
  drawn,
}: {
  readonly definition: BlockDefinition
  readonly drawn: RefObject<Drawn | null>
}) {
  const editor = useEditor()
  const { props } = editor
  const { size, type } = definition
  const tile = useTile(
    (at, ended) => {
      // Where a block hangs is the desktop's business: on the phone a tile is only pressed.
      if (!drawn.current || editor.store.view().device === 'phone') return null
      const carried = { kind: 'insert', type, props: {}, width: size.width, height: size.height } as const
      return startDrag(editor, drawn.current.marks, carried, at, ended)
    },
    () => addBlock(editor, type),
  )
  return (
    <button type="button" className={css.tile} {...tile}>
      <BlockPicture type={type} />
      <span className={css.tileName}>
        <Icon of={blockIcon(definition.icon)} size="small" />
        {props.words(definition.name)}
      </span>
    </button>
  )
}

const pageOf = (design: SectionDesign): PageDocument => ({
  format: documentFormat,
  page: { header: 'site', footer: 'site' },
  order: design.nodes.section ? [design.nodes.section.id] : [],
  sections: design.nodes.section ? { [design.nodes.section.id]: design.nodes.section } : {},
  blocks: Object.fromEntries(design.nodes.blocks.map((block) => [block.id, block])),
})

/** A section to press, or to drag between two of the page. */
function SectionTile({
  design,
  saved,
  drawn,
}: {
  readonly design: SectionDesign
  readonly saved: boolean
  readonly drawn: RefObject<Drawn | null>
}) {
  const editor = useEditor()
  const { props, words } = editor
  const page = useMemo(() => pageOf(design), [design])
  const tile = useTile(
    (at, ended) =>
      drawn.current &&
      startSectionDrag(
        editor,
        drawn.current.marks,
        at,
        (after) => void addSection(editor, design, { after }),
        ended,
      ),
    () => addSection(editor, design),
  )
  return (
    <div className={css.sectionTile}>
      <button type="button" className={css.tile} {...tile}>
        <SectionPicture document={page} />
        <span className={css.tileName}>
          {design.name}
          {design.synced === true && <span className={css.badge}>{words('editor.add.synced')}</span>}
        </span>
      </button>
      {saved && props.saved && (
        <span className={css.tileTools}>
          {design.synced === true && props.saved.edit && (
            <IconButton
              icon={Pencil}
              size="small"
              name={words('editor.add.edit_saved', { name: design.name })}
              onPress={() => props.saved?.edit?.(design.id)}
            />
          )}
          <IconButton
            icon={Trash2}
            size="small"
            name={words('editor.add.remove_saved', { name: design.name })}
            onPress={() => void props.saved?.remove(design.id)}
          />
        </span>
      )}
    </div>
  )
}

interface PartProps {
  readonly query: string
  readonly drawn: RefObject<Drawn | null>
}

/** Most sections that are offered beside blocks. */
const FEW = 6

/** Sections of the library that a search finds, saved ones first. */
function useSections(query: string): {
  readonly saved: readonly SectionDesign[]
  readonly designs: readonly SectionDesign[]
} {
  const { props } = useEditor()
  const hit = (design: SectionDesign) => matches(query, design.name, design.keywords ?? '', design.category)
  return { saved: (props.saved?.list ?? []).filter(hit), designs: props.sections.filter(hit) }
}

/** Blocks, and a few sections where one looks for something by name or fills an empty place. */
function Blocks({
  query,
  drawn,
  offersSections,
  onAll,
}: PartProps & { readonly offersSections: boolean; readonly onAll: () => void }) {
  const { store, props, words } = useEditor()
  const { saved, designs } = useSections(query)
  const sections = offersSections ? [...saved, ...designs] : []
  const found = store.registry.types.flatMap((type) => {
    const definition = store.registry.get(type)
    if (!definition) return []
    const keywords = definition.keywords === undefined ? '' : props.words(definition.keywords)
    return matches(query, props.words(definition.name), keywords, type) ? [definition] : []
  })
  useAnnounceFound(query.trim(), found.length + Math.min(sections.length, FEW))
  if (found.length + sections.length === 0)
    return <p className={css.nothing}>{words('editor.add.nothing', { query })}</p>
  return (
    <>
      {paletteGroups.map((group) => {
        const members = found.filter((definition) => definition.group === group)
        if (members.length === 0) return null
        return (
          <section key={group} className={css.group}>
            <h3 className={css.heading}>{words(`editor.add.group.${group}` satisfies EditorKey)}</h3>
            <div className={css.tiles}>
              {members.map((definition) => (
                <BlockTile key={definition.type} definition={definition} drawn={drawn} />
              ))}
            </div>
          </section>
        )
      })}
      {sections.length > 0 && (
        <section className={css.group}>
          <h3 className={css.heading}>{words('editor.add.sections')}</h3>
          {sections.slice(0, FEW).map((design) => (
            <SectionTile key={design.id} design={design} saved={false} drawn={drawn} />
          ))}
          {sections.length > FEW && (
            <Button size="small" variant="quiet" onPress={onAll}>
              {words('editor.add.all_sections', { count: sections.length })}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

function Sections({ query, drawn }: PartProps) {
  const editor = useEditor()
  const { words } = editor
  const { saved: kept, designs: found } = useSections(query)
  useAnnounceFound(query.trim(), kept.length + found.length)
  const categories = [...new Set(found.map((design) => design.category))]
  return (
    <>
      <button type="button" className={css.blank} onClick={() => addSection(editor, null)}>
        <Icon of={SquareDashed} />
        {words('editor.add.blank')}
      </button>
      {kept.length > 0 && (
        <section className={css.group}>
          <h3 className={css.heading}>{words('editor.add.saved')}</h3>
          {kept.map((design) => (
            <SectionTile key={design.id} design={design} saved drawn={drawn} />
          ))}
        </section>
      )}
      {categories.map((category) => {
        const members = found.filter((design) => design.category === category)
        if (members.length === 0) return null
        return (
          <section key={category} className={css.group}>
            <h3 className={css.heading}>{category}</h3>
            {members.map((design) => (
              <SectionTile key={design.id} design={design} saved={false} drawn={drawn} />
            ))}
          </section>
        )
      })}
      {found.length + kept.length === 0 && query !== '' && (
        <p className={css.nothing}>{words('editor.add.nothing', { query })}</p>
      )}
    </>
  )
}

/** What can be put on the page: blocks of every kind, sections ready-made and one's own. */
export function AddPanel({ drawn }: { readonly drawn: RefObject<Drawn | null> }) {
  const { words, store } = useEditor()
  const insertion = useView((view) => view.insertion)
  const focus = useView((view) => focusOf(view.selection))
  const isEmpty = store.document().order.length === 0
  const [chosen, setChosen] = useState<'blocks' | 'sections' | null>(null)
  const [query, setQuery] = useState('')
  // A phone's keyboard would cover what there is to choose.
  const [asks] = useState(() => !isNarrow())
  const tab = chosen ?? (insertion?.kind === 'section' || (isEmpty && focus === null) ? 'sections' : 'blocks')
  return (
    <div className={css.panel}>
      <div className={css.top}>
        <Segmented
          label={words('editor.add.kind')}
          size="small"
          isWide
          value={tab}
          onChange={(next) => setChosen(next === 'sections' ? 'sections' : 'blocks')}
          segments={[
            { value: 'blocks', label: words('editor.add.blocks') },
            { value: 'sections', label: words('editor.add.sections') },
          ]}
        />
        <div data-region-start={asks ? '' : undefined}>
          <SearchField
            label={words('editor.add.search')}
            value={query}
            onChange={setQuery}
            wait={80}
            autoFocus={asks}
          />
        </div>
      </div>
      <div className={css.scroll} data-region-start={asks ? undefined : ''}>
        {tab === 'blocks' ? (
          <Blocks
            query={query}
            drawn={drawn}
            offersSections={query.trim() !== '' || insertion?.kind === 'replace'}
            onAll={() => setChosen('sections')}
          />
        ) : (
          <Sections query={query} drawn={drawn} />
        )}
      </div>
    </div>
  )
}
