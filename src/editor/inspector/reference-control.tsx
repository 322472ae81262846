import { useEffect, useState } from 'react'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { useEditor } from '../editor-context.tsx'

/** A row of an area (a collection, a form, a product), found by typing a part of its name. */
export function ReferenceControl({
  label,
  help,
  error,
  to,
  value,
  onChange,
}: {
  readonly label: string
  readonly help?: string
  readonly error?: string
  readonly to: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}) {
  const { props, words } = useEditor()
  const [query, setQuery] = useState<string | null>(null)
  const [rows, setRows] = useState<readonly { readonly id: string; readonly label: string }[]>([])
  useEffect(() => {
    let stale = false
    const wait = setTimeout(() => {
      const ask = async () => {
        const found = await props.references.search(to, query ?? '')
        if (!stale) setRows(found)
      }
      // Nothing to offer while the server is away; typing asks again.
      ask().catch(() => undefined)
    }, 150)
    return () => {
      stale = true
      clearTimeout(wait)
    }
  }, [props.references, to, query])
  const chosen = rows.find((row) => row.id === value)
  return (
    <ComboBox
      label={label}
      help={help}
      error={error}
      options={rows.map((row) => ({ value: row.id, label: row.label }))}
      value={value ?? null}
      inputValue={query ?? chosen?.label ?? ''}
      onInputChange={setQuery}
      onChange={(next) => {
        setQuery(null)
        onChange(next ?? undefined)
      }}
      placeholder={words('editor.reference.choose')}
    />
  )
}
