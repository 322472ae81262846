import TypeIcon from 'lucide-react/icons/type'
import ImageIcon from 'lucide-react/icons/image'
import ImagesIcon from 'lucide-react/icons/images'
import VideoIcon from 'lucide-react/icons/video'
import MousePointerClickIcon from 'lucide-react/icons/mouse-pointer-click'
import QuoteIcon from 'lucide-react/icons/quote'
import MinusIcon from 'lucide-react/icons/minus'
import SquareIcon from 'lucide-react/icons/square'
import ShapesIcon from 'lucide-react/icons/shapes'
import SmileIcon from 'lucide-react/icons/smile'
import MoveHorizontalIcon from 'lucide-react/icons/move-horizontal'
import ChevronsUpDownIcon from 'lucide-react/icons/chevrons-up-down'
import PanelTopIcon from 'lucide-react/icons/panel-top'
import TableIcon from 'lucide-react/icons/table'
import CodeIcon from 'lucide-react/icons/code'
import FileCodeIcon from 'lucide-react/icons/file-code'
import MapPinIcon from 'lucide-react/icons/map-pin'
import UtensilsIcon from 'lucide-react/icons/utensils'
import SearchIcon from 'lucide-react/icons/search'
import Share2Icon from 'lucide-react/icons/share-2'
import RssIcon from 'lucide-react/icons/rss'
import LayoutGridIcon from 'lucide-react/icons/layout-grid'
import ArchiveIcon from 'lucide-react/icons/archive'
import TagsIcon from 'lucide-react/icons/tags'
import CalendarIcon from 'lucide-react/icons/calendar'
import ChartColumnIcon from 'lucide-react/icons/chart-column'
import TimerIcon from 'lucide-react/icons/timer'
import ClockIcon from 'lucide-react/icons/clock'
import Columns2Icon from 'lucide-react/icons/columns-2'
import Building2Icon from 'lucide-react/icons/building-2'
import ReceiptIcon from 'lucide-react/icons/receipt'
import DownloadIcon from 'lucide-react/icons/download'
import ClipboardListIcon from 'lucide-react/icons/clipboard-list'
import MailIcon from 'lucide-react/icons/mail'
import ShoppingBagIcon from 'lucide-react/icons/shopping-bag'
import GiftIcon from 'lucide-react/icons/gift'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import CalendarCheckIcon from 'lucide-react/icons/calendar-check'
import LogInIcon from 'lucide-react/icons/log-in'
import UserPlusIcon from 'lucide-react/icons/user-plus'
import GraduationCapIcon from 'lucide-react/icons/graduation-cap'
import FileTextIcon from 'lucide-react/icons/file-text'
import HeadingIcon from 'lucide-react/icons/heading'
import MessageSquareQuoteIcon from 'lucide-react/icons/message-square-quote'
import StarIcon from 'lucide-react/icons/star'
import SpaceIcon from 'lucide-react/icons/space'
import MusicIcon from 'lucide-react/icons/music'
import GalleryHorizontalIcon from 'lucide-react/icons/gallery-horizontal'
import NewspaperIcon from 'lucide-react/icons/newspaper'
import SeparatorHorizontalIcon from 'lucide-react/icons/separator-horizontal'
import AppWindowIcon from 'lucide-react/icons/app-window'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import Rows3Icon from 'lucide-react/icons/rows-3'
import ListIcon from 'lucide-react/icons/list'
import CircleIcon from 'lucide-react/icons/circle'
import TriangleIcon from 'lucide-react/icons/triangle'
import HashIcon from 'lucide-react/icons/hash'
import PhoneIcon from 'lucide-react/icons/phone'
import HeartIcon from 'lucide-react/icons/heart'
import LinkIcon from 'lucide-react/icons/link'
import BadgeCheckIcon from 'lucide-react/icons/badge-check'
import PackageIcon from 'lucide-react/icons/package'
import TicketIcon from 'lucide-react/icons/ticket'
import BellIcon from 'lucide-react/icons/bell'
import BookmarkIcon from 'lucide-react/icons/bookmark'
import ContrastIcon from 'lucide-react/icons/contrast'
import ContactIcon from 'lucide-react/icons/contact'
import ListCollapseIcon from 'lucide-react/icons/list-collapse'
import MoveVerticalIcon from 'lucide-react/icons/move-vertical'
import RectangleHorizontalIcon from 'lucide-react/icons/rectangle-horizontal'
import type { IconShape } from '#ui/icon/icon.tsx'

