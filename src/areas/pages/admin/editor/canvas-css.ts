import type { PageContext } from '#document/block-context.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { PageRow } from '../../contract.ts'
import { families } from '../../fonts/families.ts'
import { fontCss } from '../../fonts/font-css.ts'
import frameCss from '../../frame/frame.css?inline'
import { barCss } from '../../frame/header-bar.ts'
import { navigationOf } from '../../releases/navigation.ts'

/** Header and footer on the canvas are pressed as a whole: they say so under the pointer. */
const pressable =
  'html[data-editing] [data-surround]>*{cursor:pointer}' +
  'html[data-editing] [data-surround] *{cursor:inherit}' +
  'html[data-editing] [data-surround]>:hover{outline:2px solid oklch(0.56 0.105 192);outline-offset:-2px}'

/** The rules of every family of the library: a browser fetches only what is drawn with. */
function everyFace(styles: SiteStyles, address: Parameters<typeof fontCss>[1]): string {
  const role = styles.fonts.text
  return families
    .map(({ id }) => {
      const one = { ...role, family: id }
      return fontCss({ ...styles, fonts: { heading: one, text: one, button: one, detail: one } }, address)
    })
    .join('')
}

/**
 * The faces of every family for drawings in the owner's app itself: inside of a shadow root no face can be
 * named, so the document around it must know them.
 */
export function appFaces(styles: SiteStyles): string {
  return everyFace(styles, (name) => `/api/fonts/${name}`)
}

/**
 * What the canvas needs besides the styles' own sheet: the faces of the fonts from the site's host,
 * header and footer, and the owner's own code, which stays in the frame.
 *
 * @param all every family, so that a choice in the styles panel is seen at once
 * @param head what its header is drawn from; without it none is
 */
export function canvasSheet(
  styles: SiteStyles,
  siteUrl: string,
  all: boolean,
  head?: {
    readonly title: string
    readonly pages: readonly PageRow[]
    /** Knows the logo. */
    readonly ctx: Pick<PageContext, 'image'>
  },
): string {
  const host = siteUrl.replace(/\/$/, '')
  const address = (name: string) => `${host}/fonts/${name}`
  const faces = all ? everyFace(styles, address) : fontCss(styles, address)
  const bar = head ? barCss(styles, head.ctx, head.title, navigationOf(head.pages, 'main')) : ''
  return faces + frameCss + bar + pressable + (styles.customCss ?? '')
}
