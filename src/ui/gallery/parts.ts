import type { ComponentType } from 'react'
import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import LayoutList from 'lucide-react/icons/layout-list'
import Loader from 'lucide-react/icons/loader'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import PanelTop from 'lucide-react/icons/panel-top'
import Palette from 'lucide-react/icons/palette'
import Rows3 from 'lucide-react/icons/rows-3'
import SquarePen from 'lucide-react/icons/square-pen'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import type { IconShape } from '../icon/icon.tsx'
import { Buttons } from './parts/buttons.tsx'
import { Feedback } from './parts/feedback.tsx'
import { Fields } from './parts/fields.tsx'
import { Forms } from './parts/forms.tsx'
import { Collections, MoreFields, Working } from './parts/more.tsx'
import { Overlays } from './parts/overlays.tsx'
import { Tables } from './parts/tables.tsx'
import { Tokens } from './parts/tokens.tsx'

export interface GalleryPart {
  readonly id: string
  readonly title: string
  readonly icon: IconShape
  readonly Show: ComponentType
}

export const parts: readonly GalleryPart[] = [
  { id: 'tokens', title: 'Tokens', icon: Palette, Show: Tokens },
  { id: 'buttons', title: 'Buttons and links', icon: MousePointerClick, Show: Buttons },
  { id: 'fields', title: 'Fields', icon: TextCursorInput, Show: Fields },
  { id: 'more-fields', title: 'Dates, colours, files', icon: Calendar, Show: MoreFields },
  { id: 'forms', title: 'Forms', icon: SquarePen, Show: Forms },
  { id: 'overlays', title: 'Overlays', icon: PanelTop, Show: Overlays },
  { id: 'tables', title: 'Tables and lists', icon: Rows3, Show: Tables },
  { id: 'collections', title: 'Lists and cards', icon: LayoutList, Show: Collections },
  { id: 'working', title: 'Progress and palette', icon: Loader, Show: Working },
  { id: 'feedback', title: 'Feedback', icon: Bell, Show: Feedback },
]
