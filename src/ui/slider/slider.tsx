import type { ReactNode } from 'react'
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider'
import css from './slider.module.css'

export interface SliderProps extends Pick<
  AriaSliderProps<number>,
  'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'isDisabled'
> {
  label: ReactNode
  help?: ReactNode
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  /** When the thumb is let go: what is saved. */
  onChangeEnd?: (value: number) => void
  /** After the figure where `formatOptions` knows no such unit: `px`. */
  unit?: string
}

/** A number where the feel matters more than the figure: a size, a strength. The figure stands beside the label. */
export function Slider({
  label,
  help,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  unit,
  ...rest
}: SliderProps) {
  return (
    <AriaSlider
      {...rest}
      {...(value !== undefined && { value })}
      defaultValue={defaultValue}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
      className={css.slider}
    >
      <div className={css.line}>
        <Label className={css.label}>{label}</Label>
        <SliderOutput className={css.output}>
          {({ defaultChildren, state }) =>
            unit ? `${state.getThumbValueLabel(0)} ${unit}` : defaultChildren
          }
        </SliderOutput>
      </div>
      <SliderTrack className={css.track}>
        <SliderFill className={css.fill} />
        <SliderThumb className={css.thumb} />
      </SliderTrack>
      {help && <p className={css.help}>{help}</p>}
    </AriaSlider>
  )
}
