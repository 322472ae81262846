import type { Site } from '#areas/sites/index.ts'
import { directionOf, fontCss, fontPreloads, fontSource } from '#areas/pages/visitor/index.ts'
import { defaultStyles, type SiteStyles } from '#document/styles.ts'
import { siteCss } from '#document/look/styles-css.ts'
import { themeCss } from '#document/look/palette.ts'
import type { VisitorTranslate } from '#kernel/messages/message.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import { shell } from '../drawing/shell.ts'

/** What is between the page a visitor asked for and the visitor. */
export type StatePage =
  | { readonly kind: 'coming_soon' }
  | { readonly kind: 'expired'; readonly isTold: boolean; readonly contactLine: string | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'fault'; readonly id: string }
  | { readonly kind: 'parking' }
  | {
      readonly kind: 'password'
      readonly of: 'site' | 'page'
      readonly back: string
      readonly fault: 'wrong' | 'too_many' | null
      readonly minutes: number
    }

/** Its words begin where those of the pages do, at the margin of the widest of their sections. */
const css = `.state{position:relative;min-height:100svh;display:grid;grid-template-columns:minmax(0,42rem);align-content:center;justify-items:start;gap:var(--space-3,1.25rem);padding:6rem max(var(--margin),50% - var(--content)/2)}
.state>.mark{position:absolute;inset-block-start:.7rem;inset-inline:max(var(--margin),50% - var(--content)/2);font:var(--weight-heading,600) 1.35rem/1.2 var(--font-heading);overflow-wrap:anywhere}
.mark a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit;text-decoration:none}
.state h1{font-size:clamp(2rem,6vw,3.5rem);overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:12 5 4}
.state:lang(ja){line-break:strict;word-break:auto-phrase}
.state p{margin:0;max-width:34rem}
.state .quiet{font-size:.9em;color:var(--muted)}
.parked{grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center;background-image:radial-gradient(120% 90% at 50% 0,color-mix(in oklab,var(--bg),var(--surface) 60%),transparent),radial-gradient(80% 60% at 100% 100%,color-mix(in oklab,var(--accent),transparent 80%),transparent)}
.state p:not(.mark)>a:only-child{display:inline-flex;align-items:center;min-height:2.75rem;margin-block:-.5rem}
.state form{display:grid;gap:.75rem;width:min(100%,22rem)}
.state label{font-weight:600}
.state .fault{padding-inline-start:.75rem;border-inline-start:3px solid;color:var(--heading)}
`

function wordsOf(state: StatePage, site: string, t: VisitorTranslate): { title: string; html: string } {
  switch (state.kind) {
    case 'coming_soon':
      return {
        title: t('state.coming_soon.title', { site }),
        html: `<p>${escapeHtml(t('state.coming_soon.text'))}</p>`,
      }
    case 'expired': {
      // When it is back is up to its owner, any day; the day it is removed is no answer, and theirs to know.
      const back = state.isTold ? `<p>${escapeHtml(t('state.expired.back'))}</p>` : ''
      const contact = state.contactLine
        ? `<p>${escapeHtml(t('state.expired.contact'))} ${escapeHtml(state.contactLine)}</p>`
        : ''
      return {
        title: t('state.expired.title', { site }),
        html: `<p>${escapeHtml(t('state.expired.text'))}</p>${back}${contact}`,
      }
    }
    case 'not_found':
      return {
        title: t('state.not_found.title'),
        html: `<p>${escapeHtml(t('state.not_found.text'))}</p><p><a href="/">${escapeHtml(t('state.not_found.home'))}</a></p>`,
      }
    case 'fault':
      return {
        title: t('state.fault.title'),
        html: `<p>${escapeHtml(t('state.fault.text', { id: state.id }))}</p>`,
      }
    case 'parking':
      return { title: site, html: `<p>${escapeHtml(t('state.parking.text'))}</p>` }
    case 'password': {
      const fault =
        state.fault === 'wrong'
          ? t('state.password.wrong')
          : state.fault === 'too_many'
            ? t('state.password.too_many', { minutes: state.minutes })
            : null
      const described = fault ? ' aria-describedby="fault" aria-invalid="true"' : ''
      return {
        title: state.of === 'site' ? t('state.password.site_title', { site }) : t('state.password.title'),
        html:
          `<form method="post" action="/_password"><input type="hidden" name="back" value="${escapeHtml(state.back)}">` +
          `<label for="password">${escapeHtml(t('state.password.label'))}</label>` +
          (fault ? `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>` : '') +
          `<input class="input" id="password" name="password" type="password" autocomplete="current-password" required autofocus${described}>` +
          `<div><button class="button button-primary">${escapeHtml(t('state.password.submit'))}</button></div></form>`,
      }
    }
  }
}

/**
 * A page in the site's own design in place of another: coming soon, not available, not
 * found, asks for a password. Never found by search engines. Its ground is the header's, so that a dark site
 * stays dark, and a heading that does not name the site has its name above it, which leads home.
 */
export function statePage(
  state: StatePage,
  given: {
    site: Pick<Site, 'title' | 'language'>
    styles: SiteStyles | null
    words: VisitorTranslate
    signIn: string | null
    icon: string | null
    script: string | null
  },
): ReturnType<typeof shell> {
  const styles = given.styles ?? defaultStyles
  const { title, html } = wordsOf(state, given.site.title, given.words)
  // A parking page shows the domain's name and a background (product book, website types).
  const isParked = state.kind === 'parking'
  const theme = isParked ? 'shade' : styles.header.theme
  const name = styles.header.wordmark || given.site.title
  const mark = title.includes(given.site.title)
    ? ''
    : `<p class="mark"><a href="/">${escapeHtml(name)}</a></p>`
  const owner = given.signIn
    ? `<p class="quiet"><a href="${escapeHtml(given.signIn)}">${escapeHtml(given.words('state.owner'))}</a></p>`
    : ''
  return shell({
    locale: given.site.language,
    dir: directionOf(given.site.language),
    title,
    description: '',
    canonical: null,
    siteTitle: given.site.title,
    isNoindex: true,
    social: null,
    icon: given.icon,
    statements: [],
    css:
      fontCss(styles) +
      siteCss(styles, fontSource) +
      [...new Set(['paper', theme] as const)].map((each) => themeCss(styles.palette, each)).join('') +
      css,
    body: `<main class="state${isParked ? ' parked' : ''} t-${theme}">${mark}<h1>${escapeHtml(title)}</h1>${html}${owner}</main>`,
    preloads: fontPreloads(styles).map((href) => ({ as: 'font', href })),
    script: given.script,
    islands: null,
  })
}
