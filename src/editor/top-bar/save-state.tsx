import { useRef, useState } from 'react'
import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { late } from '#ui/late/late.tsx'
import type { SaveStatus } from '../autosave/autosave.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import css from './top-bar.module.css'

/** What to do about what could not be saved: opened when there is no line, so it is fetched before. */
export const SaveTrouble = late(async () => (await import('./save-trouble.tsx')).SaveTrouble)

const icons: Readonly<Record<SaveStatus, IconShape>> = {
  saved: Check,
  unsaved: RefreshCw,
  saving: RefreshCw,
  unreachable: CloudOff,
  'signed-out': CloudOff,
  refused: TriangleAlert,
  outdated: RefreshCw,
}
const keys: Readonly<Record<SaveStatus, EditorKey>> = {
  saved: 'editor.save.saved',
  unsaved: 'editor.save.saving',
  saving: 'editor.save.saving',
  unreachable: 'editor.save.unreachable',
  'signed-out': 'editor.save.signed_out',
  refused: 'editor.save.refused',
  outdated: 'editor.save.outdated',
}

/** What is to be said of a page that goes well: that it is saved, once after trouble. */
function afterWell(told: 'nothing' | 'trouble' | 'mended', status: SaveStatus) {
  if (told === 'trouble' && status === 'saved') return 'mended'
  return told === 'mended' && status !== 'saved' ? 'nothing' : told
}

/** Whether the server has what is on the screen; and what to do where it has not. */
export function SaveState() {
  const { words } = useEditor()
  const status = useView((view) => view.saving)
  // Outdated by words of the server is no new version of the app.
  const said = useView(({ saving, refusal }) => (saving === 'outdated' && refusal ? 'refused' : saving))
  const readOnly = useView((view) => view.readOnly)
  const [open, setOpen] = useState(false)
  const [told, setTold] = useState<'nothing' | 'trouble' | 'mended'>('nothing')
  const button = useRef<HTMLButtonElement>(null)
  const isWell = status === 'saved' || status === 'unsaved' || status === 'saving'
  const next = isWell ? afterWell(told, status) : 'trouble'
  if (next !== told) setTold(next)
  // What is tried and fails is said again at once; the next trouble is another one, and opens nothing by itself.
  if (open && status === 'saved') setOpen(false)
  if (readOnly) return null
  const line = (
    <>
      <Icon of={icons[status]} size="small" />
      <span className={css.saveWords}>{words(keys[said])}</span>
    </>
  )
  const isSaid = !isWell || told === 'mended'
  return (
    <>
      {/* What goes well is seen: said at every key, it would lie over what the key did. */}
      {!isSaid && <span className={css.save}>{line}</span>}
      {/* One region, there from the start: what comes in place of a region is not read out, and trouble least of all may be missed. */}
      <span className={css.saveState} role="status">
        {isSaid && isWell && <span className={css.save}>{line}</span>}
        {!isWell && (
          <button
            ref={button}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            className={classNames(css.save, css.trouble, status === 'refused' && css.danger)}
            onClick={() => setOpen(true)}
          >
            {line}
          </button>
        )}
      </span>
      {!isWell && open && (
        <SaveTrouble
          title={words(keys[status])}
          anchor={button}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  )
}
