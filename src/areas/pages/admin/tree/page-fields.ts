import { z } from 'zod'
import { isSafeUrl } from '#document/values.ts'
import type { CallOf } from '#kernel/endpoint.ts'
import { line, slug, trimmedText } from '#kernel/shapes.ts'
import type { changePage, PageRow } from '../../contract.ts'

const PASSWORD_LEAST = 4

const fields = z.object({
  title: trimmedText(200),
  navTitle: line(200),
  slug: z.union([slug, z.literal('')]),
  isHidden: z.boolean(),
  isHome: z.boolean(),
  description: line(400),
  seoTitle: line(200),
  socialImage: z.string().nullable(),
  isNoindex: z.boolean(),
  isNotFound: z.boolean(),
  header: z.enum(['show', 'hide']),
  footer: z.enum(['show', 'hide']),
  href: line(2_000).refine((href) => href === '' || isSafeUrl(href), { message: 'pages.link_unsafe' }),
  opensNewTab: z.boolean(),
  hasPassword: z.boolean(),
  password: z.string().max(200),
})

/** What a page says of itself, as a form has it. */
export type PageFields = z.infer<typeof fields>

/**
 * The shape of the form. A page that asks for a password has one: its own from before, or a new one. One that had an
 * address, and does not become the home page, has one.
 *
 * @param opened the page as the form began; where it asks for a password already, an empty field leaves that as it is
 */
export function settingsFields(
  opened: Pick<PageRow, 'hasPassword' | 'slug'>,
): z.ZodType<PageFields, PageFields> {
  return fields.superRefine((given, context) => {
    const lacks = (name: 'password' | 'slug', minimum: number): void =>
      context.addIssue({
        code: 'too_small',
        origin: 'string',
        minimum,
        inclusive: true,
        path: [name],
        input: given[name],
      })
    const keepsPassword = opened.hasPassword && given.password === ''
    if (given.hasPassword && !keepsPassword && given.password.length < PASSWORD_LEAST)
      lacks('password', PASSWORD_LEAST)
    if (opened.slug !== '' && given.slug === '' && !given.isHome) lacks('slug', 1)
  })
}

/** A page's settings as the form begins with them. */
export function fieldsOf(page: PageRow): PageFields {
  const { description, seoTitle, socialImage, isNoindex, isNotFound, header, footer, target } = page.settings
  return {
    title: page.title,
    navTitle: page.navTitle ?? '',
    slug: page.slug,
    isHidden: page.isHidden,
    isHome: page.isHome,
    description,
    seoTitle,
    socialImage,
    isNoindex,
    isNotFound,
    header,
    footer,
    href: target?.href ?? '',
    opensNewTab: target?.opensNewTab ?? false,
    hasPassword: page.hasPassword,
    password: '',
  }
}

const plain = [
  'description',
  'seoTitle',
  'socialImage',
  'isNoindex',
  'isNotFound',
  'header',
  'footer',
] as const

type Changes = Omit<CallOf<typeof changePage>, 'siteId' | 'pageId'>

/**
 * What of the form is to be sent: what the person changed, so that others' changes of the same page stay.
 *
 * @param page as it is by now; what the form began with may be older
 */
export function changesOf(
  page: PageRow,
  values: PageFields,
  changed: ReadonlySet<keyof PageFields>,
): Changes {
  const { hasPassword, password, slug: address } = values
  const becomesHome = changed.has('isHome') && values.isHome && !page.isHome
  const staysHome = page.isHome || becomesHome
  const settings = {
    ...Object.fromEntries(plain.flatMap((name) => (changed.has(name) ? [[name, values[name]]] : []))),
    // What stands at `/` is found.
    ...(staysHome && values.isNotFound ? { isNotFound: false } : {}),
    ...(changed.has('href') || changed.has('opensNewTab')
      ? { target: { href: values.href, opensNewTab: values.opensNewTab } }
      : {}),
  }
  return {
    ...(changed.has('title') ? { title: values.title } : {}),
    ...(changed.has('navTitle') ? { navTitle: values.navTitle.trim() === '' ? null : values.navTitle } : {}),
    ...(changed.has('slug') && !page.isHome && address !== '' ? { slug: address } : {}),
    ...(changed.has('isHidden') ? { isHidden: values.isHidden } : {}),
    ...(becomesHome ? { isHome: true as const } : {}),
    ...(hasPassword && password !== '' ? { password } : {}),
    ...(changed.has('hasPassword') && !hasPassword && page.hasPassword ? { password: null } : {}),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  }
}
