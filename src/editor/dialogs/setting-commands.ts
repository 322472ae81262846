import { propsOf } from '#document/block-props.ts'
import { isGrid } from '#document/slots.ts'
import { buttonKinds, fontRoles, paletteSlots } from '#document/styles.ts'
import type { Command } from '#ui/command-palette/command-palette.tsx'
import { focusedBlock, selectedBlocks, selectedSection } from '../actions/targets.ts'
import type { Editor } from '../editor.ts'
import { enterRegion } from '../keyboard/regions.ts'
import { nameOf, typeName } from '../names.ts'
import type { EditorKey } from '../words.ts'

/** A setting as it stands in a panel: under which heading, and by which name. */
interface Setting {
  readonly label: string
  /** The heading that opens and shuts over it. */
  readonly fold?: string
}

/** The settings of the selected blocks, of the selected section, or of the page. */
function settingsOfSelection(editor: Editor): { readonly of: string; readonly settings: readonly Setting[] } {
  const { store, props, words } = editor
  const document = store.document()
  const under = (fold: EditorKey, keys: readonly EditorKey[]): Setting[] =>
    keys.map((key) => ({ label: words(key), fold: words(fold) }))
  const section = selectedSection(editor)
  const block = focusedBlock(editor)
  if (section !== null) {
    const isSynced = store.section(section)?.source !== undefined
    return {
      of: nameOf(document, section, store.registry, props.words),
      settings: [
        { label: words('editor.section.name') },
        ...(isSynced
          ? []
          : [
              ...(['theme', 'height', 'align', 'width', 'gap', 'rows'] as const).map((key) => ({
                label: words(`editor.section.${key}`),
              })),
              ...under('editor.section.background', ['editor.background.kind']),
              ...under('editor.section.edge', ['editor.section.divider']),
            ]),
        ...under('editor.section.visibility', [
          'editor.place.on_desktop',
          'editor.place.on_phone',
          ...(store.section(section)?.audience ? (['editor.section.audience'] as const) : []),
          'editor.section.anchor',
        ]),
      ],
    }
  }
  if (!block) {
    return {
      of: words('editor.inspector.page'),
      settings: props.page.isBare
        ? []
        : [{ label: words('editor.page.header') }, { label: words('editor.page.footer') }],
    }
  }
  const definition = store.registry.get(block.type)
  const chosen = selectedBlocks(editor)
  const isAlike = chosen.every((id) => store.block(id)?.type === block.type)
  const isOne = chosen.length === 1
  const onGrid = isGrid(document, block.parent, store.registry)
  const given = definition && propsOf(definition, block)
  const own =
    definition && given && isAlike && block.version <= definition.version
      ? Object.values(definition.fields).filter(
          (field) => (field.when?.(given) ?? true) && (isOne || field.kind !== 'list'),
        )
      : []
  return {
    of: typeName(store.registry, block.type, props.words),
    settings: [
      ...own.map((field) => ({
        label: props.words(field.label),
        ...(field.group === 'more' ? { fold: words('editor.inspector.more') } : {}),
      })),
      ...under('editor.inspector.place', [
        ...(onGrid && isOne
          ? ([
              'editor.place.column',
              'editor.place.row',
              'editor.place.width',
              'editor.place.height',
            ] as const)
          : []),
        ...(onGrid ? (['editor.place.align'] as const) : []),
        ...(onGrid && isOne && store.view().device === 'desktop' ? (['editor.place.layer'] as const) : []),
        'editor.place.on_desktop',
        'editor.place.on_phone',
      ]),
      ...under('editor.inspector.look', [
        'editor.look.theme',
        'editor.look.fill',
        'editor.look.padding',
        'editor.look.corners',
        'editor.look.border',
        'editor.look.shadow',
        'editor.look.animation',
      ]),
    ],
  }
}

