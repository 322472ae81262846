import type { ReactNode } from 'react'
import { SwitchFieldContext } from 'react-aria-components'
import { ButtonContext } from 'react-aria-components/Button'
import { ComboBoxContext } from 'react-aria-components/ComboBox'
import { NumberFieldContext } from 'react-aria-components/NumberField'
import { RadioGroupContext } from 'react-aria-components/RadioGroup'
import { SelectContext } from 'react-aria-components/Select'
import { SliderContext } from 'react-aria-components/Slider'
import { Provider } from 'react-aria-components/slots'
import { TextFieldContext } from 'react-aria-components/TextField'
import { ToggleButtonGroupContext } from 'react-aria-components/ToggleButtonGroup'
import { DisabledContext } from './disabled-context.ts'

const off = { isDisabled: true }

/**
 * Every button, field, choice, switch and slider in it is off: seen and read, and not to be set. What a `fieldset` does
 * for the browser's own controls. One that says itself whether it is off (`isDisabled={false}`: a way somewhere) is believed,
 * and so are buttons in a list, which are the list's.
 */
export function Disabled({ children }: { readonly children: ReactNode }) {
  return (
    <DisabledContext value={true}>
      <Provider
        values={[
          [ButtonContext, off],
          [ComboBoxContext, off],
          [NumberFieldContext, off],
          [RadioGroupContext, off],
          [SelectContext, off],
          [SliderContext, off],
          [SwitchFieldContext, off],
          [TextFieldContext, off],
          [ToggleButtonGroupContext, off],
        ]}
      >
        {children}
      </Provider>
    </DisabledContext>
  )
}
