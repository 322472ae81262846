import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import {
  animations,
  buttonKinds,
  cornerStyles,
  defaultStyles,
  fontRoles,
  imageShapes,
  paletteSlots,
  type FontChoice,
  type FontRole,
  type SiteStyles,
} from '#document/styles.ts'
import { sameJson } from '#document/json.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { ReadyStyles } from '../props.ts'
import { Fold } from '../inspector/fold.tsx'
import { ChoiceRow } from '../inspector/row.tsx'
import { FieldBlock } from '../inspector/field-block.tsx'
import type { EditorKey } from '../words.ts'
import { CustomCss } from './custom-css.tsx'
import { FontPairs } from './font-pairs.tsx'
import { SitePictureField } from './site-picture-field.tsx'
import css from './styles-panel.module.css'

const systemFaces = ['system-sans', 'system-serif', 'system-mono'] as const
/** After so long a rest presses of keys are another gesture, ms. */
const REST = 800

/** What a step is called by the part of the styles it changes. */
const steps = {
  palette: 'editor.step.colours',
  fonts: 'editor.step.fonts',
  type: 'editor.step.type_scale',
  spacing: 'editor.step.spacing',
  corners: 'editor.step.spacing',
  imageShape: 'editor.step.spacing',
  buttons: 'editor.step.buttons',
  favicon: 'editor.step.signs',
  socialImage: 'editor.step.signs',
  customCss: 'editor.step.css',
} as const satisfies Partial<Record<keyof SiteStyles, EditorKey>>

const labelOf = (change: Partial<SiteStyles>): EditorKey =>
  Object.entries(steps).find(([key]) => key in change)?.[1] ?? 'editor.step.details'

/** Changes styles: from a press of the pointer to the next, what one control sets is one step. */
function useStyles(): {
  readonly styles: SiteStyles
  readonly set: (change: Partial<SiteStyles>) => void
} {
  const { store } = useEditor()
  const styles = useView((view) => view.styles)
  const gesture = useRef({ number: 0, at: 0 })
  useEffect(() => {
    const next = () => {
      gesture.current.number += 1
    }
    const key = (event: KeyboardEvent) => {
      if (!event.repeat && Date.now() - gesture.current.at > REST) next()
    }
    document.addEventListener('pointerdown', next, true)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('pointerdown', next, true)
      document.removeEventListener('keydown', key, true)
    }
  }, [])
  return {
    styles,
    set(change) {
      gesture.current.at = Date.now()
      store.changeStyles({
        styles: change,
        label: labelOf(change),
        gesture: `styles ${Object.keys(change).join(' ')} ${gesture.current.number}`,
      })
    },
  }
}

/** The way back of a part, and what it leads to. */
interface Back {
  readonly to: 'begun' | 'default'
  readonly go: () => void
}

/** A part of the styles with a way back. */
function Part({
  title,
  children,
  back,
  startsOpen = false,
}: {
  readonly title: string
  readonly children: React.ReactNode
  readonly back: Back | null
  readonly startsOpen?: boolean
}) {
  const { words } = useEditor()
  return (
    <Fold title={title} startsOpen={startsOpen}>
      {children}
      {back && (
        <Button size="small" variant="quiet" onPress={back.go}>
          {words(`editor.styles.reset_${back.to}` satisfies EditorKey)}
        </Button>
      )}
    </Fold>
  )
}

