import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { arrowStep } from '#ui/point-picker/arrow-step.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import type { ResolvedImage } from '#document/block-context.ts'
import type { Crop } from '#document/values.ts'
import { useEditor } from '../editor-context.tsx'
import { cropTo, pullCrop, wholeCrop, type CropSides } from './crop.ts'
import css from './inspector.module.css'

const RATIOS: { readonly [name: string]: number | undefined } = {
  free: undefined,
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '3:4': 3 / 4,
}
const HANDLES: readonly { readonly name: string; readonly sides: CropSides }[] = [
  { name: 'nw', sides: { x: 'start', y: 'start' } },
  { name: 'n', sides: { y: 'start' } },
  { name: 'ne', sides: { x: 'end', y: 'start' } },
  { name: 'e', sides: { x: 'end' } },
  { name: 'se', sides: { x: 'end', y: 'end' } },
  { name: 's', sides: { y: 'end' } },
  { name: 'sw', sides: { x: 'start', y: 'end' } },
  { name: 'w', sides: { x: 'start' } },
]

/** Cuts a picture: the rectangle is moved and pulled by pointer or keys, the canvas shows it at once. */
export function CropDialog({
  image,
  ratio,
  crop: given,
  onChange,
  onClose,
}: {
  readonly image: ResolvedImage
  readonly ratio: number | undefined
  readonly crop: Crop | undefined
  readonly onChange: (crop: Crop | undefined) => void
  readonly onClose: () => void
}) {
  const { words } = useEditor()
  const picture = image.width / Math.max(1, image.height)
  const [crop, setCrop] = useState(given ?? (ratio === undefined ? wholeCrop : cropTo(ratio, picture)))
  const [kept, setKept] = useState<string>('free')
  const box = useRef<HTMLDivElement>(null)
  const pull = useRef<{ crop: Crop; x: number; y: number; sides: CropSides } | null>(null)
  const asked = ratio ?? RATIOS[kept]

  const start = (sides: CropSides) => (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { crop, x: event.clientX, y: event.clientY, sides }
  }
  const move = (event: PointerEvent) => {
    const rect = box.current?.getBoundingClientRect()
    const from = pull.current
    if (!rect || !from) return
    const by = { x: (event.clientX - from.x) / rect.width, y: (event.clientY - from.y) / rect.height }
    setCrop(pullCrop(from.crop, from.sides, by, asked, picture))
  }
  const end = () => {
    pull.current = null
  }
  const key = (sides: CropSides) => (event: KeyboardEvent) => {
    const step = arrowStep(event.key, event.shiftKey ? 0.1 : 0.01)
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    setCrop(pullCrop(crop, sides, step, asked, picture))
  }
  const share = (part: number) => Math.round(part * 100)
  // Sliders to a screen reader: at a button it would keep the arrow keys for reading.
  const sizeAt = (handle: string) => ({
    role: 'slider',
    'aria-valuenow': share(handle === 'n' || handle === 's' ? crop.height : crop.width),
    'aria-valuetext': words('editor.crop.at', {
      width: Math.round(crop.width * image.width),
      height: Math.round(crop.height * image.height),
    }),
  })
  const place = {
    role: 'slider',
    'aria-valuenow': share(crop.x),
    'aria-valuetext': words('editor.image.focal_at', { x: share(crop.x), y: share(crop.y) }),
  } as const
  const whole = crop.width > 0.999 && crop.height > 0.999
  return (
    <Dialog
      title={words('editor.crop.title')}
      size="large"
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button
            variant="primary"
            onPress={() => {
              onChange(whole ? undefined : crop)
              onClose()
            }}
          >
            {words('editor.crop.done')}
          </Button>
          <Button
            variant="quiet"
            onPress={() => setCrop(ratio === undefined ? wholeCrop : cropTo(ratio, picture))}
          >
            {words('editor.crop.reset')}
          </Button>
        </>
      }
    >
      <div className={css.cropArea}>
        <div
          ref={box}
          className={css.cropPicture}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <img src={image.src} alt="" draggable={false} />
          <div
            className={css.cropBox}
            style={{
              left: `${crop.x * 100}%`,
              top: `${crop.y * 100}%`,
              width: `${crop.width * 100}%`,
              height: `${crop.height * 100}%`,
            }}
          >
            <button
              {...place}
              type="button"
              className={css.cropMove}
              aria-label={words('editor.crop.area')}
              onPointerDown={start({})}
              onKeyDown={key({})}
            />
            {HANDLES.map((handle) => (
              <button
                {...sizeAt(handle.name)}
                key={handle.name}
                type="button"
                className={classNames(css.cropHandle, css[handle.name])}
                aria-label={words('editor.crop.handle', { side: handle.name })}
                onPointerDown={start(handle.sides)}
                onKeyDown={key(handle.sides)}
              />
            ))}
          </div>
        </div>
      </div>
      {ratio === undefined && (
        <Segmented
          label={words('editor.crop.ratio')}
          size="small"
          value={kept}
          onChange={(name) => {
            setKept(name)
            const next = RATIOS[name]
            if (next !== undefined) setCrop(cropTo(next, picture))
          }}
          segments={Object.keys(RATIOS).map((name) => ({
            value: name,
            label: name === 'free' ? words('editor.crop.free') : name,
          }))}
        />
      )}
    </Dialog>
  )
}
