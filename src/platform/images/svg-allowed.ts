const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Elements of SVG 1.1 and 2 that only draw. Scripts, foreign objects, animations and frames are not among them. */
export const allowedElements: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use title desc switch style
    path rect circle ellipse line polyline polygon image
    text tspan textPath
    linearGradient radialGradient stop pattern marker clipPath mask view
    filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
    feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  `),
)

/** Elements left out while what is inside them stays. */
export const unwrappedElements: ReadonlySet<string> = new Set(['a'])

export const allowedAttributes: ReadonlySet<string> = new Set(
  words(`
    id class style href xml:space lang role aria-label aria-labelledby aria-hidden
    x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points pathLength width height viewBox preserveAspectRatio version
    transform transform-origin gradientTransform patternTransform gradientUnits patternUnits patternContentUnits
    clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
    spreadMethod offset rotate textLength lengthAdjust startOffset method spacing side systemLanguage
    filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent
    operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha
    surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector yChannelSelector
    azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle stdDeviation radius baseFrequency
    numOctaves seed stitchTiles
    alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
    direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
    font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
    image-rendering letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode
    opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
    text-rendering unicode-bidi vector-effect visibility white-space word-spacing writing-mode isolation
  `),
)

const FRAGMENT = /^#[A-Za-z_][\w:.-]{0,199}$/
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]+$/
const NAME = /^[\w:.-][\w:. -]{0,999}$/

/** References to something inside the drawing, which every rule below leaves alone. */
const OWN_REFERENCE = /url\(\s*(["']?)#[\w:.-]+\1\s*\)/gi

/** Whether CSS text reaches for nothing outside the drawing. Escapes could spell anything: they are not safe. */
function isSafeCss(css: string): boolean {
  const rest = css.replaceAll(OWN_REFERENCE, '')
  return !/(?:url|src|image|image-set|attr|element)\s*\(|expression|script\s*:|behavior|binding|\/\*|[\\<@]/i.test(
    rest,
  )
}

/** CSS with a space for each comment. One that is never closed stays as it is; whoever looks for its end once knows. */
function withoutComments(css: string): string {
  let [plain, from] = ['', 0]
  for (let open = css.indexOf('/*'); open >= 0; open = css.indexOf('/*', from)) {
    const close = css.indexOf('*/', open + 2)
    if (close < 0) break
    plain += `${css.slice(from, open)} `
    from = close + 2
  }
  return plain + css.slice(from)
}

/** The text of a `style` element without its comments; `null` where it must go. */
export function safeStyle(css: string): string | null {
  const plain = withoutComments(css)
  return isSafeCss(plain) ? plain : null
}

/** Whether an allowed attribute of `element` may keep its value. */
export function isSafeValue(element: string, name: string, value: string): boolean {
  if (name === 'href') return FRAGMENT.test(value) || (element === 'image' && PICTURE.test(value))
  if (name === 'id' || name === 'class') return NAME.test(value)
  if (name === 'style') return isSafeCss(value)
  if (/\p{Cc}/u.test(value.replaceAll(/[\t\n\r]/g, ''))) return false
  return !/url\s*\(|script\s*:|data:|expression|\\/i.test(value.replaceAll(OWN_REFERENCE, ''))
}
