import { ColorField as AriaColorField, Input, parseColor } from 'react-aria-components/ColorField'
import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorPicker } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import {
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
} from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover'
import { useState, type Ref } from 'react'
import { FieldLabel, FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import { popoverClass } from '../popover/popover.tsx'
import { useWords } from '../words.ts'
import css from './color-field.module.css'

export interface ColorFieldProps extends Omit<FieldText, 'label'> {
  label: string
  /** `#rrggbb`. Null is empty. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** Colours offered first, `#rrggbb`: the site's palette. */
  swatches?: readonly string[]
  ref?: Ref<HTMLInputElement>
}

const parsed = (hex: string | null) => {
  try {
    return hex === null ? null : parseColor(hex).toFormat('hsb')
  } catch {
    return null
  }
}

/** A colour: typed as hex, or found in the palette or by eye. */
export function ColorField({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  value,
  onChange,
  onBlur,
  swatches = [],
  className,
  ref,
  ...rest
}: ColorFieldProps) {
  const words = useWords()
  // Hue and saturation are kept while the colour is black or grey, where hex forgets them.
  const [held, setHeld] = useState(() => parsed(value) ?? parseColor('hsb(190, 60%, 50%)'))
  const colour = held.toString('hex').toLowerCase() === value?.toLowerCase() ? held : (parsed(value) ?? held)
  return (
    <AriaColorField
      {...rest}
      value={value === null ? null : colour}
      onChange={(next) => onChange(next === null ? null : next.toString('hex').toLowerCase())}
      onBlur={onBlur && (() => onBlur())}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className={fieldClasses.box()}>
        <DialogTrigger>
          <Button
            className={css.open}
            aria-label={words('ui.colour.choose', { label })}
            isDisabled={rest.isDisabled || rest.isReadOnly}
          >
            {value === null ? (
              <span className={css.none} />
            ) : (
              <ColorSwatch color={colour} className={css.swatch} />
            )}
          </Button>
          <Popover className={popoverClass} placement="bottom start" offset={4}>
            <Dialog aria-label={words('ui.colour.choose', { label })} className={css.panel}>
              <ColorPicker
                value={colour}
                onChange={(next) => {
                  const hsb = next.toFormat('hsb')
                  setHeld(hsb)
                  onChange(hsb.toString('hex').toLowerCase())
                }}
              >
                {swatches.length > 0 && (
                  <ColorSwatchPicker aria-label={words('ui.colour.palette')} className={css.swatches}>
                    {swatches.map((hex) => (
                      <ColorSwatchPickerItem key={hex} color={hex} className={css.item}>
                        <ColorSwatch className={css.swatch} />
                      </ColorSwatchPickerItem>
                    ))}
                  </ColorSwatchPicker>
                )}
                <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={css.area}>
                  <ColorThumb className={css.thumb} />
                </ColorArea>
                <ColorSlider colorSpace="hsb" channel="hue" className={css.slider}>
                  <SliderTrack className={css.track}>
                    <ColorThumb className={css.thumb} />
                  </SliderTrack>
                </ColorSlider>
              </ColorPicker>
            </Dialog>
          </Popover>
        </DialogTrigger>
        <Input
          ref={ref}
          className={`${fieldClasses.input} ${css.hex}`}
          dir="ltr"
          placeholder="#"
          spellCheck="false"
        />
      </div>
      <FieldNotes help={help} error={error} />
    </AriaColorField>
  )
}