/** The drawings a block may name: of the icon family by its own names, and a few by what they stand for. */
const icons: { readonly [name: string]: IconShape } = {
  type: TypeIcon,
  image: ImageIcon,
  images: ImagesIcon,
  video: VideoIcon,
  'mouse-pointer-click': MousePointerClickIcon,
  quote: QuoteIcon,
  minus: MinusIcon,
  square: SquareIcon,
  shapes: ShapesIcon,
  smile: SmileIcon,
  'move-horizontal': MoveHorizontalIcon,
  'chevrons-up-down': ChevronsUpDownIcon,
  'panel-top': PanelTopIcon,
  table: TableIcon,
  code: CodeIcon,
  'file-code': FileCodeIcon,
  'map-pin': MapPinIcon,
  utensils: UtensilsIcon,
  search: SearchIcon,
  'share-2': Share2Icon,
  rss: RssIcon,
  'layout-grid': LayoutGridIcon,
  archive: ArchiveIcon,
  tags: TagsIcon,
  calendar: CalendarIcon,
  'chart-column': ChartColumnIcon,
  timer: TimerIcon,
  clock: ClockIcon,
  'columns-2': Columns2Icon,
  'building-2': Building2Icon,
  receipt: ReceiptIcon,
  download: DownloadIcon,
  'clipboard-list': ClipboardListIcon,
  mail: MailIcon,
  'shopping-bag': ShoppingBagIcon,
  gift: GiftIcon,
  'shopping-cart': ShoppingCartIcon,
  'calendar-check': CalendarCheckIcon,
  'log-in': LogInIcon,
  'user-plus': UserPlusIcon,
  'graduation-cap': GraduationCapIcon,
  'file-text': FileTextIcon,
  heading: HeadingIcon,
  'message-square-quote': MessageSquareQuoteIcon,
  star: StarIcon,
  space: SpaceIcon,
  music: MusicIcon,
  'gallery-horizontal': GalleryHorizontalIcon,
  newspaper: NewspaperIcon,
  'separator-horizontal': SeparatorHorizontalIcon,
  'app-window': AppWindowIcon,
  'credit-card': CreditCardIcon,
  'rows-3': Rows3Icon,
  list: ListIcon,
  circle: CircleIcon,
  triangle: TriangleIcon,
  hash: HashIcon,
  phone: PhoneIcon,
  heart: HeartIcon,
  link: LinkIcon,
  'badge-check': BadgeCheckIcon,
  package: PackageIcon,
  ticket: TicketIcon,
  bell: BellIcon,
  bookmark: BookmarkIcon,
  contrast: ContrastIcon,
  contact: ContactIcon,
  'list-collapse': ListCollapseIcon,
  'move-vertical': MoveVerticalIcon,
  'rectangle-horizontal': RectangleHorizontalIcon,
  text: TypeIcon,
  button: MousePointerClickIcon,
  gallery: ImagesIcon,
  line: MinusIcon,
  spacer: ChevronsUpDownIcon,
  shape: ShapesIcon,
  icon: SmileIcon,
  tabs: PanelTopIcon,
  accordion: Rows3Icon,
  embed: FileCodeIcon,
  markdown: HashIcon,
  map: MapPinIcon,
  menu: UtensilsIcon,
  social: Share2Icon,
  summary: LayoutGridIcon,
  chart: ChartColumnIcon,
  countdown: TimerIcon,
  timeline: ListIcon,
  form: ClipboardListIcon,
  newsletter: MailIcon,
  card: AppWindowIcon,
  columns: Columns2Icon,
  audio: MusicIcon,
  logos: Building2Icon,
  pricing: ReceiptIcon,
  file: FileTextIcon,
}

/** The drawing of a block's `icon`; a plain square for a name that is not known. */
export function blockIcon(name: string): IconShape {
  return (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? SquareIcon
}
