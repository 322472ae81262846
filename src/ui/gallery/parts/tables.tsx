import Ellipsis from 'lucide-react/icons/ellipsis'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useMemo, useState } from 'react'
import { Badge, Count, Status, type BadgeTone } from '../../badge/badge.tsx'
import { Banner } from '../../banner/banner.tsx'
import { Button } from '../../button/button.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { IconButton } from '../../icon-button/icon-button.tsx'
import { Menu } from '../../menu/menu.tsx'
import { Table, type TableColumn, type TableSort } from '../../table/table.tsx'
import { Tabs } from '../../tabs/tabs.tsx'
import { Case } from '../case.tsx'
import { useLabels } from '../labels.ts'

interface Order {
  readonly id: string
  readonly customer: string
  readonly status: string
  readonly tone: BadgeTone
  readonly total: number
  readonly placed: string
  readonly pieces: number
}

const people = [
  'Ada Whitfield',
  'Bram de Vries',
  'Chiara Conti',
  'Dorothea von Hohenstein-Waldburg',
  'Emil Sørensen',
]
const states: [string, BadgeTone][] = [
  ['Paid', 'success'],
  ['To be sent', 'warning'],
  ['Refunded', 'neutral'],
  ['Failed', 'danger'],
]
const orders: readonly Order[] = Array.from({ length: 14 }, (_, at) => {
  const [status, tone] = states[at % states.length] ?? ['Paid', 'success']
  return {
    id: `${1042 - at}`,
    customer: people[at % people.length] ?? '',
    status,
    tone,
    total: 1250.5 / (at + 1),
    placed: `${14 - at} Nov`,
    pieces: at % 4,
  }
})

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const idOf = (order: Order) => order.id

/** Tables and tabs. */
export function Tables() {
  const labels = useLabels()
  const [sort, setSort] = useState<TableSort>({ column: 'order', direction: 'descending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1041']))
  const columns: readonly TableColumn<Order>[] = [
    { id: 'order', label: 'Order', cell: (order) => `#${order.id}`, isSortable: true, width: '6rem' },
    { id: 'customer', label: 'Customer', cell: (order) => order.customer, isSortable: true },
    { id: 'status', label: 'Status', cell: (order) => <Status tone={order.tone}>{order.status}</Status> },
    { id: 'placed', label: 'Placed', cell: (order) => order.placed, isSortable: true },
    {
      id: 'pieces',
      label: 'Pieces',
      cell: (order) => order.pieces,
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
    },
    {
      id: 'total',
      label: 'Total',
      cell: (order) => money.format(order.total),
      align: 'end',
      isSortable: true,
      phone: 'end',
    },
    {
      id: 'more',
      label: 'Actions',
      isLabelHidden: true,
      width: '3rem',
      phone: 'hidden',
      cell: (order) => (
        <Menu
          trigger={
            <IconButton icon={Ellipsis} name={`Actions of order ${order.id}`} size="small" tip="none" />
          }
          items={[{ id: 'refund', label: 'Refund' }]}
        />
      ),
    },
  ]
  const sorted = useMemo(() => {
    const way = sort.direction === 'ascending' ? 1 : -1
    const value = (order: Order) =>
      sort.column === 'total' ? order.total : sort.column === 'customer' ? order.customer : Number(order.id)
    return [...orders].sort((one, other) => (value(one) < value(other) ? -way : way))
  }, [sort])
  return (
    <>
      <Case title="Orders" look="plain">
        <Table
          label="Orders"
          columns={columns}
          items={sorted}
          idOf={idOf}
          nameOf={(order) => `Order ${order.id}`}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          total={1204}
          onSelectEvery={() => {}}
          onOpen={() => {}}
          bulkActions={() => (
            <>
              <Button size="small" variant="quiet">
                Mark as sent
              </Button>
              <Button size="small" variant="quiet">
                Export
              </Button>
            </>
          )}
          empty={null}
        />
      </Case>
      <Case title="Waiting" look="plain">
        <Table label="Orders" columns={columns} items={null} idOf={idOf} empty={null} />
      </Case>
      <Case title="Empty" look="plain">
        <Table
          label="Orders"
          columns={columns}
          items={[]}
          idOf={idOf}
          empty={
            <EmptyState
              icon={ShoppingBag}
              title="Orders will appear here"
              action={<Button variant="primary">{labels.add}</Button>}
            >
              Add a product and release the site; each order is listed with its customer and its state.
            </EmptyState>
          }
        />
      </Case>
      <Case title="Error" look="plain">
        <Table
          label="Orders"
          columns={columns}
          items={[]}
          idOf={idOf}
          empty={null}
          error={
            <Banner
              tone="danger"
              title="Orders could not be loaded"
              actions={<Button size="small">Try again</Button>}
            >
              The line seems to be down.
            </Banner>
          }
        />
      </Case>
      <Case title="Tabs" look="plain">
        <Tabs
          label="Orders by state"
          items={[
            { id: 'all', label: 'All', end: <Count value={1204} />, content: <p>{labels.help}</p> },
            { id: 'open', label: 'To be sent', end: <Count value={7} />, content: <p>{labels.text}</p> },
            { id: 'off', label: 'Archived', isDisabled: true, content: null },
            { id: 'long', label: labels.title, content: <Badge>{labels.option}</Badge> },
          ]}
        />
      </Case>
    </>
  )
}
