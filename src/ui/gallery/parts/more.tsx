import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import Folder from 'lucide-react/icons/folder'
import Mail from 'lucide-react/icons/mail'
import Settings from 'lucide-react/icons/settings'
import TextAlignCenter from 'lucide-react/icons/text-align-center'
import TextAlignEnd from 'lucide-react/icons/text-align-end'
import TextAlignStart from 'lucide-react/icons/text-align-start'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Avatar } from '../../avatar/avatar.tsx'
import { Badge, Status } from '../../badge/badge.tsx'
import { Breadcrumb } from '../../breadcrumb/breadcrumb.tsx'
import { Button } from '../../button/button.tsx'
import { Card, Facts, Figure, LinkCard } from '../../card/card.tsx'
import { Chips } from '../../chip/chip.tsx'
import { ColorField } from '../../color-field/color-field.tsx'
import { CommandPalette } from '../../command-palette/command-palette.tsx'
import { CopyField } from '../../copy-field/copy-field.tsx'
import { DateField } from '../../date-field/date-field.tsx'
import { DateRangeField } from '../../date-range/date-range.tsx'
import { Disclosure } from '../../disclosure/disclosure.tsx'
import { FileDrop } from '../../file-drop/file-drop.tsx'
import { IconButton } from '../../icon-button/icon-button.tsx'
import { Columns } from '../../layout/layout.tsx'
import { List, type ListItem } from '../../list/list.tsx'
import { LoadMore } from '../../load-more/load-more.tsx'
import { Mark } from '../../mark/mark.tsx'
import { HeaderActions } from '../../page-header/header-actions.tsx'
import { PageHeader } from '../../page-header/page-header.tsx'
import { PictureFrame } from '../../picture-frame/picture-frame.tsx'
import { PointPicker } from '../../point-picker/point-picker.tsx'
import { Progress } from '../../progress/progress.tsx'
import { Segmented } from '../../segmented/segmented.tsx'
import { Slider } from '../../slider/slider.tsx'
import { TimeField } from '../../time-field/time-field.tsx'
import { Timeline } from '../../timeline/timeline.tsx'
import { Tree, type TreeEntry } from '../../tree/tree.tsx'
import { movedTree } from '../../tree/tree-move.ts'
import { Case } from '../case.tsx'
import { useLabels } from '../labels.ts'

/** Dates, colours, sliders, files. */
export function MoreFields() {
  const labels = useLabels()
  const [colour, setColour] = useState<string | null>('#17625f')
  const [view, setView] = useState('week')
  const [align, setAlign] = useState('start')
  const [point, setPoint] = useState({ x: 0.5, y: 0.5 })
  return (
    <>
      <Case title="Dates and times" look="grid">
        <DateField label="Release on" defaultValue="2026-11-24" help={labels.help} />
        <DateField label="Release on" hasTime error="Choose a day after today" />
        <DateField label="Release on" defaultValue="2026-11-24" isDisabled />
        <TimeField label="Opens at" defaultValue="09:30" />
        <DateRangeField
          label="Period"
          value={{ start: '2026-11-01', end: '2026-11-20' }}
          onChange={() => {}}
        />
      </Case>
      <Case title="Colours and amounts" look="grid">
        <ColorField
          label="Accent"
          value={colour}
          onChange={setColour}
          swatches={['#17625f', '#c8553d', '#f2c14e', '#1f2a37', '#f7f4ee']}
        />
        <ColorField label={labels.title} value={null} onChange={() => {}} error={labels.error} />
        <Slider label="Corner radius" defaultValue={12} maxValue={40} unit="px" />
        <Slider
          label={labels.title}
          defaultValue={0.4}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          help={labels.help}
        />
        <Slider label="Off" defaultValue={20} isDisabled />
      </Case>
      <Case title="A point of a picture">
        <PointPicker
          label="Point that stays in view"
          value={point}
          onChange={setPoint}
          said={({ x, y }) => `${x}% from the left, ${y}% from the top`}
        >
          <svg viewBox="0 0 160 90" width="240" aria-hidden="true">
            <circle cx="60" cy="45" r="30" fill="currentcolor" />
          </svg>
        </PointPicker>
        <PictureFrame>
          <svg viewBox="0 0 160 90" width="240" aria-hidden="true">
            <circle cx="60" cy="45" r="30" fill="currentcolor" />
          </svg>
        </PictureFrame>
      </Case>
      <Case title="Segments">
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          segments={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'month', label: labels.option },
          ]}
        />
        <Segmented
          label="Alignment"
          isIconOnly
          value={align}
          onChange={setAlign}
          segments={[
            { value: 'start', label: 'Start', icon: TextAlignStart },
            { value: 'center', label: 'Centre', icon: TextAlignCenter },
            { value: 'end', label: 'End', icon: TextAlignEnd },
          ]}
        />
      </Case>
      <Case title="Files" look="grid">
        <FileDrop
          label="Product photos"
          help="JPEG, PNG or WebP, up to 20 MB"
          types={['image/*']}
          isMultiple
          onFiles={() => {}}
        />
        <FileDrop label={labels.title} error={labels.error} onFiles={() => {}} />
      </Case>
      <Case title="To be copied" look="grid">
        <CopyField
          label="Preview link"
          value="https://oak-and-ember.portico.site/?preview=8f2a61c0"
          help={labels.help}
        />
        <CopyField label="TXT record" value="portico-verification=1f83c90a2b7e4d" />
      </Case>
    </>
  )
}

