/** Bytes at the beginning of a file that are looked into. */
export const HEAD_BYTES = 4_100

/** What a file is by its first bytes, and the endings of names that such content has. */
interface Content {
  readonly type: string
  readonly endings: readonly string[]
  is(head: Buffer): boolean
}

const text = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to)
const begins =
  (...bytes: readonly number[]) =>
  (head: Buffer): boolean =>
    bytes.every((byte, at) => head[at] === byte)
const says = (word: string, at = 0) => {
  return (head: Buffer): boolean => text(head, at, at + word.length) === word
}
const isBrand =
  (...brands: readonly string[]) =>
  (head: Buffer): boolean =>
    text(head, 4, 8) === 'ftyp' && brands.some((brand) => text(head, 8, 12).startsWith(brand))

const zip = begins(0x50, 0x4b, 0x03, 0x04)
const ole = begins(0xd0, 0xcf, 0x11, 0xe0)

const contents: readonly Content[] = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], is: begins(0xff, 0xd8, 0xff) },
  { type: 'image/png', endings: ['png'], is: begins(0x89, 0x50, 0x4e, 0x47) },
  { type: 'image/gif', endings: ['gif'], is: says('GIF8') },
  { type: 'image/webp', endings: ['webp'], is: (head) => says('RIFF')(head) && says('WEBP', 8)(head) },
  { type: 'image/avif', endings: ['avif'], is: isBrand('avif', 'avis') },
  {
    type: 'image/heic',
    endings: ['heic', 'heif'],
    is: isBrand('heic', 'heix', 'hevc', 'mif1', 'msf1', 'heif'),
  },
  { type: 'application/pdf', endings: ['pdf'], is: (head) => text(head, 0, 1_024).includes('%PDF-') },
  { type: 'application/rtf', endings: ['rtf', 'doc'], is: says('{\\rtf') },
  { type: 'application/x-ole-storage', endings: ['doc', 'xls', 'ppt'], is: ole },
  {
    type: 'application/zip',
    endings: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'pages', 'numbers'],
    is: zip,
  },
  {
    type: 'audio/mpeg',
    endings: ['mp3'],
    is: (head) => says('ID3')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2),
  },
  { type: 'audio/mp4', endings: ['m4a'], is: isBrand('M4A', 'M4B', 'mp4', 'isom') },
  { type: 'audio/wav', endings: ['wav'], is: (head) => says('RIFF')(head) && says('WAVE', 8)(head) },
  { type: 'audio/ogg', endings: ['ogg', 'oga'], is: says('OggS') },
  { type: 'audio/flac', endings: ['flac'], is: says('fLaC') },
  { type: 'video/quicktime', endings: ['mov'], is: isBrand('qt') },
  {
    type: 'video/mp4',
    endings: ['mp4', 'm4v', 'mov'],
    is: isBrand('isom', 'iso', 'mp4', 'avc1', 'M4V', 'dash', 'MSNV', '3gp'),
  },
  { type: 'video/webm', endings: ['webm'], is: begins(0x1a, 0x45, 0xdf, 0xa3) },
]

/** Plain text has no signature: it is recognised by having only bytes that text can have. */
const TEXT_ENDINGS = ['txt', 'csv']
const PLAIN = 'text/plain'
const UNKNOWN = 'application/octet-stream'

/** The media type of a file by its first bytes; `application/octet-stream` where they tell nothing. */
export function fileContent(head: Buffer): string {
  const known = contents.find(({ is }) => is(head))
  if (known) return known.type
  const isUtf16 = begins(0xff, 0xfe)(head) || begins(0xfe, 0xff)(head)
  return isUtf16 || !head.includes(0) ? PLAIN : UNKNOWN
}

/** Whether a file of such content may have a name: a program called `photo.jpg` may not. */
export function isContentOf(type: string, name: string): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (type === PLAIN) return TEXT_ENDINGS.includes(ending)
  return contents.some((content) => content.type === type && content.endings.includes(ending))
}