function Face({
  role,
  face,
  onChange,
}: {
  readonly role: FontRole
  readonly face: FontChoice
  readonly onChange: (face: FontChoice) => void
}) {
  const { props, words } = useEditor()
  const families = props.site?.families ?? []
  const family = families.find((one) => one.id === face.family)
  const weights = family?.weights ?? [400, 500, 600, 700]
  const label = words(`editor.styles.font.${role}` satisfies EditorKey)
  return (
    <FieldBlock label={label}>
      <ComboBox
        label={label}
        isLabelHidden
        value={face.family}
        options={[
          {
            label: words('editor.styles.system'),
            options: systemFaces.map((id) => ({
              value: id,
              label: words(`editor.styles.${id}` satisfies EditorKey),
            })),
          },
          ...(['sans', 'serif', 'display', 'mono', 'hand'] as const).flatMap((kind) => {
            const members = families.filter((one) => one.kind === kind)
            if (members.length === 0) return []
            return [
              {
                label: words(`editor.styles.kind.${kind}` satisfies EditorKey),
                options: members.map((one) => ({ value: one.id, label: one.name })),
              },
            ]
          }),
        ]}
        onChange={(next) => {
          if (next === null) return
          const chosen = families.find((one) => one.id === next)
          // The nearest weight the family has.
          const weight = (chosen?.weights ?? weights).reduce(
            (best, one) => (Math.abs(one - face.weight) < Math.abs(best - face.weight) ? one : best),
            chosen?.weights[0] ?? face.weight,
          )
          onChange({ ...face, family: next, weight })
        }}
      />
      <div className={css.pair}>
        <Select
          label={words('editor.styles.weight')}
          options={weights.map((weight) => ({ value: String(weight), label: String(weight) }))}
          value={String(face.weight)}
          onChange={(weight) => onChange({ ...face, weight: Number(weight) })}
        />
        <Select
          label={words('editor.styles.capitals')}
          options={(['none', 'upper', 'small'] as const).map((one) => ({
            value: one,
            label: words(`editor.styles.capitals.${one}` satisfies EditorKey),
          }))}
          value={face.capitals ?? 'none'}
          onChange={(capitals) => onChange({ ...face, capitals: capitals as FontChoice['capitals'] })}
        />
      </div>
      <Slider
        label={words('editor.styles.tracking')}
        value={face.tracking ?? 0}
        minValue={-60}
        maxValue={200}
        step={5}
        onChange={(tracking) => onChange({ ...face, tracking })}
      />
      <Switch
        label={words('editor.text.italic')}
        isSpread
        value={face.italic === true}
        onChange={(italic) => onChange({ ...face, italic })}
      />
    </FieldBlock>
  )
}

const nothingReady: ReadyStyles = { palettes: [], pairs: [] }

