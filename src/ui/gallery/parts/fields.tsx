import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { Checkbox, CheckboxGroup } from '../../checkbox/checkbox.tsx'
import { CodeField } from '../../code-field/code-field.tsx'
import { ComboBox } from '../../combo-box/combo-box.tsx'
import { Disabled } from '../../disabled/disabled.tsx'
import { NumberField } from '../../number-field/number-field.tsx'
import { RadioGroup } from '../../radio-group/radio-group.tsx'
import { SearchField } from '../../search-field/search-field.tsx'
import { Select } from '../../select/select.tsx'
import { Switch } from '../../switch/switch.tsx'
import { TextArea } from '../../text-area/text-area.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { Case } from '../case.tsx'
import { useLabels } from '../labels.ts'

/** Every field, empty, filled, wrong, off. */
export function Fields() {
  const labels = useLabels()
  const [text, setText] = useState(labels.text)
  const [search, setSearch] = useState('')
  const options = [
    { value: 'all', label: labels.option, icon: Globe },
    { value: 'some', label: 'Members', detail: 'People with a plan', icon: Lock },
    { value: 'none', label: 'Nobody', isDisabled: true },
  ]
  const countries = [
    'Austria',
    'Belgium',
    'Denmark',
    'Estonia',
    'Finland',
    'France',
    'Germany',
    'Greece',
    'Ireland',
    'Italy',
    'Latvia',
    'Norway',
    'Poland',
    'Portugal',
    'Spain',
    'Sweden',
  ].map((label) => ({ value: label, label }))
  return (
    <>
      <Case title="Text" look="grid">
        <TextField label={labels.title} help={labels.help} value={text} onChange={setText} />
        <TextField
          label={labels.title}
          value={text}
          onChange={setText}
          error={labels.error}
          help={labels.help}
        />
        <TextField label={labels.title} isOptional placeholder="Oak & Ember" />
        <TextField label={labels.title} value={labels.text} isDisabled />
        <TextField label={labels.title} value={labels.text} isReadOnly />
        <TextField
          label="Password"
          type="password"
          defaultValue="correct horse"
          autoComplete="new-password"
          help="At least 10 characters."
        />
        <TextField label="Address" prefix="https://" suffix=".portico.site" defaultValue="oak-and-ember" />
        <TextField label="Search title" value={text} onChange={setText} countTo={60} />
        <SearchField label="Search orders" value={search} onChange={setSearch} />
      </Case>
      <Case title="Long text and code" look="grid">
        <TextArea
          label="Description"
          help={labels.help}
          defaultValue="Slow-fired stoneware from a workshop by the river."
        />
        <TextArea label="Description" error={labels.error} />
        <CodeField label="Page code" rows={4} defaultValue={'<link rel="me" href="https://example.com">'} />
      </Case>
      <Case title="Numbers" look="grid">
        <NumberField
          label="Price"
          defaultValue={1234.5}
          prefix="€"
          formatOptions={{ minimumFractionDigits: 2 }}
        />
        <NumberField label="In stock" defaultValue={12} minValue={0} hasSteps />
        <NumberField label="Weight" suffix="kg" error="Enter 0 or more" />
      </Case>
      <Case title="Choosing" look="grid">
        <Select label="Who can see this" options={options} defaultValue="all" help={labels.help} />
        <Select label="Who can see this" options={options} error={labels.error} />
        <Select label="Who can see this" options={options} defaultValue="some" isDisabled />
        <ComboBox label="Country" options={countries} defaultValue="Germany" />
        <ComboBox label="Country" options={countries} placeholder="Type to search" />
        <ComboBox label="Country" options={countries} isDisabled />
      </Case>
      <Case title="Ticking" look="grid">
        <Checkbox label={labels.option} help={labels.help} defaultValue />
        <Checkbox label={labels.option} error={labels.error} />
        <Checkbox label="Some of them" isIndeterminate />
        <Checkbox label="Off" isDisabled />
        <Checkbox label="On and off" isDisabled defaultValue />
        <CheckboxGroup
          label="Tell me about"
          defaultValue={['orders']}
          options={[
            { value: 'orders', label: 'Orders', help: 'Each one, at once' },
            { value: 'stock', label: 'Low stock' },
          ]}
        />
      </Case>
      <Case title="One of a few" look="grid">
        <RadioGroup
          label="Prices"
          defaultValue="with"
          options={[
            { value: 'with', label: 'Shown with tax' },
            { value: 'without', label: 'Shown without tax', help: 'Tax is added at checkout.' },
            { value: 'off', label: 'Hidden', isDisabled: true },
          ]}
        />
        <RadioGroup
          label="Prices"
          error={labels.error}
          options={[
            { value: 'with', label: labels.option },
            { value: 'without', label: 'Without tax' },
          ]}
        />
      </Case>
      <Case title="Cards" look="plain">
        <RadioGroup
          label="What are you making?"
          look="cards"
          defaultValue="shop"
          options={[
            { value: 'shop', label: 'A shop', help: 'Products, orders, shipping' },
            { value: 'site', label: 'A site', help: labels.help },
            { value: 'cover', label: 'A cover page', help: 'One page, no navigation' },
          ]}
        />
      </Case>
      <Case title="Switches" look="grid">
        <Switch label="Dark mode" defaultValue />
        <Switch label={labels.option} help={labels.help} />
        <Switch label="Off" isDisabled />
        <Switch label="On and off" isDisabled defaultValue />
        <Switch label="Tell me about orders" help="By e-mail, at once." isSpread defaultValue />
      </Case>
      <Case title="Only looked at" look="grid">
        <Disabled>
          <TextField label={labels.title} value={labels.text} onChange={() => {}} />
          <NumberField label="Seats" value={12} onChange={() => {}} />
          <Select label="Who can see this" options={options} defaultValue="some" />
          <ComboBox label="Country" options={countries} />
          <Switch label="Newsletter" defaultValue />
        </Disabled>
      </Case>
    </>
  )
}
