import type { SiteStyles } from '#document/styles.ts'
import { templatePageId, templatePictureId } from '../picture-id.ts'

/** A gallery with the lights low: near-black walls, bone-coloured words, one clay; a grotesque with a voice. */
export const styles: SiteStyles = {
  palette: { paper: '#ece7de', tint: '#cdc6ba', accent: '#a8623c', shade: '#262422', ink: '#131211' },
  fonts: {
    heading: { family: 'bricolage-grotesque', weight: 420, leading: 1, tracking: -30 },
    text: { family: 'bricolage-grotesque', weight: 350, leading: 1.5 },
    button: { family: 'bricolage-grotesque', weight: 450 },
    detail: { family: 'bricolage-grotesque', weight: 350 },
  },
  type: { base: 18, ratio: 1.38, phoneRatio: 1.25 },
  spacing: { density: 1.4, contentWidth: 1760 },
  corners: 'square',
  buttons: {
    primary: { fill: 'outline', corners: 'pill', size: 'medium' },
    secondary: { fill: 'outline', corners: 'pill', size: 'small' },
    tertiary: { fill: 'plain', corners: 'pill', size: 'medium' },
  },
  links: { underline: 'always', thickness: 'thin' },
  forms: { field: 'line', corners: 'square' },
  imageShape: 'plain',
  animation: 'none',
  header: {
    layout: 'logo-left-nav-left',
    logoHeight: 32,
    theme: 'ink',
    sticky: 'none',
    transparent: false,
    actions: [],
    phoneMenu: 'overlay',
  },
  footer: { document: templatePageId('portfolio', 'footer') },
  favicon: templatePictureId('portfolio', 'mark'),
}
