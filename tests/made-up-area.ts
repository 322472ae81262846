import { dirname, join } from 'node:path'

/** A plugin of Vite, as far as this one is one. */
interface Plugin {
  readonly name: string
  readonly enforce: 'pre'
  resolveId(this: void, id: string, importer?: string): string | null
  load(this: void, id: string): string | null
  transform(this: void, code: string, id: string): string | null
}

const area = join(import.meta.dirname, '../src/areas/made-up')
const words =
  'amber birch cedar delta ember fjord grove heath inlet joust knoll larch mossy nacre ochre pearl quill ridge sedge tides'.split(
    ' ',
  )
/** Icons that no screen of the product has. */
const icons = [
  'anchor',
  'bird',
  'carrot',
  'drum',
  'egg',
  'feather',
  'guitar',
  'hammer',
  'ice-cream-cone',
  'lollipop',
]

function metaOf(word: string, at: number): string {
  return `
import { defineBlock } from '#document/define-block.ts'
import { choice, list, richText, text, toggle } from '#document/fields.ts'
export const ${word}Block = defineBlock({
  type: 'made-up.${word}',
  version: 1,
  fields: {
    ${word}: richText({ label: 'blocks.${word}.body' }),
    items: list({
      label: 'blocks.${word}.items', addLabel: 'blocks.${word}.add', max: ${10 + at},
      of: { title: text({ label: 'blocks.${word}.title', max: ${100 + at} }) },
    }),
    design: choice({
      label: 'blocks.${word}.design',
      options: ['plain', 'card', '${words[(at + 7) % words.length]}'].map((value) => ({ value, label: 'blocks.${word}.' + value })),
      default: 'plain',
    }),
    narrow: toggle({ label: 'blocks.${word}.narrow', group: 'more' }),
  },
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: ${6 + (at % 12)}, height: ${2 + (at % 7)}, minWidth: 2, minHeight: 1 },
  empty: { holds: (props) => props.items.length === 0, message: 'blocks.${word}.empty' },
  group: 'content',
  icon: '${icons[at % icons.length]}',
  name: 'blocks.${word}.name',
  keywords: 'blocks.${word}.keywords',
})`
}

/** What draws a block: as long as one of the product's, so that it would be seen in any file it must not be in. */
const viewOf = (word: string): string => `
export const css = '${Array.from({ length: 40 }, (_, at) => `.${word}-${at}{order:${at}}`).join('')}'
export const view = ({ props, ctx }) => <div className="${word}" {...ctx.editable('${word}')}>{props.items.length}</div>`

const screenOf = (at: number): string => `{
    path: '/sites/$siteId/${words[at]}', load: () => import('./${words[at]}-screen.tsx'), title: 'made.${words[at]}.title',
    access: { right: 'made-up.${words[at]}' },
    nav: { section: 'website', label: 'made.${words[at]}.title', icon: Icon${at}, order: ${500 + at} },
  }`

function sourceOf(path: string, screens: number): string {
  if (path === 'admin/index.tsx')
    return `
import { blockSources } from '#areas/pages/admin/index.tsx'
${icons
  .slice(0, screens)
  .map((icon, at) => `import Icon${at} from 'lucide-react/icons/${icon}'`)
  .join('\n')}
const brings = [blockSources.of(async () => (await import('../blocks/index.ts')).madeUpBlocks)]
const screens = [${Array.from({ length: screens }, (_, at) => screenOf(at)).join(',')}]
export const madeUpScreens = { screens, brings }`
  if (path === 'blocks/index.ts')
    return `${words.map((word) => `import { ${word}Block } from './${word}/block.ts'`).join('\n')}
export const madeUpBlocks = [${words.map((word) => `${word}Block`).join(', ')}]`
  const [, word = '', file] = /^blocks\/(\w+)\/(.+)$/.exec(path) ?? []
  if (file === 'block.ts') return metaOf(word, words.indexOf(word))
  if (file === 'view.tsx') return viewOf(word)
  if (file === 'sample.ts') return `export const samples = [{ name: 'one', props: { items: [] } }]`
  return `export const Screen = () => <h1>${path.repeat(20)}</h1>`
}

/** An area that the app is built with on trial: twenty blocks and ten screens, each with an icon of its own. */
export function madeUpArea(): Plugin {
  return {
    name: 'made-up area',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'made-up') return join(area, 'admin/index.tsx')
      return id.startsWith('.') && importer?.startsWith(area) ? join(dirname(importer), id) : null
    },
    load: (id) => (id.startsWith(area) ? sourceOf(id.slice(area.length + 1), icons.length) : null),
    transform(code, id) {
      if (!id.endsWith('/faces/admin/screens.ts')) return null
      const changed = code.replace('operatorScreens,\n]', 'operatorScreens,\n  madeUpScreens,\n]')
      return `import { madeUpScreens } from 'made-up'\n${changed}`
    },
  }
}
