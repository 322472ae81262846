import { z } from 'zod'
import { LIST_PAGE } from '#areas/contacts/index.ts'
import { broughtPages } from '#areas/pages/index.ts'
import { emptyDocument, newSection } from '#document/nodes.ts'

export const listActs = ['confirm', 'leave', 'confirmed', 'left', 'over'] as const

const [SECTION, BLOCK] = ['listpage', 'listwords']

/** Where links of mails about lists lead. It shows a button, and does nothing by itself. */
export const listPage = broughtPages.of({
  at: { segment: LIST_PAGE },
  isShared: false,
  query: [
    { name: 'act', shape: z.enum(listActs), usual: 'over' },
    { name: 'token', shape: z.string().regex(/^[\w.-]{1,200}$/), usual: '' },
  ],
  async find(ctx, { query }) {
    const { act = 'over', token = '' } = query
    return {
      kind: 'page',
      title: ctx.tools.visitorWords(ctx.locale)(`subscription.${act as (typeof listActs)[number]}.title`),
      isNoindex: true,
      document: {
        ...emptyDocument(),
        order: [SECTION],
        sections: { [SECTION]: newSection({ id: SECTION, blocks: [BLOCK] }) },
        blocks: {
          [BLOCK]: {
            id: BLOCK,
            type: 'forms.subscription',
            version: 1,
            props: { act, token },
            parent: { node: SECTION },
            place: { column: 5, row: 1, width: 16, height: 5, layer: 0, align: 'start' },
          },
        },
      },
    }
  },
})
