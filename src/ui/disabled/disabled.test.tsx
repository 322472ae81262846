import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button.tsx'
import { ComboBox } from '../combo-box/combo-box.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { PointPicker } from '../point-picker/point-picker.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Segmented } from '../segmented/segmented.tsx'
import { Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { Switch } from '../switch/switch.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Disabled } from './disabled.tsx'

const nothing = () => {}
const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]

/** What can be pressed, chosen or written in: of what is drawn, the elements that are not off. */
const usable = (drawn: ReactElement) =>
  [
    ...renderToStaticMarkup(drawn).matchAll(
      /<(?:button|input|textarea|select)\b[^>]*>|<[^>]*role="spinbutton"[^>]*>/g,
    ),
  ]
    .map(([element]) => element)
    .filter((element) => !/\sdisabled=""|aria-disabled="true"|type="hidden"|\shidden=""/.test(element))

for (const [name, control] of Object.entries({
  button: <Button onPress={nothing}>Go</Button>,
  'icon button': <IconButton icon={X} name="Close" tip="none" onPress={nothing} />,
  'combo box': <ComboBox label="Country" options={choices} />,
  date: <DateField label="On" value="2026-11-20" onChange={nothing} />,
  number: <NumberField label="Seats" value={3} onChange={nothing} hasSteps />,
  point: (
    <PointPicker label="Point" value={null} onChange={nothing} said={() => ''}>
      <img src="/a" alt="" />
    </PointPicker>
  ),
  radios: <RadioGroup label="Which" options={choices} value="one" onChange={nothing} />,
  segments: <Segmented label="Which" segments={choices} value="one" onChange={nothing} />,
  select: <Select label="Which" options={choices} value="one" onChange={nothing} />,
  slider: <Slider label="How much" value={3} onChange={nothing} />,
  switch: <Switch label="Dark" value onChange={nothing} />,
  text: <TextField label="Name" value="a" onChange={nothing} />,
  'long text': <TextArea label="Words" value="a" onChange={nothing} />,
})) {
  test(`${name}: off where only looking is allowed, and nowhere else`, () => {
    assert.ok(usable(control).length > 0, 'it can be used')
    assert.deepEqual(usable(<Disabled>{control}</Disabled>), [])
  })
}

test('a button that says itself that it is on stays on', () => {
  const way = (
    <Button isDisabled={false} onPress={nothing}>
      Settings
    </Button>
  )
  assert.equal(usable(<Disabled>{way}</Disabled>).length, 1)
})
