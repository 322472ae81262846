import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context.tsx'
import type { ReadyStyles } from '../props.ts'
import { Colours, Fonts } from './colours-and-fonts.tsx'
import { Buttons, Details } from './controls.tsx'
import { CustomCss } from './custom-css.tsx'
import { Spacing, TypeScale } from './measures.tsx'
import { Part } from './part.tsx'
import { SitePictureField } from './site-picture-field.tsx'
import { useStyles } from './use-styles.ts'
import css from './styles-panel.module.css'

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
  const inHand = useStyles()
  const { styles, set, back } = inHand
  const ready = useReady()
  const { site } = props
  if (!site) return null
  return (
    <div className={css.panel}>
      <Colours {...inHand} palettes={ready.palettes} />
      <Fonts {...inHand} pairs={ready.pairs} />
      <TypeScale {...inHand} />
      <Spacing {...inHand} />
      <Buttons {...inHand} />
      <Details {...inHand} />
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
