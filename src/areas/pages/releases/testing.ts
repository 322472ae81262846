import type { AreaSamples } from '#areas/accounts/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { SampleSite } from '#platform/testing/samples.ts'

async function aRedirect({ made }: SampleSite): Promise<string> {
  const given = { from: `/was-${newId()}`, to: '/is' }
  return (await made<{ redirect: { id: string } }>('redirects.add', given)).redirect.id
}

/** What the walks over every endpoint know of redirects, and of looks at what a release would do. */
export const releaseSamples = {
  authority: [
    {
      what: 'edit pages, and what leads to them',
      may: ['owner', 'admin', 'website_editor', 'store_manager'],
      calls: 'redirects.add redirects.deleteMany redirects.restore redirects.import',
    },
    {
      what: 'see the unreleased site',
      may: 'contributors',
      calls: 'releases.look_roll_back releases.look_headings redirects.list redirects.export',
    },
  ],
  things: {
    redirectId: aRedirect,
  },
  inputs: {
    'releases.look_roll_back': async (site) => ({ releaseId: await site.a('releaseId') }),
    'redirects.add': () => ({ from: `/old-${newId()}`, to: '/new' }),
    'redirects.deleteMany': async (site) => ({ redirectIds: [await site.a('redirectId')] }),
    'redirects.restore': async (site) => {
      const { redirects } = await site.made<{ redirects: Record<string, unknown>[] }>(
        'redirects.deleteMany',
        { redirectIds: [await site.a('redirectId')] },
      )
      return {
        redirects: redirects.map(({ from, to, status, isAutomatic, createdAt, seal }) => ({
          from,
          to,
          status,
          isAutomatic,
          createdAt,
          seal,
        })),
      }
    },
    'redirects.import': () => ({ csv: `/csv-${newId()},/new,301\n` }),
  },
  unsaid: [
    {
      why: 'a secret, which is compared and never shown',
      fields: 'redirects.restore:redirects.[].seal',
    },
    {
      why: 'what another call of the walk sends to the same place',
      fields: `redirects.restore:redirects.[].from redirects.restore:redirects.[].to redirects.import:csv`,
    },
  ],
} as const satisfies AreaSamples
