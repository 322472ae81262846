import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '#document/block-context.ts'
import { loadViews } from '#document/block-views.ts'
import {
  type BlockDefinition,
  type BlockRegistry,
  blockRegistry,
  type BlockSample,
} from '#document/define-block.ts'
import type { Field, Fields } from '#document/fields.ts'
import { emptyDocument, newSection, type JsonObject, type PageDocument } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { readSections } from '#document/layout/reading-order.ts'
import { PageView } from '#document/render/page-view.tsx'
import { renderPage } from '#document/render/render-page.server.tsx'
import { documentFault } from '#document/rules.ts'
import { defaultStyles, type SiteStyles, type ThemeName } from '#document/styles.ts'
import { translator } from '#kernel/messages/message.ts'
import { ownerTexts, visitorTexts } from '#platform/testing/words.ts'
import { templatePictureId } from '../templates/picture-id.ts'
import { shippedPictures } from '../templates/pictures.ts'
import { pageBlocks } from './index.ts'

// What draws the blocks, and what they show: here before the first test, as a server has it.
await loadViews(blockRegistry(pageBlocks))
await Promise.all(pageBlocks.map(({ samples }) => samples.load()))

/** The filled examples of a block. */
export function samplesOf<F extends Fields>({ samples }: BlockDefinition<F>): readonly BlockSample<F>[] {
  return samples.now()?.samples ?? []
}

const pictures = new Map(
  shippedPictures.map((picture) => [templatePictureId(picture.template, picture.name), picture]),
)
const words = translator('en-US', [visitorTexts(), ownerTexts()])

/** A page context that answers as a site does: shipped pictures, links that lead somewhere, English words. */
export function sampleContext(given: Partial<PageContext> = {}): PageContext {
  return {
    locale: 'en-US',
    dir: 'ltr',
    mode: 'page',
    path: '/',
    words,
    image: (value) => {
      const picture = pictures.get(value.asset)
      if (!picture) return undefined
      const { template, file, width, height, alt } = picture
      const src = `/pictures/${template}/${file}`
      return { src, srcSet: `${src}?w=640 640w, ${src}?w=1280 1280w`, width, height, alt }
    },
    file: () => ({ src: '/files/film.mp4', name: 'film.mp4', type: 'video/mp4', bytes: 4_200_000 }),
    link: (link) => {
      const to = (href: string, newTab = false) => ({
        href,
        newTab,
        external: /^https?:/.test(href),
        current: false,
      })
      switch (link.kind) {
        case 'page':
          return to('/somewhere', link.newTab)
        case 'url':
          return to(link.url, link.newTab)
        case 'mail':
          return to(`mailto:${link.address}`)
        case 'phone':
          return to(`tel:${link.number.replaceAll(/[^+\d]/g, '')}`)
        case 'anchor':
          return to(`#${link.anchor}`)
        default:
          return undefined
      }
    },
    data: () => undefined,
    ...given,
  }
}

/** A page with this one block on it. */
export function pageWith(
  definition: BlockDefinition,
  props: object,
  theme: ThemeName = 'paper',
): PageDocument {
  const { width, height } = definition.size
  const align = definition.sizing === 'box' ? 'stretch' : 'start'
  return {
    ...emptyDocument(),
    order: ['sectiona'],
    sections: { sectiona: newSection({ id: 'sectiona', theme, blocks: ['blockone'] }) },
    blocks: {
      blockone: {
        id: 'blockone',
        type: definition.type,
        version: definition.version,
        props: props as JsonObject,
        parent: { node: 'sectiona' },
        place: { column: 1, row: 1, width, height, layer: 0, align },
      },
    },
  }
}

export interface DrawnBlock {
  readonly html: string
  readonly css: string
  readonly islands: readonly string[]
}

/** React names pictures that are wanted first before the page; ours are in its head. */
const REACT_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** The sections of a page as React writes them: what our own writing must give, to the byte. */
export function drawnByReact(document: PageDocument, registry: BlockRegistry, ctx: PageContext): string {
  const view = createElement(PageView, { document, registry, ctx, sections: readSections(document) })
  return renderToStaticMarkup(view).replace(REACT_PRELOADS, '')
}

