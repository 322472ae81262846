import { type DefaultTreeAdapterTypes, html, parse, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What would run, load, or lead elsewhere by itself. */
const FOREIGN =
  /^(script|iframe|object|embed|base|meta|link|frame|frameset|applet|form|template|animate|set|foreignobject|portal)$/i
const ADDRESS = /^(href|src|action|formaction|data|xlink:href|poster|background|from|to|values)$/i

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** A document as it is read, and as what was read is read again: what changes on the way is how sanitisers were passed. */
function readings(
  markup: string,
): { readonly document: DefaultTreeAdapterTypes.Document; readonly by: string }[] {
  return [true, false].flatMap((scriptingEnabled) => {
    const first = parse(markup, { scriptingEnabled })
    const second = parse(serialize(first, { scriptingEnabled }), { scriptingEnabled })
    const by = scriptingEnabled ? 'with scripts' : 'without scripts'
    return [
      { document: first, by },
      { document: second, by: `${by}, read again` },
    ]
  })
}

/** The scheme of an address, as a browser finds it. */
const schemeOf = (address: string): string | undefined =>
  /^[\u0000-\u0020]*([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\t\n\r]/g, ''))?.[1]?.toLowerCase()

/**
 * What in a piece of a page would run, or lead elsewhere by itself, after one reading and after two.
 *
 * @param isOurs tells an element that we write ourselves, such as a preload
 */
export function dangersOf(piece: string, isOurs: (element: Element) => boolean = () => false): string[] {
  const found: string[] = []
  for (const { document, by } of readings(piece)) {
    for (const element of elementsOf(document)) {
      const { tagName, attrs, namespaceURI } = element
      const isForeign = FOREIGN.test(tagName) || (namespaceURI !== html.NS.HTML && tagName === 'style')
      if (isForeign && !isOurs(element)) found.push(`<${tagName}> ${by}`)
      for (const { name, value, prefix } of attrs) {
        const whole = prefix ? `${prefix}:${name}` : name
        if (/^on/i.test(name) || name === 'srcdoc') found.push(`${whole} ${by}`)
        const scheme = ADDRESS.test(whole) ? schemeOf(value) : undefined
        if (scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme) && !isOurs(element))
          found.push(`${whole}=${value} ${by}`)
      }
    }
  }
  return found
}

/** The elements of a document with the names of their attributes, and what every script and style in it says. */
function bonesOf(node: Node): string {
  const inner = [
    ...('content' in node ? [bonesOf(node.content)] : []),
    ...('childNodes' in node ? node.childNodes.map(bonesOf) : []),
  ].join('')
  if (!('tagName' in node)) return inner
  const attributes = node.attrs.map(({ name, prefix }) => (prefix ? `${prefix}:${name}` : name))
  return `<${[node.tagName, ...attributes].join(' ')}>${inner}</>`
}

/**
 * The bones of a document: its elements and the names of their attributes, without a word of its texts. Texts that
 * stay texts leave them as they were, whatever they say.
 *
 * @returns one for each way in which it is read: with scripts and without, once and again
 */
export const bones = (markup: string): string[] => readings(markup).map(({ document }) => bonesOf(document))
