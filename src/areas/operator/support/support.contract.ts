import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, operatorOnly } from '#kernel/permission.ts'
import { email, nothing } from '#kernel/shapes.ts'

/** Where to ask for help. */
export const readSupport = endpoint({
  name: 'operator.readSupport',
  method: 'GET',
  path: '/api/support',
  access: anyAccount,
  input: z.strictObject({}),
  output: z.object({ address: z.string().nullable() }),
  summary: 'The mail address at which whoever runs the platform gives help.',
})

export const changeSupport = endpoint({
  name: 'operator.changeSupport',
  method: 'PUT',
  path: '/api/operator/support',
  access: operatorOnly,
  input: z.strictObject({ address: email.nullable() }),
  output: nothing,
  summary: 'Sets the mail address for help.',
})