/** What there is to begin from; nothing until it came, and without a line. */
function useReady(): ReadyStyles {
  const { props } = useEditor()
  const ask = props.site?.ready
  const [ready, setReady] = useState(nothingReady)
  useEffect(() => {
    let stale = false
    ask?.().then(
      (found) => stale || setReady(found),
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [ask])
  return ready
}

/** The site's styles, shown on the whole canvas while they are changed. */
export function StylesPanel() {
  const { props, words } = useEditor()
  const { styles, set } = useStyles()
  const ready = useReady()
  const { site } = props
  if (!site) return null
  const choices = <T extends string>(values: readonly T[], key: string) =>
    values.map((value) => ({ value, label: words(`editor.styles.${key}.${value}` as EditorKey) }))
  /** Sets parts back to those the site began with, or where that is not kept to what is usual; null when they are so. */
  const back = (...keys: readonly (keyof SiteStyles)[]): Back | null => {
    const begun = keys.every((key) => site.begun?.[key] !== undefined)
    const from = begun ? { ...defaultStyles, ...site.begun } : defaultStyles
    if (keys.every((key) => sameJson(styles[key], from[key]))) return null
    return {
      to: begun ? 'begun' : 'default',
      go: () => set(Object.fromEntries(keys.map((key) => [key, from[key]]))),
    }
  }
  return (
    <div className={css.panel}>
      <Part title={words('editor.styles.colours')} startsOpen back={back('palette')}>
        {ready.palettes.length > 0 && (
          <div className={css.palettes} role="group" aria-label={words('editor.styles.palettes')}>
            {ready.palettes.map(({ name, palette }) => (
              <button
                key={name}
                type="button"
                className={css.palette}
                aria-label={name}
                title={name}
                aria-pressed={paletteSlots.every((slot) => palette[slot] === styles.palette[slot])}
                onClick={() => set({ palette })}
              >
                {paletteSlots.map((slot) => (
                  <span key={slot} style={{ background: palette[slot] }} />
                ))}
              </button>
            ))}
          </div>
        )}
        {paletteSlots.map((slot) => (
          <ColorField
            key={slot}
            label={words(`editor.colour.${slot}` satisfies EditorKey)}
            value={styles.palette[slot]}
            onChange={(colour) => {
              if (colour !== null) set({ palette: { ...styles.palette, [slot]: colour } })
            }}
          />
        ))}
        <p className={css.note}>{words('editor.styles.contrast')}</p>
      </Part>
      <Part title={words('editor.styles.fonts')} back={back('fonts')}>
        <FontPairs pairs={ready.pairs} fonts={styles.fonts} onChange={(fonts) => set({ fonts })} />
        {fontRoles.map((role) => (
          <Face
            key={role}
            role={role}
            face={styles.fonts[role]}
            onChange={(face) => set({ fonts: { ...styles.fonts, [role]: face } })}
          />
        ))}
      </Part>
      <Part title={words('editor.styles.scale')} back={back('type')}>
        <Slider
          label={words('editor.styles.base')}
          value={styles.type.base}
          minValue={14}
          maxValue={22}
          step={0.5}
          onChange={(base) => set({ type: { ...styles.type, base } })}
        />
        <Slider
          label={words('editor.styles.ratio')}
          value={styles.type.ratio}
          minValue={1.1}
          maxValue={1.6}
          step={0.01}
          onChange={(ratio) => set({ type: { ...styles.type, ratio } })}
        />
        <Slider
          label={words('editor.styles.phone_ratio')}
          value={styles.type.phoneRatio}
          minValue={1.05}
          maxValue={1.5}
          step={0.01}
          onChange={(phoneRatio) => set({ type: { ...styles.type, phoneRatio } })}
        />
      </Part>
      <Part title={words('editor.styles.spacing')} back={back('spacing', 'corners', 'imageShape')}>
        <Slider
          label={words('editor.styles.density')}
          value={styles.spacing.density}
          minValue={0.5}
          maxValue={2}
          step={0.05}
          onChange={(density) => set({ spacing: { ...styles.spacing, density } })}
        />
        <Slider
          label={words('editor.styles.width')}
          value={styles.spacing.contentWidth}
          minValue={900}
          maxValue={1800}
          step={20}
          onChange={(contentWidth) => set({ spacing: { ...styles.spacing, contentWidth } })}
        />
        <Select
          label={words('editor.styles.corners')}
          value={styles.corners}
          options={choices(cornerStyles, 'corner')}
          onChange={(corners) => set({ corners: corners as SiteStyles['corners'] })}
        />
        <Select
          label={words('editor.styles.image_shape')}
          value={styles.imageShape}
          options={choices(imageShapes, 'shape')}
          onChange={(imageShape) => set({ imageShape: imageShape as SiteStyles['imageShape'] })}
        />
      </Part>
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
                options={choices(['solid', 'outline', 'plain'], 'fill')}
                onChange={(fill) => put({ fill: fill as typeof button.fill })}
              />
              <ChoiceRow
                label={words('editor.styles.size')}
                value={button.size}
                options={choices(['small', 'medium', 'large'], 'size')}
                onChange={(size) => put({ size: size as typeof button.size })}
              />
              <Select
                label={words('editor.styles.corners')}
                value={button.corners}
                options={choices([...cornerStyles, 'pill'], 'corner')}
                onChange={(corners) => put({ corners: corners as typeof button.corners })}
              />
            </FieldBlock>
          )
        })}
      </Part>
      <Part title={words('editor.styles.details')} back={back('links', 'forms', 'animation')}>
        <Select
          label={words('editor.styles.links')}
          value={styles.links.underline}
          options={choices(['always', 'hover', 'never'], 'underline')}
          onChange={(underline) =>
            set({ links: { ...styles.links, underline: underline as SiteStyles['links']['underline'] } })
          }
        />
        <ChoiceRow
          label={words('editor.styles.thickness')}
          value={styles.links.thickness}
          options={choices(['thin', 'thick'], 'thickness')}
          onChange={(thickness) =>
            set({ links: { ...styles.links, thickness: thickness as SiteStyles['links']['thickness'] } })
          }
        />
        <ChoiceRow
          label={words('editor.styles.forms')}
          value={styles.forms.field}
          options={choices(['box', 'line', 'filled'], 'field')}
          onChange={(field) =>
            set({ forms: { ...styles.forms, field: field as SiteStyles['forms']['field'] } })
          }
        />
        {styles.forms.field !== 'line' && (
          <Select
            label={words('editor.styles.field_corners')}
            value={styles.forms.corners}
            options={choices(cornerStyles, 'corner')}
            onChange={(corners) =>
              set({ forms: { ...styles.forms, corners: corners as SiteStyles['forms']['corners'] } })
            }
          />
        )}
        <Select
          label={words('editor.styles.animation')}
          value={styles.animation}
          options={choices(animations, 'animation')}
          onChange={(animation) => set({ animation: animation as SiteStyles['animation'] })}
        />
      </Part>
      <Part title={words('editor.styles.signs')} back={back('favicon', 'socialImage')}>
        <SitePictureField
          label={words('editor.styles.favicon')}
          help={words('editor.styles.favicon_help')}
          asset={styles.favicon}
          isSmall
          onChange={(favicon) => set({ favicon })}
        />
        <SitePictureField
          label={words('editor.styles.social')}
          help={words('editor.styles.social_help')}
          asset={styles.socialImage}
          onChange={(socialImage) => set({ socialImage })}
        />
      </Part>
      {site.mayCode === true && (
        <Part title={words('editor.styles.css')} back={back('customCss')}>
          <CustomCss value={styles.customCss ?? ''} onChange={(customCss) => set({ customCss })} />
        </Part>
      )}
    </div>
  )
}
