import type { RefusalCode } from '#kernel/messages/message.ts'
import { z } from 'zod'
import { imageShape, linkShape } from '#document/field-shape.ts'
import { type StyleChange, withStyles } from '#document/style-changes.ts'
import {
  animations,
  buttonKinds,
  cornerStyles,
  fontRoles,
  headerLayouts,
  imageShapes,
  paletteSlots,
  type SiteStyles,
  themeNames,
} from '#document/styles.ts'
import { id, line } from '#kernel/shapes.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, { message: 'pages.style_colour' })
const keyed = <K extends string, V extends z.ZodType>(keys: readonly K[], value: V) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>)

const font = z.strictObject({
  family: z.string().regex(/^[a-z0-9-]{1,60}$/),
  weight: z.number().int().min(100).max(900),
  italic: z.boolean().optional(),
  tracking: z.number().min(-100).max(300).optional(),
  leading: z.number().min(0.8).max(2.5).optional(),
  capitals: z.enum(['none', 'upper', 'small']).optional(),
})

const headerAction = z.union([
  z.strictObject({ kind: z.literal('button'), text: line(60), link: linkShape, style: z.enum(buttonKinds) }),
  z.strictObject({ kind: z.enum(['cart', 'search', 'account', 'social', 'language']) }),
])

export const stylesShape = z.strictObject({
  palette: keyed(paletteSlots, colour),
  fonts: keyed(fontRoles, font),
  type: z.strictObject({
    base: z.number().min(12).max(24),
    ratio: z.number().min(1.05).max(1.7),
    phoneRatio: z.number().min(1.05).max(1.5),
  }),
  spacing: z.strictObject({
    density: z.number().min(0.5).max(2),
    contentWidth: z.number().int().min(640).max(2400),
  }),
  corners: z.enum(cornerStyles),
  buttons: keyed(
    buttonKinds,
    z.strictObject({
      fill: z.enum(['solid', 'outline', 'plain']),
      corners: z.enum([...cornerStyles, 'pill']),
      size: z.enum(['small', 'medium', 'large']),
    }),
  ),
  links: z.strictObject({
    underline: z.enum(['always', 'hover', 'never']),
    thickness: z.enum(['thin', 'thick']),
  }),
  forms: z.strictObject({ field: z.enum(['box', 'line', 'filled']), corners: z.enum(cornerStyles) }),
  imageShape: z.enum(imageShapes),
  animation: z.enum(animations),
  header: z.strictObject({
    layout: z.enum(headerLayouts),
    logo: imageShape.optional(),
    wordmark: line(80).optional(),
    logoHeight: z.number().int().min(16).max(200),
    theme: z.enum(themeNames),
    sticky: z.enum(['none', 'always', 'on-scroll-up']),
    transparent: z.boolean(),
    actions: z.array(headerAction).max(8),
    announcement: z
      .strictObject({ text: line(300), link: linkShape.optional(), theme: z.enum(themeNames) })
      .optional(),
    phoneMenu: z.enum(['overlay', 'drawer']),
  }),
  footer: z.strictObject({ document: id.optional() }),
  favicon: id.optional(),
  socialImage: id.optional(),
  customCss: z.string().max(100_000).optional(),
})

/**
 * Styles with changes laid over them, in order; each sets what is at its path, and without a value
 * takes it away.
 *
 * @returns the styles, or the first fault: where, and which message says so
 */
export function changedStyles(
  styles: SiteStyles,
  changes: readonly StyleChange[],
): { ok: true; styles: SiteStyles } | { ok: false; path: string; code: RefusalCode } {
  const read = stylesShape.safeParse(withStyles(styles, changes))
  if (read.success) return { ok: true, styles: read.data as unknown as SiteStyles }
  const issue = read.error.issues[0]
  const code = issue?.message.startsWith('pages.') ? (issue.message as RefusalCode) : 'pages.style_invalid'
  return { ok: false, path: issue?.path.join('.') ?? '', code }
}
