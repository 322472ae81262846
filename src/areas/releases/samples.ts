import type { AreaSamples } from '#areas/accounts/testing.ts'
import { DAY } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { SampleInput, SampleSite } from '#platform/testing/samples.ts'

/** Releases a new page, or will. */
async function aRelease(site: SampleSite, given: SampleInput = {}): Promise<string> {
  await site.made('pages.create', { title: `${site.mark} ${newId()}` })
  return (await site.made<{ release: { id: string } }>('releases.release', { note: site.mark, ...given }))
    .release.id
}

/** What the walks over every endpoint know of releases. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'release',
      may: ['owner', 'admin', 'website_editor'],
      calls: 'releases.release releases.roll_back releases.cancel',
    },
    {
      what: 'see the unreleased site',
      may: 'contributors',
      calls: 'releases.list releases.pending',
    },
  ],
  things: {
    /** One that another came after, so that it may be rolled back to. */
    releaseId: async (site) => {
      const id = await aRelease(site)
      await aRelease(site)
      return id
    },
    plannedId: (site) => aRelease(site, { at: new Date(Date.now() + DAY).toISOString() }),
  },
  inputs: {
    'releases.release': async (site) => {
      const pageIds = [await site.a('pageId')]
      // The first release of a site has its home page.
      await site.a('releaseId')
      return { pageIds, note: 'One page' }
    },
    'releases.roll_back': async (site) => ({ releaseId: await site.a('releaseId'), reason: 'A test' }),
    'releases.cancel': async (site) => ({ releaseId: await site.a('plannedId') }),
  },
  unsaid: [
    {
      why: 'said in the app alone, which writes no markup from a text',
      fields: 'releases.roll_back:reason',
    },
  ],
}
