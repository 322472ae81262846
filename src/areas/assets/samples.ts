import type { AreaSamples } from '#areas/accounts/testing.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { noise } from '#platform/images/testing.ts'
import type { SampleSite } from '#platform/testing/samples.ts'

/** A drawing that the site has no second one of. */
async function anAsset({ mark, made }: SampleSite): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${mark} ${newId()}</title></svg>`
  const { asset } = await made<{ asset: { id: string } }>(
    'assets.upload',
    { name: 'drawing.svg' },
    Buffer.from(drawing),
  )
  return asset.id
}

let noisy: Promise<Buffer> | undefined
/** The same bytes each time. */
const picture = (): Promise<Buffer> => (noisy ??= noise(900, 600))

/** What the walks over every endpoint know of the library of files. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'edit assets',
      may: ['owner', 'admin', 'website_editor', 'store_manager'],
      calls: 'assets.upload assets.change assets.copy',
    },
    {
      what: 'throw assets away',
      may: ['owner', 'admin', 'website_editor'],
      calls: 'assets.delete assets.restore assets.purge',
    },
    { what: 'see the unreleased site', may: 'contributors', calls: 'assets.list assets.read assets.trash' },
    { what: 'what templates show', may: 'anyone', calls: 'assets.shipped' },
  ],
  things: {
    assetId: anAsset,
    thrownAssetId: async (site) => {
      const assetId = await anAsset(site)
      await site.made('assets.delete', { assetId })
      return assetId
    },
  },
  inputs: {
    'assets.read': async (site) => ({ ids: [await site.a('assetId')] }),
    'assets.change': async (site) => ({ assetId: await site.a('assetId'), alt: 'Bread' }),
    'assets.delete': async (site) => ({ assetId: await site.a('assetId') }),
    'assets.restore': async (site) => ({ assetId: await site.a('thrownAssetId') }),
    'assets.purge': async (site) => ({ ids: [await site.a('thrownAssetId')] }),
  },
  calls: {
    'assets.upload': async ({ owner, siteId }) => ({
      by: owner,
      input: { siteId, name: 'bread.jpeg' },
      bytes: await picture(),
    }),
    'assets.copy': async (site) => {
      const { id: to } = await site.call(site.owner, 'sites.createSite', aSiteInput())
      return { by: site.owner, input: { from: site.siteId, to, ids: [await site.a('assetId')] } }
    },
  },
  naming: { 'assets.copy': (site) => ({ from: site, to: site, ids: [newId()] }) },
  say: async (site, text) => {
    await site.made('assets.change', { assetId: await site.a('assetId'), name: text(250), alt: text(1000) })
    return []
  },
}
