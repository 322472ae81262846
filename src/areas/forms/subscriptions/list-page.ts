import { z } from 'zod'
import { LIST_PAGE } from '#areas/contacts/index.ts'
import { broughtPages } from '#areas/pages/index.ts'
import { documentOfBlock } from '#document/nodes.ts'

export const listActs = ['confirm', 'leave', 'confirmed', 'left', 'over'] as const

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
      document: documentOfBlock('forms.subscription', { act, token }, 5),
    }
  },
})
