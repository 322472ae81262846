import { blockRegistry, type BlockDefinition } from '#document/define-block.ts'
import { newSection, type Block, type JsonObject, type PageDocument } from '#document/nodes.ts'
import { emptyDocument } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { defaultStyles, type ThemeName } from '#document/styles.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { pageWith, sampleContext, samplesOf } from '#areas/pages/blocks/testing.ts'
import { wholePage } from './stage.ts'

const registry = blockRegistry(pageBlocks)

/** All samples of these blocks under one another, in one theme. */
function samplesPage(definitions: readonly BlockDefinition[], theme: ThemeName): PageDocument {
  const blocks: { [id: string]: Block } = {}
  let row = 1
  for (const definition of definitions) {
    for (const { name, props } of samplesOf(definition)) {
      const id = `${definition.type}${name.replaceAll(/[^a-z0-9]/g, '')}00`
      const { width, height } = definition.size
      const align = definition.sizing === 'box' ? 'stretch' : 'start'
      blocks[id] = {
        id,
        type: definition.type,
        version: definition.version,
        props: props as JsonObject,
        parent: { node: 'sectiona' },
        place: { column: 1, row, width, height, layer: 0, align },
      }
      row += height + 1
    }
  }
  const section = newSection({ id: 'sectiona', theme, blocks: Object.keys(blocks) })
  return { ...emptyDocument(), order: ['sectiona'], sections: { sectiona: section }, blocks }
}

/** A document of all samples of these blocks. */
export function htmlOf(definitions: readonly BlockDefinition[], theme: ThemeName = 'paper'): string {
  const drawn = renderPage(samplesPage(definitions, theme), { registry, ctx: sampleContext() })
  const { html, islands } = drawn
  const css = pageCss([drawn], defaultStyles, [drawn.html])
  return wholePage({ title: 'Samples', css, body: `<main>${html}</main>`, islands })
}

/** A page with this one block, drawn with these props. */
export function pageOf(definition: BlockDefinition, props: object): string {
  const drawn = renderPage(pageWith(definition, props), { registry, ctx: sampleContext() })
  const css = pageCss([drawn], defaultStyles, [drawn.html])
  const { islands } = drawn
  return wholePage({ title: 'A block', css, body: `<main>${drawn.html}</main>`, islands })
}

/** One page shows every sample, so its headings are not an outline. */
export const asOne = ['page-has-heading-one', 'heading-order', 'video-caption']
