import { useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import SquareDashed from 'lucide-react/icons/square-dashed'
import Trash2 from 'lucide-react/icons/trash-2'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { paletteGroups, type BlockDefinition } from '#document/define-block.ts'
import { documentFormat, type PageDocument } from '#document/nodes.ts'
import { blockIcon } from '../block-icons.ts'
import type { Drawn } from '../canvas/drawn.ts'
import { startDrag, type DragSession } from '../drag/drag-session.ts'
import { useEditor, useView } from '../editor-context.tsx'
import { isNarrow } from '../panel/sheets.ts'
import { focusOf } from '../selection.ts'
import type { SectionDesign } from '../props.ts'
import type { EditorKey } from '../words.ts'
import { addBlock, addSection } from './insert.ts'
import { matches } from './matches.ts'
import css from './palette.module.css'
import { BlockPicture, SectionPicture } from './sample-picture.tsx'

/** A tile that is pressed to put a block in, or dragged to where it should stand. */
function BlockTile({
  definition,
  drawn,
}: {
  readonly definition: BlockDefinition
  readonly drawn: RefObject<Drawn | null>
}) {
  const editor = useEditor()
  const { props, canvas } = editor
  const drag = useRef<{ x: number; y: number; session: DragSession | null } | null>(null)
  const dragged = useRef(false)

  const move = (event: PointerEvent) => {
    const from = drag.current
    if (!from) return
    const point = canvas.fromWindow({ x: event.clientX, y: event.clientY })
    if (!from.session) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 5 || !drawn.current) return
      // Where a block hangs is the desktop's business: on the phone a tile is only pressed.
      if (editor.store.view().device === 'phone') return
      dragged.current = true
      const { size } = definition
      from.session = startDrag(
        editor,
        drawn.current.marks,
        { kind: 'insert', type: definition.type, props: {}, width: size.width, height: size.height },
        point,
        () => {
          drag.current = null
        },
      )
    }
    from.session?.move(point.x, point.y)
  }
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
  return (
    <button
      type="button"
      className={css.tile}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        dragged.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, y: event.clientY, session: null }
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        const session = drag.current?.session
        drag.current = null
        if (inside(event)) session?.drop()
        else session?.cancel()
      }}
      onPointerCancel={() => {
        drag.current?.session?.cancel()
        drag.current = null
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && drag.current?.session) {
          event.preventDefault()
          drag.current.session.cancel()
        }
      }}
      onClick={() => {
        if (!dragged.current) addBlock(editor, definition.type)
      }}
    >
      <BlockPicture type={definition.type} />
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

function SectionTile({ design, saved }: { readonly design: SectionDesign; readonly saved: boolean }) {
  const editor = useEditor()
  const { props, words } = editor
  const page = useMemo(() => pageOf(design), [design])
  return (
    <div className={css.sectionTile}>
      <button type="button" className={css.tile} onClick={() => addSection(editor, design)}>
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

function Blocks({ query, drawn }: { readonly query: string; readonly drawn: RefObject<Drawn | null> }) {
  const { store, props, words } = useEditor()
  const found = store.registry.types.flatMap((type) => {
    const definition = store.registry.get(type)
    if (!definition || definition.internal === true) return []
    const keywords = definition.keywords === undefined ? '' : props.words(definition.keywords)
    return matches(query, props.words(definition.name), keywords, type) ? [definition] : []
  })
  if (found.length === 0) return <p className={css.nothing}>{words('editor.add.nothing', { query })}</p>
  return paletteGroups.map((group) => {
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
  })
}

function Sections({ query }: { readonly query: string }) {
  const editor = useEditor()
  const { props, words } = editor
  const saved = props.saved?.list ?? []
  const hit = (design: SectionDesign) => matches(query, design.name, design.keywords ?? '', design.category)
  const categories = [...new Set(props.sections.map((design) => design.category))]
  const kept = saved.filter(hit)
  const found = props.sections.filter(hit)
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
            <SectionTile key={design.id} design={design} saved />
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
              <SectionTile key={design.id} design={design} saved={false} />
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
        {tab === 'blocks' ? <Blocks query={query} drawn={drawn} /> : <Sections query={query} />}
      </div>
    </div>
  )
}
