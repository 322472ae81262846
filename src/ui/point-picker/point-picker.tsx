import { type KeyboardEvent, type PointerEvent, type ReactNode, useContext, useRef } from 'react'
import { DisabledContext } from '../disabled/disabled-context.ts'
import { PictureFrame } from '../picture-frame/picture-frame.tsx'
import { arrowStep } from './arrow-step.ts'
import css from './point-picker.module.css'

/** A point of a picture, as shares of its width and height from the left and from the top. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface PointPickerProps {
  label: string
  /** The middle, where none was chosen. */
  value: Point | null
  onChange: (point: Point) => void
  /** Before the first change of a gesture, and as the point gets the focus. */
  onBegin?: () => void
  /** Where a point is, in words: whole percents in, “50% from the left” out. */
  said: (percent: { x: number; y: number }) => string
  children: ReactNode
}

const middle: Point = { x: 0.5, y: 0.5 }
const bounded = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100))

/** A picture with a point on it: pressed, dragged, or moved by arrow keys, with Shift in larger steps. */
export function PointPicker({ label, value, onChange, onBegin, said, children }: PointPickerProps) {
  const box = useRef<HTMLDivElement>(null)
  const knob = useRef<HTMLButtonElement>(null)
  const isDisabled = useContext(DisabledContext)
  const point = value ?? middle
  const put = (x: number, y: number) => onChange({ x: bounded(x), y: bounded(y) })
  const place = (event: PointerEvent) => {
    const rect = box.current?.getBoundingClientRect()
    if (!rect || rect.width === 0 || rect.height === 0) return
    put((event.clientX - rect.left) / rect.width, (event.clientY - rect.top) / rect.height)
  }
  const key = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, event.shiftKey ? 0.1 : 0.02)
    if (!step) return
    event.preventDefault()
    put(point.x + step.x, point.y + step.y)
  }
  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) }
  return (
    <PictureFrame
      ref={box}
      className={css.box}
      onPointerDown={(event) => {
        if (event.button !== 0 || isDisabled) return
        // Words beside it would be selected on the way; who has pressed goes on by arrow keys.
        event.preventDefault()
        knob.current?.focus({ preventScroll: true })
        onBegin?.()
        event.currentTarget.setPointerCapture(event.pointerId)
        place(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
      }}
    >
      {children}
      {/* A slider, to assistive technology: of a button it keeps the arrow keys to itself. */}
      <button
        ref={knob}
        type="button"
        disabled={isDisabled}
        role="slider"
        aria-valuenow={percent.x}
        aria-valuetext={said(percent)}
        aria-label={label}
        title={label}
        className={css.point}
        style={{ left: `${percent.x}%`, top: `${percent.y}%` }}
        onKeyDown={key}
        onFocus={onBegin}
      />
    </PictureFrame>
  )
}
