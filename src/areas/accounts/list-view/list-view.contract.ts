import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount } from '#kernel/permission.ts'
import { id, line, nothing, trimmedText } from '#kernel/shapes.ts'

/** Characters of a view's name at most. */
export const LIST_VIEW_NAME_MAX = 40

const word = line(100)

/** Names a list of the app: `operator/sites`. */
const list = z
  .string()
  .max(60)
  .regex(/^[a-z-]+(\/[a-z-]+)*$/, { message: 'shape.text' })

/** How somebody looks at a list: what it is narrowed to, its order, and the columns left out. */
const view = z.strictObject({
  search: line(200),
  filters: z.record(z.string().max(60), z.array(word).max(100).readonly()),
  sort: z
    .strictObject({ column: z.string().max(60), direction: z.enum(['ascending', 'descending']) })
    .nullable(),
  hidden: z.array(word).max(100).readonly(),
})

export const listViewShape = z.object({ id, name: z.string(), view })
export type ListView = z.output<typeof listViewShape>

export const readListViews = endpoint({
  name: 'accounts.readListViews',
  method: 'GET',
  path: '/api/account/list-views',
  access: anyAccount,
  input: z.strictObject({ list }),
  output: z.object({ views: z.array(listViewShape) }),
  summary: 'The views of a list that the person saved, the last saved last.',
})

export const saveListView = endpoint({
  name: 'accounts.saveListView',
  method: 'PUT',
  path: '/api/account/list-views',
  access: anyAccount,
  input: z.strictObject({ list, name: trimmedText(LIST_VIEW_NAME_MAX), view }),
  output: nothing,
  summary: 'Saves a view of a list under a name; one of the same name gives way to it.',
})

export const removeListView = endpoint({
  name: 'accounts.removeListView',
  method: 'DELETE',
  path: '/api/account/list-views/:viewId',
  access: anyAccount,
  input: z.strictObject({ viewId: id }),
  output: nothing,
  summary: 'Removes a saved view of a list.',
})
