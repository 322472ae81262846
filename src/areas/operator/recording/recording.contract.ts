import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount } from '#kernel/permission.ts'

/** The id by which session recording knows the account (contract §6, §7): a pseudonym. */
export const getRecordingId = endpoint({
  name: 'operator.getRecordingId',
  method: 'GET',
  path: '/api/commerce/fullstory/getId',
  access: anyAccount,
  input: z.object({}),
  output: z.object({ data: z.string() }),
  summary: 'The pseudonym of the account for session recording.',
})