const pages: readonly TreeEntry[] = [
  { id: 'home', label: 'Home', icon: FileText, end: <Badge>Home page</Badge>, isFixed: true },
  {
    id: 'shop',
    label: 'Shop',
    icon: Folder,
    isContainer: true,
    children: [
      { id: 'mugs', label: 'Mugs', icon: FileText },
      { id: 'bowls', label: 'Bowls and plates', icon: FileText },
    ],
  },
  {
    id: 'about',
    label: 'About the workshop and the people in it',
    icon: FileText,
    actions: <IconButton icon={Settings} name="Settings of About" size="small" tip="none" />,
  },
]

/** Lists, trees, cards, timelines. */
export function Collections() {
  const labels = useLabels()
  const [tree, setTree] = useState(pages)
  const [items, setItems] = useState<readonly ListItem[]>([
    {
      id: 'card',
      title: 'Card',
      detail: 'Visa, Mastercard, American Express',
      start: <CreditCard size={16} />,
      end: <Status tone="success">On</Status>,
      actions: <IconButton icon={Settings} name="Settings of Card" size="small" tip="none" />,
    },
    {
      id: 'bank',
      title: 'Bank transfer',
      detail: labels.help,
      start: <Mail size={16} />,
      end: <Status isHollow>Off</Status>,
    },
    { id: 'pickup', title: labels.text, start: <Avatar name="Ada Whitfield" /> },
  ])
  return (
    <>
      <Case title="Way here" look="plain">
        <Breadcrumb
          items={[
            { label: 'Orders', href: '#orders' },
            { label: labels.title, href: '#year' },
            { label: 'Order 1042' },
          ]}
        />
      </Case>
      <Case title="List" look="plain">
        <List
          label="Payment methods"
          items={items}
          onOpen={() => {}}
          onReorder={(ids) => setItems(ids.flatMap((id) => items.filter((item) => item.id === id)))}
        />
      </Case>
      <Case title="Tree" look="grid">
        <Tree
          label="Pages"
          items={tree}
          current="mugs"
          defaultExpanded={new Set(['shop'])}
          onOpen={() => {}}
          onMove={(ids, place) => setTree(movedTree(tree, ids, place) ?? tree)}
        />
      </Case>
      <Case title="Cards" look="grid">
        <Card title="Customer" actions={<IconButton icon={Settings} name="Customer settings" size="small" />}>
          <Facts
            items={[
              { label: 'Name', value: 'Ada Whitfield' },
              { label: labels.title, value: labels.text },
              { label: 'Orders', value: '12' },
            ]}
          />
        </Card>
        <LinkCard
          href="#site"
          title={labels.text}
          picture={<div style={{ blockSize: '8rem' }} />}
          actions={<IconButton icon={Settings} name="Site settings" size="small" tip="none" />}
        >
          <Status tone="success">Live</Status>
        </LinkCard>
        <Card>
          <Figure label="Sales this week" value="€4,208.50" />
        </Card>
      </Case>
      <Case title="Columns and timeline" look="plain">
        <Columns side={<Card title="Notes">{labels.help}</Card>} sideLabel="Details">
          <Timeline
            label="Order history"
            events={[
              {
                id: '1',
                title: 'Ada Whitfield asked for a refund',
                when: 'Today, 14:02',
                icon: Mail,
                detail: labels.help,
              },
              { id: '2', title: 'Paid by card', when: '19 Nov, 09:11', icon: CreditCard, tone: 'success' },
              { id: '3', title: 'Order placed', when: '19 Nov, 09:10' },
            ]}
          />
        </Columns>
      </Case>
      <Case title="Chips" look="stack">
        <Chips
          label="Filters"
          chips={[
            { id: 'status', label: 'Status is paid' },
            { id: 'long', label: labels.help },
          ]}
          onRemove={() => {}}
          onOpen={() => {}}
        />
        <Chips
          label="Tags"
          isLabelHidden={false}
          chips={[
            { id: 'new', label: 'New' },
            { id: 'gift', label: 'Gift' },
          ]}
        />
      </Case>
      <Case title="More of it" look="stack">
        <LoadMore shown={50} total={1204} hasMore onMore={() => {}} />
        <LoadMore shown={50} total={1204} hasMore isBusy onMore={() => {}} />
        <LoadMore shown={50} total={1204} hasMore isFailed onMore={() => {}} />
      </Case>
      <Case title="Mark">
        <Mark />
        <Mark size="large" />
      </Case>
      <Case title="Avatars">
        <Avatar name="Ada Whitfield" />
        <Avatar name="Bram" />
        <Avatar name="山田 太郎" />
      </Case>
      <Case title="Head of a screen" look="plain">
        <PageHeader
          title={labels.text}
          status={<Badge>Draft</Badge>}
          actions={
            <HeaderActions
              more={[
                { id: 'trash', label: labels.remove, icon: Trash2, isQuiet: true },
                { id: 'settings', label: labels.cancel, icon: Settings },
              ]}
            >
              <Button variant="primary">{labels.save}</Button>
            </HeaderActions>
          }
        >
          {labels.help}
        </PageHeader>
      </Case>
    </>
  )
}

