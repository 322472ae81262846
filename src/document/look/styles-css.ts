import { desktopFrom, gridCss } from '../layout/layout-css.ts'
import {
  buttonKinds,
  imageShapes,
  paletteSlots,
  type ButtonKind,
  type ImageShape,
  type SiteStyles,
} from '../styles.ts'
import { fontProperties, fontRule, type FontSource } from './fonts.ts'
import { cornerOf, scaleProperties } from './scale.ts'

/** The values a site's styles give, as custom properties; every other sheet speaks of them. */
export function rootCss(styles: SiteStyles, source?: FontSource): string {
  const palette = paletteSlots.map((slot) => `--palette-${slot}:${styles.palette[slot]}`)
  return (
    `:root{${palette.join(';')};${fontProperties(styles, source)};${scaleProperties(styles)}}` +
    `@media(min-width:${desktopFrom}){:root{--row:clamp(1rem,1.9vw,1.75rem);--section:var(--space-7)}}`
  )
}

// A heading is hyphenated, in the page's language, only where a word is so long that it would break without: what has
// fewer letters goes to the next line whole. Safari counts those before and after the hyphen alone.
// Words in another script than the page's, a line of Hebrew on an English page, stand as that is read (CSS Writing
// Modes 4, `plaintext`); on a page that is read from right to left a line may well begin with a Latin name.
// Not for `::before` and `::after` of everything: a browser would style two of them for each element.
const ground = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;font-size:var(--size-body);line-height:var(--leading-text,1.6);${fontRule('text')}}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,pre{margin:0}
h1,h2,h3,h4,h5,h6{color:var(--heading);line-height:var(--leading-heading,1.15);text-wrap:balance;overflow-wrap:break-word;hyphens:auto;hyphenate-limit-chars:var(--hyphenate,14 5 5);-webkit-hyphenate-limit-before:6;-webkit-hyphenate-limit-after:6;${fontRule('heading')}}
h1{font-size:var(--size-h1)}h2{font-size:var(--size-h2)}h3{font-size:var(--size-h3)}h4,h5,h6{font-size:var(--size-h4)}
p{text-wrap:pretty}
html:not([dir=rtl]) :is(h1,h2,h3,h4,h5,h6,p,td,th,dd,figcaption,summary){unicode-bidi:plaintext}
img,video,svg{display:block;max-width:100%;height:auto}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--focus,currentcolor);outline-offset:2px}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}
`

/** Rich text: the same rules on the canvas and on the page. */
const prose = `.prose>*+*{margin-block-start:var(--space-3)}
.prose>:is(h1,h2)+*{margin-block-start:var(--space-3)}
.prose>:is(h3,h4)+*{margin-block-start:var(--space-2)}
.prose>*+:is(h2,h3,h4){margin-block-start:var(--space-4)}
.prose :is(ul,ol){padding-inline-start:1.4em}
.prose li+li{margin-block-start:var(--space-1)}
.prose li>p+*{margin-block-start:var(--space-1)}
.prose blockquote{border-inline-start:3px solid var(--accent);padding-inline-start:var(--space-3)}
.prose blockquote>*+*{margin-block-start:var(--space-2)}
.prose pre{overflow-x:auto;padding:var(--space-3);background:var(--surface);border-radius:var(--corner-card);font-size:.9em}
code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em}
.prose hr{border:0;border-block-start:1px solid var(--line);margin-block:var(--space-4)}
.prose img{display:inline-block;vertical-align:text-bottom}
.p-lead{font-size:var(--size-lead);line-height:1.45}
.p-small{font-size:var(--size-small)}
.align-center{text-align:center}.align-end{text-align:end}.align-justify{text-align:justify;hyphens:auto}
mark{color:inherit;padding-inline:.15em;border-radius:2px;box-decoration-break:clone}
`

/**
 * Pictures that are cut: the box has the proportions of the cut, and the whole picture lies in it so that
 * the cut is what is seen, as `object-fit` would lay it: filling the box, or whole in it where
 * `--cut-shown`, the width at which the cut is drawn, is the smaller one. Its place holds whatever a block
 * says of the pictures in it.
 */
const cuts = `.cut{display:block;position:relative;overflow:clip;container-type:size;aspect-ratio:var(--cut-ratio)}
.cut>.cut-part{--cut-shown:max(100cqw,100cqh*var(--cut-ratio));position:absolute!important;left:calc((100cqw - var(--cut-shown))*var(--cut-at-x) - var(--cut-shown)*var(--cut-x))!important;top:calc((100cqh - var(--cut-shown)/var(--cut-ratio))*var(--cut-at-y) - var(--cut-shown)/var(--cut-ratio)*var(--cut-y))!important;width:calc(var(--cut-shown)*var(--cut-wide))!important;height:calc(var(--cut-shown)/var(--cut-ratio)*var(--cut-tall))!important;max-width:none!important;max-height:none!important;object-fit:fill!important;clip-path:inset(var(--cut-edges))}
`

const inks = paletteSlots
  .map((slot) => `.ink-${slot}{color:var(--ink-${slot})}.marker-${slot}{background:var(--marker-${slot})}`)
  .join('')

/** In a section that bleeds, what fills its place reaches the edge of a phone; the rest keeps the page's margin. */
const bleeding = `@media not all and (min-width:${desktopFrom}){.w-full>.grid>.b:not(.fill){padding:var(--space-4) var(--margin)}.w-full>.grid>.b:not(.fill):first-child{padding-block-start:var(--space-6)}.w-full>.grid>.b:not(.fill):last-child{padding-block-end:var(--space-6)}}
`

/** Sections and what blocks may be given: ground, padding, corners, edge, shadow. */
const frame = `.s{position:relative;display:grid;grid-template-columns:minmax(0,1fr);padding-block:var(--section);align-items:center}
.s>.grid{position:relative;width:calc(100% - 2*var(--margin));margin-inline:auto}
.w-narrow>.grid{max-width:44rem}.w-content>.grid{max-width:64rem}.w-wide>.grid{max-width:var(--content)}
.w-full>.grid{width:100%}.w-full{padding-block:0}
${bleeding}.g-none{--gap:0px}.g-small{--gap:var(--gap-small)}.g-medium{--gap:var(--gap-medium)}.g-large{--gap:var(--gap-large)}
.h-small{min-height:40svh}.h-medium{min-height:60svh}.h-large{min-height:80svh}.h-screen{min-height:100svh}
.v-start{align-items:start}.v-end{align-items:end}
.backdrop{position:absolute;inset:0;overflow:hidden}
.backdrop>*{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.backdrop::after{content:"";position:absolute;inset:0}
.fill-surface{background:var(--surface)}.fill-background{background:var(--bg)}
.pad-small{padding:var(--space-3)}.pad-medium{padding:var(--space-4)}.pad-large{padding:var(--space-5)}
.corners-small{border-radius:4px}.corners-medium{border-radius:12px}.corners-large{border-radius:28px}.corners-full{border-radius:999px}
:is(.corners-small,.corners-medium,.corners-large,.corners-full){overflow:clip}
.edge{border:1px solid var(--line)}
.shadow{box-shadow:0 1px 2px rgb(0 0 0/.08),0 8px 28px rgb(0 0 0/.1)}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`

function linksCss({ links }: SiteStyles): string {
  const thickness = links.thickness === 'thick' ? '.12em' : '.06em'
  // Within running text a link must differ by more than colour (WCAG 1.4.1): without a line it is bold.
  const rest = links.underline === 'always' ? 'underline' : 'none'
  const never = links.underline === 'never' ? '.prose a{font-weight:600}' : ''
  return (
    `a{color:var(--link);text-decoration:${rest};text-decoration-thickness:max(1px,${thickness});text-underline-offset:.18em}` +
    `a:hover{text-decoration:${links.underline === 'never' ? 'none' : 'underline'};text-decoration-thickness:max(2px,${thickness})}` +
    `${never}${links.underline === 'hover' ? '.prose a{text-decoration:underline dotted}' : ''}\n`
  )
}

const buttonSizes = {
  small: ['.45em', '1em', '.9em'],
  medium: ['.7em', '1.5em', '1em'],
  large: ['.95em', '2em', '1.1em'],
} as const

function buttonCss(kind: ButtonKind, styles: SiteStyles): string {
  const { fill, corners, size } = styles.buttons[kind]
  const [block, inline, font] = buttonSizes[size]
  // On a narrow place the sides give way before the words do.
  const shape = `padding:${block} min(${inline},12%);font-size:${font};border-radius:${cornerOf(corners)}`
  const self = `.button-${kind}`
  if (fill === 'solid') {
    return `${self}{${shape};background:var(--button);color:var(--button-text);border-color:var(--button)}${self}:hover{box-shadow:inset 0 0 0 99px color-mix(in srgb,var(--button-text) 14%,transparent)}`
  }
  if (fill === 'outline') {
    return `${self}{${shape};color:var(--text);border-color:currentcolor}${self}:hover{background:var(--text);color:var(--bg);border-color:var(--text)}`
  }
  return `${self}{${shape};padding-inline:.2em;color:var(--link);text-decoration:underline;text-underline-offset:.3em}${self}:hover{text-decoration-thickness:2px}`
}

function buttonsCss(styles: SiteStyles): string {
  // At least 44 px high, well over the 24 that WCAG 2.5.8 asks.
  return (
    `.button{display:inline-flex;max-width:100%;overflow-wrap:anywhere;align-items:center;justify-content:center;gap:.5em;min-height:2.75rem;border:1.5px solid transparent;background:none;cursor:pointer;text-align:center;text-decoration:none;line-height:1.2;${fontRule('button')}}` +
    `.button:hover{text-decoration:none}${buttonKinds.map((kind) => buttonCss(kind, styles)).join('')}\n`
  )
}

function formsCss({ forms }: SiteStyles): string {
  const looks = {
    box: 'border:1px solid var(--control);border-radius:var(--corner-control);background:var(--surface)',
    line: 'border:0;border-block-end:1px solid var(--control);border-radius:0;background:none;padding-inline:0',
    filled:
      'border:0;border-block-end:2px solid var(--control);border-radius:var(--corner-control) var(--corner-control) 0 0;background:var(--surface)',
  }
  return `.input{display:block;width:100%;min-height:2.75rem;padding:.6em .8em;color:var(--text);${looks[forms.field]}}textarea.input{min-height:8rem;resize:vertical}\n`
}

const shapes: { readonly [shape in ImageShape]: string } = {
  plain: '',
  rounded: 'border-radius:var(--corner-picture)',
  circle: 'border-radius:50%;aspect-ratio:1;object-fit:cover',
  arch: 'border-radius:999px 999px 0 0',
  frame: 'padding:var(--space-2);border:1px solid var(--line)',
}

function imagesCss(styles: SiteStyles): string {
  const named = imageShapes
    .map((shape) => (shapes[shape] ? `.shape-${shape}{${shapes[shape]}}` : ''))
    .join('')
  return `.shape-site{${shapes[styles.imageShape] || 'border-radius:0'}}${named}\n`
}

const motions = {
  fade: 'from{opacity:0}',
  rise: 'from{opacity:0;translate:0 2rem}',
  scale: 'from{opacity:0;scale:.94}',
} as const

/**
 * Blocks come in as they are scrolled to, by the browser alone: where it cannot, or where motion is
 * not wanted, they are simply there.
 */
function motionCss({ animation }: SiteStyles): string {
  const frames = Object.entries(motions).map(([name, from]) => `@keyframes ${name}{${from}}`)
  const rules = Object.keys(motions).map(
    (name) =>
      `.motion-${name}{animation:${name} linear both;animation-timeline:view();animation-range:entry 0% entry 60%}`,
  )
  const site =
    animation === 'none'
      ? ''
      : `.s>.grid>.b:not([class*=motion-]){animation:${animation} linear both;animation-timeline:view();animation-range:entry 0% entry 60%}`
  return `@media(prefers-reduced-motion:no-preference){@supports(animation-timeline:view()){${frames.join('')}${site}${rules.join('')}.motion-none{animation:none}}}\n`
}

const fixed = ground + cuts + gridCss + frame + prose + inks

/** The sheets of a site that are the same on every page, in their order, without {@link rootCss}. */
export function siteSheets(styles: SiteStyles): string[] {
  return [fixed, linksCss(styles), buttonsCss(styles), formsCss(styles), imagesCss(styles), motionCss(styles)]
}

/** The site's own style sheet: what is the same on every page. Colours of themes come with the page. */
export function siteCss(styles: SiteStyles, source?: FontSource): string {
  return rootCss(styles, source) + siteSheets(styles).join('')
}
