import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '../../button/button.tsx'
import { IconButton } from '../../icon-button/icon-button.tsx'
import { Key } from '../../key/key.tsx'
import { ButtonLink, Link } from '../../link/link.tsx'
import { Case } from '../case.tsx'
import { useLabels } from '../labels.ts'

/** Buttons, links, keys, tooltips. */
export function Buttons() {
  const labels = useLabels()
  return (
    <>
      <Case title="Variants">
        <Button variant="primary">{labels.save}</Button>
        <Button>{labels.cancel}</Button>
        <Button variant="quiet">{labels.cancel}</Button>
        <Button variant="danger">{labels.remove}</Button>
      </Case>
      <Case title="With icons">
        <Button variant="primary" icon={Plus}>
          {labels.add}
        </Button>
        <Button iconEnd={ChevronDown}>{labels.option}</Button>
        <Button variant="quiet" icon={Settings}>
          {labels.title}
        </Button>
      </Case>
      <Case title="Sizes">
        <Button size="small">{labels.cancel}</Button>
        <Button>{labels.cancel}</Button>
        <Button size="large">{labels.cancel}</Button>
      </Case>
      <Case title="Disabled and busy">
        <Button variant="primary" isDisabled>
          {labels.save}
        </Button>
        <Button isDisabled>{labels.cancel}</Button>
        <Button variant="quiet" isDisabled>
          {labels.cancel}
        </Button>
        <Button variant="primary" isBusy>
          {labels.save}
        </Button>
        <Button isBusy>{labels.cancel}</Button>
        <Button variant="danger" isBusy>
          {labels.remove}
        </Button>
      </Case>
      <Case title="Icons only">
        <IconButton icon={Settings} name="Settings" shortcut="Mod+," />
        <IconButton icon={Plus} name="Add" variant="secondary" />
        <IconButton icon={Plus} name="Add product" variant="primary" />
        <IconButton icon={Trash2} name="Delete" variant="danger" />
        <IconButton icon={Settings} name="Settings, small" size="small" />
        <IconButton icon={Settings} name="Settings, off" isDisabled />
        <IconButton icon={Settings} name="Settings, busy" isBusy />
      </Case>
      <Case title="Links">
        <Link href="#buttons">{labels.title}</Link>
        <Link href="#buttons" variant="quiet">
          {labels.text}
        </Link>
        <Link href="https://example.com" isExternal>
          example.com
        </Link>
        <ButtonLink href="#buttons" variant="primary">
          {labels.add}
        </ButtonLink>
        <ButtonLink href="#buttons">{labels.option}</ButtonLink>
      </Case>
      <Case title="Keys and tips">
        <Key of="Mod+K" said="Control K" />
        <Key of="Shift+Enter" said="Shift Enter" />
      </Case>
    </>
  )
}