/** The styles of the site, by the headings of their panel. */
function settingsOfStyles({ props, store, words }: Editor): Setting[] {
  if (!props.site) return []
  const { forms } = store.view().styles
  const parts: readonly (readonly [EditorKey, readonly EditorKey[]])[] = [
    ['editor.styles.colours', paletteSlots.map((slot) => `editor.colour.${slot}` as const)],
    ['editor.styles.fonts', fontRoles.map((role) => `editor.styles.font.${role}` as const)],
    ['editor.styles.scale', ['editor.styles.base', 'editor.styles.ratio', 'editor.styles.phone_ratio']],
    [
      'editor.styles.spacing',
      ['editor.styles.density', 'editor.styles.width', 'editor.styles.corners', 'editor.styles.image_shape'],
    ],
    ['editor.styles.buttons', buttonKinds.map((kind) => `editor.styles.button.${kind}` as const)],
    [
      'editor.styles.details',
      [
        'editor.styles.links',
        'editor.styles.thickness',
        'editor.styles.forms',
        ...(forms.field === 'line' ? [] : (['editor.styles.field_corners'] as const)),
        'editor.styles.animation',
      ],
    ],
    ['editor.styles.signs', ['editor.styles.favicon', 'editor.styles.social']],
    ...(props.site.mayCode === true ? ([['editor.styles.css', ['editor.styles.css_field']]] as const) : []),
  ]
  return parts.flatMap(([fold, keys]) => keys.map((key) => ({ label: words(key), fold: words(fold) })))
}

const STOPS = 'button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'
/** How many frames are waited for: until the palette is gone, and for a panel that is being fetched. */
const SETTLED = 4
const PATIENCE = 60

const says = (element: Element, words: string): boolean => element.textContent.trim() === words

/** The control of a name: the one it labels, or the first within the nearest thing around the name that has one. */
function controlBeside(region: Element, label: string): HTMLElement | undefined {
  const names = [...region.querySelectorAll('label, legend, span, h3')].filter((one) => says(one, label))
  for (const name of names) {
    // The steps of the path to the selection, and headings that open and shut, are no settings.
    if (name.closest('nav, [aria-expanded]:not([aria-haspopup])')) continue
    const labelled = name instanceof HTMLLabelElement ? name.control : null
    if (labelled && labelled.getClientRects().length > 0) return labelled
    for (let around = name.parentElement; around && around !== region; around = around.parentElement) {
      const stop = [...around.querySelectorAll<HTMLElement>(STOPS)].find(
        (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
      )
      if (stop) return stop
    }
  }
  return undefined
}

/** Opens the heading over a setting where it is shut, and puts the focus on its control. */
function goToSetting(editor: Editor, region: 'inspector' | 'panel', { label, fold }: Setting): void {
  const { document } = editor.canvas.frame()?.ownerDocument.defaultView ?? globalThis
  const seek = (frame: number): void => {
    const part = frame < SETTLED ? null : document.querySelector(`[data-region="${region}"]`)
    const heading =
      part && fold !== undefined
        ? [...part.querySelectorAll<HTMLElement>('h3 > button[aria-expanded="false"]')].find((one) =>
            says(one, fold),
          )
        : undefined
    heading?.click()
    const control = part && !heading ? controlBeside(part, label) : undefined
    if (control) {
      control.focus()
      control.scrollIntoView({ block: 'nearest' })
    } else if (frame < SETTLED + PATIENCE) requestAnimationFrame(() => seek(frame + 1))
    else enterRegion(editor, region)
  }
  seek(0)
}

/** Every setting there is for what is selected and for the site's styles, by its name. */
export function settingCommands(editor: Editor): Command[] {
  const { store, words } = editor
  if (store.view().readOnly || store.view().preview) return []
  const { of, settings } = settingsOfSelection(editor)
  const group = words('editor.commands.settings')
  return [
    ...settings.map((setting, index): Command => ({
      id: `setting ${index}`,
      label: setting.label,
      group,
      detail: setting.fold === undefined ? of : `${of}, ${setting.fold}`,
      run: () => {
        store.show({ inspector: true })
        goToSetting(editor, 'inspector', setting)
      },
    })),
    ...settingsOfStyles(editor).map((setting, index): Command => ({
      id: `style ${index}`,
      label: setting.label,
      group,
      detail: `${words('editor.action.panel_styles')}, ${setting.fold ?? ''}`,
      run: () => {
        store.show({ panel: 'styles', insertion: null })
        goToSetting(editor, 'panel', setting)
      },
    })),
  ]
}
