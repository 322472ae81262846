import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Table, type TableColumn } from './table.tsx'

interface Order {
  readonly id: string
  readonly total: string
}
const columns: readonly TableColumn<Order>[] = [
  { id: 'order', label: 'Order', cell: (order) => order.id, isSortable: true },
  { id: 'total', label: 'Total', cell: (order) => order.total, align: 'end' },
]
const idOf = (order: Order) => order.id
const items = [
  { id: '1042', total: '€1.00' },
  { id: '1041', total: '€2.00' },
]

test('rows are named by their first cell; the sorted column says so', () => {
  const html = renderToStaticMarkup(
    <Table
      label="Orders"
      columns={columns}
      items={items}
      idOf={idOf}
      sort={{ column: 'order', direction: 'descending' }}
      onSort={() => {}}
      empty="None"
    />,
  )
  assert.match(html, /aria-label="Orders"/)
  assert.equal(html.match(/role="rowheader"/g)?.length, 2)
  assert.match(html, /aria-sort="descending"/)
})

test('waiting, empty and error stand in place of the rows', () => {
  const shown = (rows: readonly Order[] | null, error?: string) =>
    renderToStaticMarkup(
      <Table label="Orders" columns={columns} items={rows} idOf={idOf} empty="None yet" error={error} />,
    )
  assert.match(shown(null), /Loading…/)
  assert.match(shown([]), /None yet/)
  assert.match(shown([], 'Line down'), /Line down/)
  assert.doesNotMatch(shown([], 'Line down'), /None yet/)
})

test('a column that says nothing alone carries its name to the card of a phone', () => {
  const [order, total] = columns
  assert.ok(order && total)
  const html = renderToStaticMarkup(
    <Table
      label="Orders"
      columns={[order, { ...total, isNamedOnPhone: true }]}
      items={items}
      idOf={idOf}
      empty="None"
    />,
  )
  assert.equal(html.match(/>Total<\/span>€/g)?.length, 2)
  assert.doesNotMatch(html, />Order<\/span>1042/)
})

test('with a selection there are checkboxes and a bar that counts', () => {
  const html = renderToStaticMarkup(
    <Table
      label="Orders"
      columns={columns}
      items={items}
      idOf={idOf}
      selected={new Set(['1041'])}
      onSelect={() => {}}
      bulkActions={() => 'Export'}
      empty="None"
    />,
  )
  assert.equal(html.match(/type="checkbox"/g)?.length, 3)
  assert.match(html, /1 selected/)
  assert.match(html, /Export/)
})
