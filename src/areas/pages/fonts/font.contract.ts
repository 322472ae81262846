import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyone } from '#kernel/permission.ts'

export const readFontFile = endpoint({
  name: 'fonts.file',
  summary: 'A file of the font library, for pictures of sites outside of a site.',
  method: 'GET',
  path: '/api/fonts/:name',
  access: anyone,
  sends: 'bytes',
  input: z.object({ name: z.string().max(120) }),
  output: z.unknown(),
})
