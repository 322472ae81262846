import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Confirm } from '../../dialog/confirm.tsx'
import { ConfirmByName, Dialog } from '../../dialog/dialog.tsx'
import { Drawer } from '../../drawer/drawer.tsx'
import { IconButton } from '../../icon-button/icon-button.tsx'
import { LeaveDialog } from '../../leave-guard/leave-guard.tsx'
import { Menu } from '../../menu/menu.tsx'
import { Popover } from '../../popover/popover.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { showToast } from '../../toast/toast.tsx'
import { Case } from '../case.tsx'
import { useLabels } from '../labels.ts'

/** What opens over a screen. */
export function Overlays() {
  const labels = useLabels()
  const [sort, setSort] = useState(['new'])
  const [isLeaving, setLeaving] = useState(false)
  const [asked, setAsked] = useState<'remove' | 'busy' | 'renew' | null>(null)
  return (
    <>
      <Case title="Dialogs">
        <Dialog
          trigger={<Button>Open dialog</Button>}
          title={labels.title}
          footer={(close) => (
            <>
              <Button variant="primary" onPress={close}>
                {labels.save}
              </Button>
              <Button variant="quiet" onPress={close}>
                {labels.cancel}
              </Button>
            </>
          )}
        >
          <TextField label={labels.title} help={labels.help} defaultValue={labels.text} />
        </Dialog>
        <ConfirmByName
          trigger={<Button variant="danger">{labels.remove}</Button>}
          title="Delete this site for good?"
          name="Oak & Ember"
          action={labels.remove}
          onConfirm={() => new Promise((done) => setTimeout(done, 600))}
        >
          <p>Its pages, products and orders are deleted. This cannot be taken back.</p>
        </ConfirmByName>
        <Button onPress={() => setAsked('remove')}>Remove key</Button>
        <Button onPress={() => setAsked('busy')}>Remove, under way</Button>
        <Button onPress={() => setAsked('renew')}>New codes</Button>
        <Confirm
          isOpen={asked !== null}
          title={asked === 'renew' ? 'Make new codes?' : 'Remove “Mira’s phone”?'}
          action={asked === 'renew' ? 'Make new codes' : labels.remove}
          variant={asked === 'renew' ? 'primary' : 'danger'}
          isBusy={asked === 'busy'}
          onConfirm={() => {
            showToast({ text: 'It was done.' })
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          <p>Whoever has it cannot sign in with it any more.</p>
        </Confirm>
        <Button onPress={() => setLeaving(true)}>Leave</Button>
        <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={() => setLeaving(false)} />
        <Drawer
          trigger={<Button>Open drawer</Button>}
          title="Order 1042"
          footer={<Button variant="primary">{labels.save}</Button>}
        >
          <p>{labels.help}</p>
        </Drawer>
      </Case>
      <Case title="Menus and popovers">
        <Menu
          label="Page"
          trigger={<IconButton icon={Ellipsis} name="More" variant="secondary" />}
          items={[
            { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'Enter' },
            { id: 'copy', label: 'Duplicate', icon: Copy, shortcut: 'Mod+D' },
            {
              id: 'move',
              label: 'Move to',
              items: [
                { id: 'main', label: 'Main navigation' },
                { id: 'foot', label: 'Footer' },
              ],
            },
            { id: 'off', label: labels.option, detail: labels.help, isDisabled: true },
            'line',
            { id: 'delete', label: labels.remove, icon: Trash2, isDanger: true, shortcut: 'Backspace' },
          ]}
        />
        <Menu
          trigger={<Button>Sort</Button>}
          items={[
            {
              label: 'Order',
              selection: 'single',
              selected: sort,
              onSelect: setSort,
              items: [
                { id: 'new', label: 'Newest first' },
                { id: 'old', label: 'Oldest first' },
              ],
            },
          ]}
        />
        <Popover trigger={<Button>Filter</Button>} label="Filter">
          <TextField label="Contains" />
        </Popover>
      </Case>
      <Case title="Toasts">
        <Button
          onPress={() =>
            showToast({
              text: 'Page moved to the trash',
              undo: () => showToast({ text: 'Page restored', tone: 'success' }),
            })
          }
        >
          With undo
        </Button>
        <Button
          onPress={() =>
            showToast({ text: 'Released', tone: 'success', action: { label: 'View', onAction: () => {} } })
          }
        >
          Success
        </Button>
        <Button onPress={() => showToast({ text: labels.error, detail: labels.help, tone: 'danger' })}>
          Problem
        </Button>
      </Case>
    </>
  )
}
