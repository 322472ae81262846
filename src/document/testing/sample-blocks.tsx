import type { MessageValues } from '#kernel/messages/message.ts'
import type { PageContext } from '../block-context.ts'
import { defineBlock, blockRegistry } from '../define-block.ts'
import { choice, image, link, list, number, richText, text, toggle } from '../fields.ts'
import { emptyDocument, newSection, type Block, type Json, type PageDocument } from '../nodes.ts'
import { textOf } from '../text/text-json.ts'

/*
 * Small blocks for document's own tests; the product's blocks live in the areas.
 */

export const textSample = defineBlock({
  type: 'text',
  version: 1,
  fields: { body: richText({ label: 'ui.more' }) },
  view: { view: ({ props, ctx }) => <div {...ctx.editable('body')}>{JSON.stringify(props.body)}</div> },
  samples: { samples: [{ name: 'plain', props: { body: textOf('Bread at seven.') } }] },
  size: { width: 12, height: 3, minWidth: 2, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'ui.more',
})

export const tabsSample = defineBlock({
  type: 'tabs',
  version: 1,
  fields: {
    items: list({
      label: 'ui.more',
      addLabel: 'ui.more',
      of: {
        title: text({ label: 'ui.more', max: 20 }),
        image: image({ label: 'ui.more' }),
        link: link({ label: 'ui.more' }),
      },
      default: [{ id: 'first0', title: 'First', image: undefined, link: undefined }],
    }),
    look: choice({
      label: 'ui.more',
      options: [
        { value: 'a', label: 'ui.more' },
        { value: 'b', label: 'ui.more' },
      ],
      default: 'a',
    }),
    speed: number({ label: 'ui.more', default: 1, min: 0, max: 3 }),
    on: toggle({ label: 'ui.more' }),
  },
  view: {
    view: ({ props, ctx }) => (
      <div data-look={props.look === 'b' ? props.speed : 0}>
        {props.items.map((item) => (
          <section key={item.id}>
            {item.title} {ctx.slot(item.id)}
          </section>
        ))}
      </div>
    ),
    outline: (props) => props.items.map((item) => ({ level: 3, text: item.title })),
  },
  empty: { holds: (props) => props.items.length === 0, message: 'ui.more' },
  slots: { perItem: 'items', slot: { label: 'ui.more', layout: 'stack' } },
  samples: { samples: [{ name: 'two', props: {} }] },
  size: { width: 24, height: 8, minWidth: 6, minHeight: 3 },
  group: 'structure',
  icon: 'tabs',
  name: 'ui.more',
})

export const registry = blockRegistry([textSample, tabsSample])

/** A text block of that name below a section, or in a slot of a block. */
export function sampleBlock(id: string, node: string, slot?: string): Block {
  return {
    id,
    type: 'text',
    version: 1,
    props: { body: textOf('Bread at seven.') as unknown as Json },
    parent: slot === undefined ? { node } : { node, slot },
    place: { column: 1, row: 1, width: 12, height: 3, layer: 0, align: 'start' },
  }
}

/** Two sections: two texts beside one another, and tabs with a text in the first. */
export function sampleDocument(): PageDocument {
  const one = sampleBlock('blocka', 'sectna')
  const two = sampleBlock('blockb', 'sectna')
  const tabs: Block = {
    ...sampleBlock('tabsaa', 'sectnb'),
    type: 'tabs',
    props: {},
    place: { column: 1, row: 1, width: 24, height: 8, layer: 0, align: 'start' },
    slots: { first0: ['inside'] },
  }
  return {
    ...emptyDocument(),
    order: ['sectna', 'sectnb'],
    sections: {
      sectna: newSection({ id: 'sectna', blocks: ['blocka', 'blockb'] }),
      sectnb: newSection({ id: 'sectnb', theme: 'ink', blocks: ['tabsaa'] }),
    },
    blocks: {
      blocka: one,
      blockb: { ...two, place: { ...two.place, column: 13 } },
      tabsaa: tabs,
      inside: sampleBlock('inside', 'tabsaa', 'first0'),
    },
  }
}

/** A context that resolves everything, without a site behind it. */
export function testContext(mode: PageContext['mode'] = 'page'): PageContext {
  return {
    locale: 'en-US',
    dir: 'ltr',
    mode,
    path: '/',
    words: (key: string, _values?: MessageValues) => key,
    image: ({ asset }) => ({
      src: `/a/${asset}?w=800&f=webp`,
      srcSet: `/a/${asset}?w=400 400w`,
      width: 800,
      height: 600,
      alt: '',
    }),
    file: ({ asset }) => ({ src: `/f/${asset}`, name: 'file', type: 'video/mp4', bytes: 1 }),
    link: (link) => ({
      href: link.kind === 'url' ? link.url : '/somewhere',
      newTab: false,
      external: link.kind === 'url',
      current: false,
    }),
    data: () => undefined,
  }
}