/** Progress, folds, palette. */
export function Working() {
  const labels = useLabels()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Case title="Progress" look="grid">
        <Progress
          label="Importing products"
          value={312}
          total={1204}
          said="312 of 1,204 · about 2 minutes"
          cancel={{ name: 'Cancel the import', run() {} }}
          help="Goes on when you close this tab."
        />
        <Progress label={labels.title} value={null} />
        <Progress label="Storage" value={92} tone="warning" said="9.2 of 10 GB" />
      </Case>
      <Case title="Folds" look="grid">
        <Disclosure title={labels.title} summary="3 set" defaultOpen>
          {labels.help}
        </Disclosure>
        <Disclosure title="Advanced">{labels.help}</Disclosure>
      </Case>
      <Case title="Command palette">
        <Button onPress={() => setOpen(true)}>Open palette</Button>
        <CommandPalette
          isOpen={isOpen}
          onOpenChange={setOpen}
          commands={[
            {
              id: 'add',
              label: labels.add,
              group: 'Actions',
              shortcut: 'Mod+N',
              icon: FileText,
              run: () => {},
            },
            { id: 'trash', label: 'Empty the trash', group: 'Actions', icon: Trash2, run: () => {} },
            {
              id: 'home',
              label: 'Home',
              group: 'Pages',
              detail: 'Main navigation',
              icon: FileText,
              run: () => {},
            },
            {
              id: 'about',
              label: 'About',
              group: 'Pages',
              detail: labels.help,
              icon: FileText,
              run: () => {},
            },
            {
              id: 'tax',
              label: 'Taxes',
              group: 'Settings',
              keywords: ['VAT'],
              icon: Settings,
              run: () => {},
            },
          ]}
        />
      </Case>
    </>
  )
}
