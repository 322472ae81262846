import { animations, buttonKinds, cornerStyles, type SiteStyles } from '#document/styles.ts'
import { Select } from '#ui/select/select.tsx'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from '../inspector/field-block.tsx'
import { ChoiceRow } from '../inspector/row.tsx'
import type { EditorKey } from '../words.ts'
import { optionsOf, Part } from './part.tsx'
import type { StylesInHand } from './use-styles.ts'

/** How buttons look. */
export function Buttons({ styles, set, back }: StylesInHand) {
  const { words } = useEditor()
  return (
    <Part title={words('editor.styles.buttons')} back={back('buttons')}>
      {buttonKinds.map((kind) => {
        const button = styles.buttons[kind]
        const put = (change: Partial<typeof button>) =>
          set({ buttons: { ...styles.buttons, [kind]: { ...button, ...change } } })
        return (
          <FieldBlock key={kind} label={words(`editor.styles.button.${kind}` satisfies EditorKey)}>
            <ChoiceRow
              label={words('editor.styles.fill')}
              value={button.fill}
              options={optionsOf(words, ['solid', 'outline', 'plain'], 'fill')}
              onChange={(fill) => put({ fill: fill as typeof button.fill })}
            />
            <ChoiceRow
              label={words('editor.styles.size')}
              value={button.size}
              options={optionsOf(words, ['small', 'medium', 'large'], 'size')}
              onChange={(size) => put({ size: size as typeof button.size })}
            />
            <Select
              label={words('editor.styles.corners')}
              value={button.corners}
              options={optionsOf(words, [...cornerStyles, 'pill'], 'corner')}
              onChange={(corners) => put({ corners: corners as typeof button.corners })}
            />
          </FieldBlock>
        )
      })}
    </Part>
  )
}

/** Links, fields of forms, and how things come in. */
export function Details({ styles, set, back }: StylesInHand) {
  const { words } = useEditor()
  return (
    <Part title={words('editor.styles.details')} back={back('links', 'forms', 'animation')}>
      <Select
        label={words('editor.styles.links')}
        value={styles.links.underline}
        options={optionsOf(words, ['always', 'hover', 'never'], 'underline')}
        onChange={(underline) =>
          set({ links: { ...styles.links, underline: underline as SiteStyles['links']['underline'] } })
        }
      />
      <ChoiceRow
        label={words('editor.styles.thickness')}
        value={styles.links.thickness}
        options={optionsOf(words, ['thin', 'thick'], 'thickness')}
        onChange={(thickness) =>
          set({ links: { ...styles.links, thickness: thickness as SiteStyles['links']['thickness'] } })
        }
      />
      <ChoiceRow
        label={words('editor.styles.forms')}
        value={styles.forms.field}
        options={optionsOf(words, ['box', 'line', 'filled'], 'field')}
        onChange={(field) =>
          set({ forms: { ...styles.forms, field: field as SiteStyles['forms']['field'] } })
        }
      />
      {styles.forms.field !== 'line' && (
        <Select
          label={words('editor.styles.field_corners')}
          value={styles.forms.corners}
          options={optionsOf(words, cornerStyles, 'corner')}
          onChange={(corners) =>
            set({ forms: { ...styles.forms, corners: corners as SiteStyles['forms']['corners'] } })
          }
        />
      )}
      <Select
        label={words('editor.styles.animation')}
        value={styles.animation}
        options={optionsOf(words, animations, 'animation')}
        onChange={(animation) => set({ animation: animation as SiteStyles['animation'] })}
      />
    </Part>
  )
}
