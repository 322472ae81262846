import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id } from '#kernel/shapes.ts'
import { inSite } from '../tree/page.contract.ts'

/** What keeps somebody who goes by a page's headings from finding their way. */
export const headingFaults = ['heading_no_first', 'heading_skipped'] as const

export const lookHeadings = endpoint({
  name: 'releases.look_headings',
  summary:
    'Which pages that wait for a release have no first heading, skip a level of headings, or name files that are gone.',
  method: 'GET',
  path: '/api/sites/:siteId/releases/headings',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({
    pages: z.array(z.object({ id, title: z.string(), faults: z.array(z.enum(headingFaults)) })),
    /** Pages that name files which were deleted for good, and would show nothing in their place. */
    lacking: z.array(z.object({ id, title: z.string() })),
  }),
})

const named = z.object({ id, title: z.string(), path: z.string() })

export const lookRollBack = endpoint({
  name: 'releases.look_roll_back',
  summary:
    'What making an earlier release live again opens to everybody, closes and brings back, and what it lacks.',
  method: 'GET',
  path: '/api/sites/:siteId/releases/:releaseId/roll-back',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...inSite, releaseId: id }),
  output: z.object({
    /** Pages that ask for a password, and would not. */
    opened: z.array(named),
    /** Pages that search engines are told to leave out, and would not be. */
    sought: z.array(named),
    /** Pages that would ask for a password they had then: they have another now, or none. */
    locked: z.array(named),
    /** Pages that visitors do not find any more, and would again. */
    returned: z.array(named),
    /** Pages that would show nothing where they have a file that was deleted for good. */
    lacking: z.array(named),
  }),
})
