import type { SiteStyles } from '#document/styles.ts'
import { templatePageId, templatePictureId } from '../picture-id.ts'
import { to } from './links.ts'

/** Linen, candle wax, red wine and the dark of a window after sunset; Garamond, as a menu is printed. */
export const styles: SiteStyles = {
  palette: { paper: '#f6efe3', tint: '#e8dbc6', accent: '#8a2f1c', shade: '#4b382b', ink: '#1f1611' },
  fonts: {
    heading: { family: 'cormorant-garamond', weight: 500, leading: 1.02, tracking: -12 },
    text: { family: 'eb-garamond', weight: 400, leading: 1.5 },
    button: { family: 'eb-garamond', weight: 500, tracking: 10 },
    detail: { family: 'eb-garamond', weight: 400, italic: true },
  },
  type: { base: 20, ratio: 1.36, phoneRatio: 1.24 },
  spacing: { density: 1.15, contentWidth: 1760 },
  corners: 'square',
  buttons: {
    primary: { fill: 'solid', corners: 'square', size: 'medium' },
    secondary: { fill: 'outline', corners: 'square', size: 'medium' },
    tertiary: { fill: 'plain', corners: 'square', size: 'medium' },
  },
  links: { underline: 'always', thickness: 'thin' },
  forms: { field: 'line', corners: 'square' },
  imageShape: 'plain',
  animation: 'none',
  header: {
    layout: 'nav-left-logo-center',
    logoHeight: 44,
    theme: 'paper',
    sticky: 'none',
    transparent: false,
    actions: [{ kind: 'button', text: 'Reserve', link: to('reservations'), style: 'secondary' }],
    phoneMenu: 'overlay',
  },
  footer: { document: templatePageId('restaurant', 'footer') },
  favicon: templatePictureId('restaurant', 'mark'),
}
