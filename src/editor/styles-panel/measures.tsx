import { cornerStyles, imageShapes, type SiteStyles } from '#document/styles.ts'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { useEditor } from '../editor-context.tsx'
import { optionsOf, Part } from './part.tsx'
import type { StylesInHand } from './use-styles.ts'

/** How large words are. */
export function TypeScale({ styles, set, back }: StylesInHand) {
  const { words } = useEditor()
  return (
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
  )
}

/** How far things stand apart, and how round they are. */
export function Spacing({ styles, set, back }: StylesInHand) {
  const { words } = useEditor()
  return (
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
        options={optionsOf(words, cornerStyles, 'corner')}
        onChange={(corners) => set({ corners: corners as SiteStyles['corners'] })}
      />
      <Select
        label={words('editor.styles.image_shape')}
        value={styles.imageShape}
        options={optionsOf(words, imageShapes, 'shape')}
        onChange={(imageShape) => set({ imageShape: imageShape as SiteStyles['imageShape'] })}
      />
    </Part>
  )
}
