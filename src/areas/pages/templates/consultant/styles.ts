import type { SiteStyles } from '#document/styles.ts'
import { templatePageId, templatePictureId } from '../picture-id.ts'
import { to } from './links.ts'

/** Concrete, daylight and one thing of oak: cool greys on a strict grid, a firm grotesque over a working serif. */
export const styles: SiteStyles = {
  palette: { paper: '#f5f6f5', tint: '#e3e6e6', accent: '#8f5420', shade: '#3b464c', ink: '#15191b' },
  fonts: {
    heading: { family: 'archivo', weight: 500, leading: 1.06, tracking: -24 },
    text: { family: 'source-serif-4', weight: 400, leading: 1.55 },
    button: { family: 'archivo', weight: 550 },
    detail: { family: 'archivo', weight: 450 },
  },
  type: { base: 18, ratio: 1.3, phoneRatio: 1.2 },
  spacing: { density: 1.2, contentWidth: 1760 },
  corners: 'square',
  buttons: {
    primary: { fill: 'solid', corners: 'square', size: 'large' },
    secondary: { fill: 'outline', corners: 'square', size: 'medium' },
    tertiary: { fill: 'plain', corners: 'square', size: 'medium' },
  },
  links: { underline: 'always', thickness: 'thick' },
  forms: { field: 'filled', corners: 'square' },
  imageShape: 'plain',
  animation: 'none',
  header: {
    layout: 'logo-left',
    logoHeight: 36,
    theme: 'paper',
    sticky: 'always',
    transparent: false,
    actions: [{ kind: 'button', text: 'Book an hour', link: to('contact'), style: 'secondary' }],
    phoneMenu: 'drawer',
  },
  footer: { document: templatePageId('consultant', 'footer') },
  favicon: templatePictureId('consultant', 'mark'),
}
