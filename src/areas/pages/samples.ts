import type { AreaSamples, WalkedSite } from '#areas/accounts/testing.ts'
import { documentSamples, saved } from '#areas/documents/samples.ts'
import type { SampleInput, SampleSite } from '#platform/testing/samples.ts'
import { fontFiles } from './fonts/font-files.server.ts'
import { releaseSamples } from './releases/testing.ts'
import { previewTemplate } from './templates/template.contract.ts'

const editors = ['owner', 'admin', 'website_editor', 'store_manager']
const drafts = documentSamples('pages', 'pageId', editors)

async function aPage({ mark, made }: SampleSite, given: SampleInput = {}): Promise<string> {
  const { page } = await made<{ page: { id: string } }>('pages.create', { title: mark, ...given })
  return page.id
}

async function templateIds({ call, owner }: WalkedSite): Promise<string[]> {
  const { templates } = await call<{ templates: { id: string }[] }>(owner, 'templates.list')
  return templates.map(({ id }) => id)
}

/** What names a picture that the preview of a template shows. */
async function aShippedPicture(site: WalkedSite): Promise<SampleInput> {
  for (const templateId of await templateIds(site)) {
    const { text } = await site.owner.send(previewTemplate, { templateId, path: '/' })
    const [, pictureId, hash, size] =
      /\/api\/shipped-pictures\/([^/]+)\/([^/]+)\/([^/"\s,)]+)/.exec(text) ?? []
    if (pictureId !== undefined) return { pictureId, hash, size }
  }
  return {}
}

/** Says texts in everything that the header of a site shows, and in its own styles. */
async function sayStyles({ made }: SampleSite, text: (longest: number) => string): Promise<void> {
  const link = { kind: 'anchor', anchor: 'top' }
  await made('styles.change', {
    changes: [
      { path: ['header', 'wordmark'], value: text(80) },
      { path: ['header', 'announcement'], value: { text: text(200), theme: 'ink' } },
      {
        path: ['header', 'actions'],
        value: [{ kind: 'button', text: text(40), link, style: 'primary' }],
      },
      { path: ['customCss'], value: `a::after{content:"${text(300).replaceAll(/["\\]/g, '')}"}` },
    ],
  })
}

/** What the walks over every endpoint know of pages. */
export const samples: AreaSamples = {
  authority: [
    ...drafts.authority,
    ...releaseSamples.authority,
    { what: 'site styles', may: ['owner', 'admin'], calls: 'styles.change' },
    {
      what: 'edit pages',
      may: editors,
      calls: `pages.change pages.move pages.load_data previews.make previews.list previews.delete`,
    },
    {
      what: 'create pages, and throw pages away',
      may: ['owner', 'admin', 'website_editor'],
      calls: 'pages.create pages.duplicate pages.delete pages.restore',
    },
    {
      what: 'see the unreleased site',
      may: 'contributors',
      calls: `pages.list pages.open pages.trash pages.anchors pages.where_linked pages.draw_home styles.read`,
    },
    { what: 'what one makes a site of', may: 'accounts', calls: 'templates.list' },
    { what: 'what templates show', may: 'anyone', calls: 'templates.preview fonts.file' },
  ],
  things: {
    ...releaseSamples.things,
    pageId: async (site) => saved('pages', site, await aPage(site)),
    folderId: (site) => aPage(site, { kind: 'folder', nav: 'main' }),
    /** A page in the navigation, below the folder. A site has one. */
    shownPageId: async (site) =>
      aPage(site, { slug: 'second', nav: 'main', parentId: await site.a('folderId') }),
    thrownPageId: async (site) => {
      const pageId = await aPage(site)
      await site.made('pages.delete', { pageId })
      return pageId
    },
    linkId: async (site) => (await site.made('previews.make', { days: 7 })).id,
  },
  inputs: {
    ...drafts.inputs,
    ...releaseSamples.inputs,
    'pages.open': async (site) => ({ pageId: await site.a('pageId') }),
    'pages.load_data': async (site) => ({ pageId: await site.a('pageId'), blocks: [] }),
    'pages.where_linked': async (site) => ({ pageId: await site.a('pageId') }),
    'pages.change': async (site) => ({
      pageId: await site.a('pageId'),
      settings: { socialImage: await site.a('assetId') },
    }),
    'pages.create': async (site) => ({ title: 'Bread', parentId: await site.a('folderId') }),
    'pages.move': async (site) => ({
      pageId: await site.a('pageId'),
      nav: 'main',
      parentId: null,
      before: await site.a('folderId'),
    }),
    'pages.duplicate': async (site) => ({ pageId: await site.a('pageId') }),
    'pages.restore': async (site) => ({ pageId: await site.a('thrownPageId') }),
    'pages.delete': async (site) => ({ pageId: await site.a('pageId') }),
    'previews.make': () => ({ days: 7, password: 'figs and lemons' }),
    'previews.delete': async (site) => ({ linkId: await site.a('linkId') }),
    'styles.change': () => ({ changes: [{ path: ['corners'], value: 'round' }] }),
  },
  calls: {
    'templates.preview': async (site) => ({
      by: site.owner,
      input: { templateId: (await templateIds(site)).at(-1) },
    }),
    'fonts.file': ({ owner }) => ({ by: owner, input: { name: fontFiles().keys().next().value } }),
    'assets.shipped': async (site) => ({ by: site.owner, input: await aShippedPicture(site) }),
  },
  triedElsewhere: drafts.triedElsewhere,
  say: async (site, text) => {
    const socialImage = await site.a('assetId')
    const about = () => ({ description: text(400), seoTitle: text(200), socialImage })
    const { pages } = await site.made<{ pages: { id: string; isHome: boolean }[] }>('pages.list')
    const home = pages.find(({ isHome }) => isHome)?.id
    for (const pageId of [home, await site.a('shownPageId'), await site.a('folderId')])
      await site.made('pages.change', { pageId, title: text(200), navTitle: text(200), settings: about() })
    await sayStyles(site, text)
    return ['/second']
  },
  unsaid: [
    ...drafts.unsaid,
    ...releaseSamples.unsaid,
    {
      why: 'a secret, which is compared and never shown',
      fields: 'pages.change:password previews.make:password',
    },
    {
      why: 'the name of a thing that is there or is not',
      fields: `styles.change:changes.[].path.[] pages.load_data:blocks.[].id pages.load_data:blocks.[].type
        pages.load_data:links.[].kind`,
    },
    { why: 'what another call of the walk sends to the same place', fields: 'pages.create:target.href' },
  ],
  screens: { pageId: (site) => site.a('pageId') },
}