/** Draws one block as the server does, and sees that it is what React would write. */
export function drawBlock(
  definition: BlockDefinition,
  props: object,
  given: {
    readonly ctx?: Partial<PageContext>
    readonly styles?: SiteStyles
    readonly theme?: ThemeName
  } = {},
): DrawnBlock {
  const document = pageWith(definition, props, given.theme)
  const registry = blockRegistry([definition])
  const ctx = sampleContext(given.ctx)
  const page = renderPage(document, { registry, ctx })
  assert.equal(page.html, drawnByReact(document, registry, ctx))
  const styles = given.styles ?? defaultStyles
  return { html: page.html, css: pageCss([page], styles, [page.html]), islands: page.islands }
}

/** What views may say about one element alone: proportions and places, which no sheet can know. */
const inlineStyles = [
  'object-position',
  '--columns',
  '--digits',
  'border-color',
  ...['ratio', 'wide', 'tall', 'x', 'y', 'edges', 'at-x', 'at-y'].map((name) => `--cut-${name}`),
]

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'code-copy': { flow: true },
      'picture-gallery': { flow: true },
      'site-form': { flow: true },
      'video-player': { flow: true, phrasing: true },
    },
  ],
  rules: {
    // React's spelling, which browsers read alike.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'no-inline-style': ['error', { allowedProperties: inlineStyles }],
    // A block is a part of a page, whose headings begin elsewhere.
    'heading-level': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // A telephone number is the owner's to write.
    'tel-non-breaking': 'off',
    'no-redundant-role': 'error',
    // Boxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  },
})

/** What html-validate finds wrong with a piece of a page, in words. */
export async function htmlFaults(html: string): Promise<string[]> {
  const whole = `<!DOCTYPE html><html lang="en"><head><title>A block</title></head><body><main>${html}</main></body></html>`
  const report = await validator.validateString(whole)
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}

/** A sample with each choice and switch of the block turned to each of its positions in turn. */
function variantsOf(definition: BlockDefinition): { name: string; props: object }[] {
  const base = samplesOf(definition)[0]?.props ?? {}
  return Object.entries(definition.fields).flatMap(([name, field]: [string, Field]) => {
    if (field.kind === 'choice') {
      return field.options.map(({ value }) => ({
        name: `${name} ${value}`,
        props: { ...base, [name]: value },
      }))
    }
    if (field.kind === 'toggle') {
      return [true, false].map((value) => ({
        name: `${name} ${String(value)}`,
        props: { ...base, [name]: value },
      }))
    }
    return []
  })
}

/**
 * What every block must hold: each sample and each variant keeps the document's rules and draws valid,
 * accessible HTML; empty, it says on the canvas what to do and shows visitors nothing; every word of
 * the inspector exists.
 */
export function describeBlock(definition: BlockDefinition): void {
  void describe(`block ${definition.type}`, () => {
    for (const { name, props } of [...samplesOf(definition), ...variantsOf(definition)]) {
      void test(`draws ${name}`, async () => {
        const fault = documentFault(pageWith(definition, props), blockRegistry([definition]))
        assert.equal(fault, undefined)
        const { html } = drawBlock(definition, props)
        assert.match(html, new RegExp(`type-${definition.type.replace('.', '-')}`))
        assert.deepEqual(await htmlFaults(html), [])
        const canvas = drawBlock(definition, props, { ctx: { mode: 'canvas' } })
        assert.deepEqual(await htmlFaults(canvas.html), [])
      })
    }
    void test('has a sample', () => {
      assert.ok(samplesOf(definition).length > 0)
    })
    void test('says what to do while it is empty, on the canvas only', () => {
      if (!definition.empty) {
        assert.notEqual(drawBlock(definition, {}).html, '')
        return
      }
      const canvas = drawBlock(definition, {}, { ctx: { mode: 'canvas' } })
      assert.ok(canvas.html.includes(words(definition.empty.message)))
      assert.ok(!drawBlock(definition, {}).html.includes(words(definition.empty.message)))
    })
  })
}
