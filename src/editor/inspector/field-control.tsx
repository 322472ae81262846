import { lazy, Suspense } from 'react'
import PenLine from 'lucide-react/icons/pen-line'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { Field } from '#document/fields.ts'
import type { BlockId, Json } from '#document/nodes.ts'
import type { SetPatch } from '#document/patch.ts'
import type { FileValue, ImageValue, LinkValue } from '#document/values.ts'
import { blockIcon } from '../block-icons.ts'
import { fieldValue } from '../field-value.ts'
import { useEditor } from '../editor-context.tsx'
import { ColourControl } from './colour-control.tsx'
import { FileControl } from './file-control.tsx'
import { ImageControl, withParts, type PictureParts } from './image-control.tsx'
import { LengthControl } from './length-control.tsx'
import { LinkControl } from './link-control.tsx'
import { ListControl } from './list-control.tsx'
import { ReferenceControl } from './reference-control.tsx'
import { ChoiceRow } from './row.tsx'
import { useSet } from './use-set.ts'

// A calendar is large and rarely asked for.
const DateControl = lazy(async () => {
  const { DateField } = await import('#ui/date-field/date-field.tsx')
  return { default: DateField }
})

export interface FieldControlProps {
  readonly field: Field
  /** The blocks that are changed together; the first one's value is shown. */
  readonly blocks: readonly BlockId[]
  /** From `props` on. */
  readonly path: readonly string[]
  readonly value: unknown
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The control for one field of a block, made from its declaration. What it sets is checked at once. */
export function FieldControl({ field, blocks, path, value }: FieldControlProps) {
  const { store, words, props, canvas } = useEditor()
  const label = props.words(field.label)
  const help = field.help === undefined ? undefined : props.words(field.help)
  const { set, choose: chooseAt, send, write, error, begin } = useSet(blocks, 'editor.step.setting')
  const change = (next: Json | undefined) => set(path, next)
  const choose = (next: Json | undefined) => chooseAt(path, next)
  const common = { label, help, error }
  /** Each of several pictures keeps what it has beside the part that is touched. */
  const changeParts = (parts: PictureParts) => {
    const patches = blocks.flatMap((node): SetPatch[] => {
      const block = store.block(node)
      const own = block && (fieldValue(block, path, store.registry) as ImageValue | undefined)
      return own ? [{ op: 'set', node, path, value: withParts(own, parts) as unknown as Json }] : []
    })
    write(patches)
  }

  switch (field.kind) {
    case 'text': {
      const written = asText(value)
      const fault = written === '' ? undefined : field.faultOf?.(written)
      const text = {
        ...common,
        error: error ?? (fault === undefined ? undefined : props.words(fault)),
        value: written,
        onChange: change,
        onFocus: begin,
        maxLength: field.max,
        placeholder: field.placeholder === undefined ? undefined : props.words(field.placeholder),
      }
      return field.multiline ? <TextArea {...text} rows={2} /> : <TextField {...text} />
    }
    case 'richText': {
      const [block] = blocks
      if (block === undefined || blocks.length > 1) return null
      return (
        <Button size="small" icon={PenLine} onPress={() => canvas.editText({ block, path }, 'end')} isWide>
          {words('editor.inspector.edit_text', { name: label })}
        </Button>
      )
    }
    case 'number': {
      const number = typeof value === 'number' ? value : field.default
      const steps = (field.max - field.min) / field.step
      if (steps <= 100) {
        return (
          <Slider
            label={label}
            help={help}
            value={number}
            minValue={field.min}
            maxValue={field.max}
            step={field.step}
            onChange={change}
            onChangeEnd={begin}
          />
        )
      }
      return (
        <NumberField
          {...common}
          value={number}
          minValue={field.min}
          maxValue={field.max}
          step={field.step}
          suffix={field.unit}
          onFocus={begin}
          onChange={(next) => change(next ?? undefined)}
        />
      )
    }
    case 'toggle':
      return <Switch {...common} value={value === true} onChange={choose} isSpread />
    case 'choice': {
      const options = field.options.map((option) => ({
        value: option.value,
        label: props.words(option.label),
        ...(option.icon === undefined ? {} : { icon: blockIcon(option.icon) }),
      }))
      const letters = options.reduce((sum, option) => sum + option.label.length, 0)
      const pictures = field.options.every((option) => option.icon !== undefined)
      if (options.length <= 5 && (pictures || letters <= 18)) {
        return (
          <ChoiceRow
            label={label}
            help={help}
            value={asText(value)}
            options={options}
            onChange={choose}
            icons={pictures}
          />
        )
      }
      return <Select {...common} options={options} value={asText(value)} onChange={choose} />
    }
    case 'colour':
      return <ColourControl {...common} value={asText(value)} onChange={choose} />
    case 'length':
      return (
        <LengthControl {...common} field={field} value={asText(value)} onChange={change} onBegin={begin} />
      )
    case 'image':
      return (
        <ImageControl
          {...common}
          field={field}
          value={value as ImageValue | undefined}
          onChange={(next) => change(next as Json | undefined)}
          onPart={changeParts}
          onBegin={begin}
        />
      )
    case 'file':
      return (
        <FileControl
          {...common}
          accept={field.accept}
          value={value as FileValue | undefined}
          onChange={(next) => choose(next as Json | undefined)}
        />
      )
    case 'link':
      return (
        <LinkControl
          {...common}
          value={value as LinkValue | undefined}
          onChange={(next) => choose(next as Json | undefined)}
        />
      )
    case 'date':
      return (
        <Suspense fallback={null}>
          <DateControl
            {...common}
            hasTime={field.time}
            value={typeof value === 'string' ? value : null}
            onBlur={begin}
            onChange={(next) => change(next ?? undefined)}
          />
        </Suspense>
      )
    case 'code':
    case 'markdown':
      return (
        <CodeField
          {...common}
          value={asText(value)}
          maxLength={field.max}
          onFocus={begin}
          onChange={change}
          rows={6}
        />
      )
    case 'reference':
      return (
        <ReferenceControl
          {...common}
          to={field.to}
          value={typeof value === 'string' ? value : undefined}
          onChange={choose}
        />
      )
    case 'list': {
      const [block] = blocks
      if (block === undefined || blocks.length > 1) return null
      return (
        <ListControl
          {...common}
          field={field}
          block={block}
          path={path}
          items={Array.isArray(value) ? (value as { readonly id: string }[]) : []}
          send={send}
          control={(of, at, inner) => <FieldControl field={of} blocks={blocks} path={at} value={inner} />}
        />
      )
    }
  }
}
