import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useWords } from '#ui/words.ts'
import type { AssetRow } from '../../contract.ts'
import { pictureOf } from '../asset-picture.ts'
import css from './focal-picker.module.css'

type Focal = { readonly x: number; readonly y: number }

const middle: Focal = { x: 0.5, y: 0.5 }
const bounded = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100))

/** A picture with the point that stays in view when it is cut: pressed, dragged, or moved by arrow keys. */
export function FocalPicker({
  asset,
  siteUrl,
  value,
  onChange,
  isDisabled = false,
}: {
  asset: AssetRow
  siteUrl: string
  value: Focal | null
  onChange: (focal: Focal) => void
  isDisabled?: boolean
}) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  const picture = pictureOf(siteUrl, asset)
  const focal = value ?? middle
  const place = (event: PointerEvent) => {
    const rect = box.current?.getBoundingClientRect()
    if (!rect || rect.width === 0 || rect.height === 0) return
    onChange({
      x: bounded((event.clientX - rect.left) / rect.width),
      y: bounded((event.clientY - rect.top) / rect.height),
    })
  }
  const key = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 0.1 : 0.02
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by],
      ArrowDown: [0, by],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onChange({ x: bounded(focal.x + move[0]), y: bounded(focal.y + move[1]) })
  }
  if (!picture) return null
  const percent = { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) }
  const shown = (
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes="480px"
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      alt={asset.alt}
      draggable={false}
      className={css.picture}
    />
  )
  if (isDisabled) return <div className={css.box}>{shown}</div>
  return (
    <div
      ref={box}
      className={css.box}
      data-picks=""
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        place(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
      }}
    >
      {shown}
      {/* A slider, to assistive technology: of a button it keeps the arrow keys to itself. */}
      <button
        type="button"
        role="slider"
        aria-valuenow={percent.x}
        aria-valuetext={t('assets.focal.at', percent)}
        aria-label={t('assets.focal.label')}
        title={t('assets.focal.label')}
        className={css.point}
        style={{ insetInlineStart: `${focal.x * 100}%`, insetBlockStart: `${focal.y * 100}%` }}
        onKeyDown={key}
      />
    </div>
  )
}
