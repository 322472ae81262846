// Hostile markup that is made, not listed: what runs, times how it may be written, times where it may be nested, so that
// a way that nobody has published is tried too. `window.ran` is what would be seen of it.

const RUN = 'window.ran=1'

/** Each with each. */
const each = <A, B>(first: readonly A[], second: readonly B[], of: (a: A, b: B) => string): string[] =>
  first.flatMap((a) => second.map((b) => of(a, b)))

/** What an element does by itself, and the attribute that an event of it runs. */
const events: readonly (readonly [string, string])[] = [
  ['img src=x', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['input autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['p style=animation:a', 'onanimationstart'],
  ['math', 'onclick'],
  ['a href=#', 'onpointerenter'],
  ['form', 'onsubmit'],
  ['marquee', 'onstart'],
  ['object data=x', 'onerror'],
]

/** How an attribute may be written: quotes, gaps, letters, entities, control characters. */
const writings: readonly ((element: string, name: string) => string)[] = [
  (element, name) => `<${element} ${name}="${RUN}">`,
  (element, name) => `<${element} ${name}='${RUN}'>`,
  (element, name) => `<${element} ${name}=${RUN}>`,
  (element, name) => `<${element}/${name}=${RUN}//>`,
  (element, name) => `<${element}\n${name.toUpperCase()}\t=\f"${RUN}"\r>`,
  (element, name) => `<${element} a=">" ${name}="${RUN}">`,
  (element, name) => `"><${element} ${name}=${RUN}>`,
  (element, name) => `' ${name}=${RUN} x='<${element}>`,
  (element, name) => `<${element} ${name}=&#119;indow.ran&equals;1>`,
  (element, name) => `&lt;${element} ${name}=${RUN}&gt;`,
  (element, name) => `&#60;${element} ${name}=${RUN}&#x3e`,
  (element, name) => `\u0000<\u0000${element} ${name}=${RUN}>`,
  (element, name) => `\u2028<${element} \u001f${name}=${RUN}>\u2029`,
  (element, name) => `\ufeff\u202e<${element} ${name}=${RUN}>\u202c`,
  (element, name) => `<!--><${element} ${name}=${RUN}>-->`,
  (element, name) => `<![CDATA[><${element} ${name}=${RUN}>]]>`,
  (element, name) => `<<${element} ${name}=${RUN}><`,
  (element, name) => `\ud800<${element} ${name}=${RUN}>`,
]

/** Addresses that run, spelled as browsers still read them. */
const addresses = each(
  [`javascript:${RUN}`, `vbscript:${RUN}`, 'data:text/html,<script>window.ran=1</script>'],
  [
    (address: string) => address,
    (address: string) => address.toUpperCase(),
    (address: string) => `\u0001 ${address}`,
    (address: string) => `${address.slice(0, 4)}\t${address.slice(4)}`,
    (address: string) => `${address.slice(0, 4)}\n${address.slice(4)}`,
    (address: string) => `${address.slice(0, 4)}&NewLine;${address.slice(4)}`,
    (address: string) => address.replace(':', '&colon;'),
    (address: string) => [...address].map((sign) => `&#${sign.codePointAt(0)};`).join(''),
    (address: string) =>
      [...address].map((sign) => `&#x${sign.codePointAt(0)?.toString(16).padStart(7, '0')}`).join(''),
    (address: string) => address.replace(':', '\u0000:'),
    (address: string) => encodeURIComponent(address),
  ],
  (address, spelled) => spelled(address),
)

/** Where an address may stand, in HTML and in Markdown, and by itself. */
const holders: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<a href="${address}">a</a>`,
  (address) => `<form><button formaction="${address}">a</button></form>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<svg><a xlink:href="${address}"><text>a</text></a></svg>`,
  (address) => `<svg><animate attributeName=href values="${address}"></svg>`,
  (address) => `<math href="${address}"><mi>a</mi></math>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `[a](${address})`,
  (address) => `[a](<${address}> "b")`,
  (address) => `![a](${address})`,
  (address) => `<${address}>`,
  (address) => `[a]\n\n[a]: ${address}`,
]

/** Elements whose inside is read by other rules: of another namespace, of tables, of what is not drawn. */
const outers: readonly (readonly [string, string])[] = [
  ['<svg>', '</svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg></p>', '</svg>'],
  ['<math>', '</math>'],
  ['<math><mtext><table><mglyph>', '</mglyph></table></mtext></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<form><math><mtext></form><form><mglyph>', '</mglyph></form></math>'],
  ['<table><tr>', '</tr></table>'],
  ['<select><option>', '</option></select>'],
  ['<template>', '</template>'],
  ['<noscript>', '</noscript>'],
  ['<p><b><p><table><a><i>', '</i></a></table></p></b></p>'],
]

/** Elements whose inside is text to one reader and markup to another. */
const raws = [
  'style',
  'title',
  'textarea',
  'noscript',
  'xmp',
  'noembed',
  'noframes',
  'iframe',
  'script',
  'plaintext',
]

/** What gets out of such text when it is read once more. */
const insides: readonly ((raw: string) => string)[] = [
  (raw) => `<${raw}><a title="</${raw}><img src onerror=${RUN}>">`,
  (raw) => `<${raw}><!--</${raw}><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  (raw) => `</${raw}><script>${RUN}</script>`,
]

/** Every case that is made. */
export const madeMarkup: readonly string[] = [
  ...each(events, writings, ([element, name], write) => write(element, name)),
  ...each(holders, addresses, (hold, address) => hold(address)),
  ...each(
    outers,
    each(raws, insides, (raw, inside) => inside(raw)),
    ([open, close], inside) => `${open}${inside}${close}`,
  ),
]
