import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { setSection } from '#document/commands/set-section.ts'
import type { Background, Overlay } from '#document/background.ts'
import type { Section } from '#document/nodes.ts'
import { paletteSlots, type PaletteSlot } from '#document/styles.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import { FileControl } from './file-control.tsx'
import { ImageControl, withParts } from './image-control.tsx'
import { Row } from './row.tsx'
import { Swatches } from './swatches.tsx'
import { useSet } from './use-set.ts'

function Slot({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: PaletteSlot
  readonly onChange: (slot: PaletteSlot) => void
}) {
  const { words } = useEditor()
  const palette = useView((view) => view.styles.palette)
  return (
    <Row label={label}>
      <Swatches
        label={label}
        value={value}
        onChange={(next) => {
          const slot = paletteSlots.find((one) => one === next)
          if (slot) onChange(slot)
        }}
        options={paletteSlots.map((slot) => ({
          value: slot,
          name: words(`editor.colour.${slot}` satisfies EditorKey),
          paint: palette[slot],
        }))}
      />
    </Row>
  )
}

/** What lies behind a section's blocks: nothing, a colour, a gradient, a picture, a film. */
export function BackgroundSettings({ section }: { readonly section: Section }) {
  const { store, props, words } = useEditor()
  const { send, set, begin, error } = useSet([section.id], 'editor.step.background')
  const { background } = section
  const put = (next: Background) => send(setSection(store.document(), section.id, { background: next }))
  /** A part of it, while a slider moves or a text is typed: one step of undoing. */
  const tune = (next: Background) => set(['background'], next as never)

  async function choose(kind: Background['kind']): Promise<void> {
    switch (kind) {
      case 'none':
        put({ kind: 'none' })
        return
      case 'colour':
        put({ kind: 'colour', colour: 'tint' })
        return
      case 'gradient':
        put({ kind: 'gradient', from: 'tint', to: 'accent', angle: 160 })
        return
      case 'image': {
        if (background.kind === 'video') {
          put({ kind: 'image', image: background.poster })
          return
        }
        const image = await props.assets.chooseImage()
        if (image) put({ kind: 'image', image: { ...image, decorative: true } })
        return
      }
      case 'video': {
        const film = await props.assets.chooseFile(['video/mp4', 'video/webm'])
        if (!film) return
        const poster = background.kind === 'image' ? background.image : await props.assets.chooseImage()
        if (poster) put({ kind: 'video', asset: film.asset, poster })
      }
    }
  }

  const overlay: Overlay | undefined =
    background.kind === 'image' || background.kind === 'video' ? background.overlay : undefined
  const veil = (next: Overlay) => {
    if (background.kind === 'image' || background.kind === 'video') tune({ ...background, overlay: next })
  }
  return (
    <>
      <Select
        label={words('editor.background.kind')}
        value={background.kind}
        error={error}
        onChange={(kind) => void choose(kind as Background['kind'])}
        options={(['none', 'colour', 'gradient', 'image', 'video'] as const).map((kind) => ({
          value: kind,
          label: words(`editor.background.${kind}` satisfies EditorKey),
        }))}
      />
      {background.kind === 'colour' && (
        <Slot
          label={words('editor.background.colour')}
          value={background.colour}
          onChange={(colour) => put({ kind: 'colour', colour })}
        />
      )}
      {background.kind === 'gradient' && (
        <>
          <Slot
            label={words('editor.background.from')}
            value={background.from}
            onChange={(from) => put({ ...background, from })}
          />
          <Slot
            label={words('editor.background.to')}
            value={background.to}
            onChange={(to) => put({ ...background, to })}
          />
          <Slider
            label={words('editor.background.angle')}
            value={background.angle}
            minValue={0}
            maxValue={355}
            step={5}
            onChange={(angle) => tune({ ...background, angle })}
            onChangeEnd={begin}
          />
        </>
      )}
      {background.kind === 'image' && (
        <>
          <ImageControl
            label={words('editor.background.image')}
            field={{}}
            value={background.image}
            onBegin={begin}
            onChange={(image) => (image ? tune({ ...background, image }) : put({ kind: 'none' }))}
            onPart={(parts) => tune({ ...background, image: withParts(background.image, parts) })}
          />
          <Switch
            label={words('editor.background.fixed')}
            isSpread
            value={background.fixed === true}
            onChange={(fixed) => {
              const { fixed: _, ...rest } = background
              put(fixed ? { ...rest, fixed } : rest)
            }}
          />
        </>
      )}
      {background.kind === 'video' && (
        <>
          <FileControl
            label={words('editor.background.film')}
            accept={['video/mp4', 'video/webm']}
            value={{ asset: background.asset }}
            onChange={(film) => (film ? put({ ...background, asset: film.asset }) : put({ kind: 'none' }))}
          />
          <ImageControl
            label={words('editor.background.poster')}
            field={{}}
            value={background.poster}
            onBegin={begin}
            onChange={(poster) => {
              if (poster) tune({ ...background, poster })
            }}
            onPart={(parts) => tune({ ...background, poster: withParts(background.poster, parts) })}
          />
        </>
      )}
      {(background.kind === 'image' || background.kind === 'video') && (
        <>
          <Slot
            label={words('editor.background.veil')}
            value={overlay?.colour ?? 'ink'}
            onChange={(colour) => {
              begin()
              veil({ colour, strength: overlay?.strength ?? 0.4 })
              begin()
            }}
          />
          <Slider
            label={words('editor.background.strength')}
            value={overlay?.strength ?? 0}
            minValue={0}
            maxValue={1}
            step={0.05}
            formatOptions={{ style: 'percent' }}
            onChange={(strength) => veil({ colour: overlay?.colour ?? 'ink', strength })}
            onChangeEnd={begin}
          />
        </>
      )}
    </>
  )
}
