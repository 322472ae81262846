import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { checkPage } from '#document/check/check.ts'
import type { PageDocument } from '#document/nodes.ts'
import { pageOrder } from '#document/layout/reading-order.ts'
import { outlineOf } from '#document/outline.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { documentFault } from '#document/rules.ts'
import { carriedTables, newIdsOn, readdressed, wholeRow } from '#areas/sites/index.ts'
import { blocksOf } from '#areas/documents/index.ts'
import { loadViews } from '#document/block-views.ts'
import { isId, newId } from '#kernel/ids.ts'
import { createImages } from '#platform/images/images.ts'
import { loadProduct, rolledBack, testCtx, testTools } from '#platform/testing/world.ts'
import { drawnByReact, htmlFaults, sampleContext } from '../blocks/testing.ts'
import { fontCss, fontSource } from '../fonts/font-css.ts'
import { readCarriedPage, readCarriedStyles, refuseNoTree } from '../carry/carry-pages.ts'
import { loadersOf, wantingOf } from '../loaders/block-loader.ts'
import { called } from './called.ts'
import { templatePictureId, templates } from './index.ts'
import { shippedPictures } from './pictures.ts'
import { templatesFolder } from './read-template.ts'
import { shippedAssets } from './ship-pictures.ts'

await loadProduct()
const registry = blocksOf(testTools())
await loadViews(registry)

/** Every `{ kind: 'page' }` link in a document or in styles. */
function pageLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pageLinks)
  if (typeof value !== 'object' || value === null) return []
  const { kind, page } = value as { kind?: unknown; page?: unknown }
  if (kind === 'page' && typeof page === 'string') return [page]
  return Object.values(value).flatMap(pageLinks)
}

function assetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn)
  if (typeof value !== 'object' || value === null) return []
  const { asset } = value as { asset?: unknown }
  return [...(typeof asset === 'string' ? [asset] : []), ...Object.values(value).flatMap(assetsIn)]
}

for (const template of templates) {
  describe(`template ${template.id}`, () => {
    test('has styles that may be stored', () => {
      assert.deepEqual(readCarriedStyles(template.styles), template.styles)
    })

    test('is read as an archive is: each page, and each row of an area', () =>
      rolledBack('platform', async (db) => {
        for (const page of template.pages) assert.deepEqual(readCarriedPage(testTools(), page), page)
        refuseNoTree(template.pages)
        const tables = await carriedTables(testCtx(db))
        for (const [name, rows] of Object.entries(template.rows)) {
          const table = tables.find((one) => one.name === name)
          assert.ok(table, name)
          for (const row of rows) assert.partialDeepStrictEqual(wholeRow(table, row, new Date()), row)
        }
      }))

    test('has a home page, addresses of its own and links that lead to its pages', () => {
      assert.equal(template.pages.filter((page) => page.isHome).length, 1)
      const slugs = template.pages.filter((page) => page.kind !== 'footer').map((page) => page.slug)
      assert.equal(new Set(slugs).size, slugs.length)
      const ids = new Set(template.pages.map((page) => page.id))
      assert.equal(ids.size, template.pages.length)
      assert.deepEqual(
        pageLinks(template).filter((id) => !ids.has(id)),
        [],
      )
      const footer = template.styles.footer.document
      assert.ok(
        footer === undefined || template.pages.some((page) => page.id === footer && page.kind === 'footer'),
      )
    })

    test('shows only pictures that ship', () => {
      const shipped = new Set(shippedPictures.map((one) => templatePictureId(one.template, one.name)))
      assert.deepEqual(
        assetsIn(template).filter((asset) => !shipped.has(asset)),
        [],
      )
    })

    for (const page of template.pages) {
      const name = page.slug
      test(`${name} keeps the rules of documents`, () => {
        assert.equal(documentFault(page.document, registry), undefined)
        assert.deepEqual(JSON.parse(JSON.stringify(page.document)), page.document)
      })

      test(`${name} keeps nobody out by what the editor's own check knows`, () => {
        const found = checkPage(page.document, {
          registry,
          palette: template.styles.palette,
          head: { title: page.title, description: page.settings.description ?? '' },
        })
        assert.deepEqual(
          found.filter(({ weight }) => weight === 'error'),
          [],
        )
      })

      test(`${name} is valid, and small enough to be seen at once`, async () => {
        const data = new Map(
          [...wantingOf(registry, [page.document])].flatMap(([loader, blocks]) => [
            ...(loadersOf(testTools()).get(loader)?.ofTemplate?.(blocks, template.rows) ?? []),
          ]),
        )
        const ctx = { ...sampleContext(), data: (id: string) => data.get(id) }
        const drawn = renderPage(page.document, { registry, ctx })
        const { html, islands } = drawn
        assert.equal(html, drawnByReact(page.document, registry, ctx))
        assert.deepEqual(await htmlFaults(html), [])
        const css = pageCss([drawn], template.styles, [html], fontSource)
        const whole = `<style>${fontCss(template.styles)}${css}</style>${html}`
        // delivery.md, "Budgets": 14 KB of compressed HTML and CSS; header, footer and head come on top of this.
        assert.ok(brotliCompressSync(whole).length < 11_000)
        assert.ok(islands.every((island) => island === 'picture-gallery' || island === 'site-form'))
      })

      test(`${name} has one main heading and none that is skipped`, () => {
        const levels = pageOrder(page.document, registry).flatMap((block) =>
          outlineOf(block, registry).map((heading) => heading.level),
        )
        const isFooter = page.kind === 'footer'
        assert.equal(levels.filter((level) => level === 1).length, isFooter ? 0 : 1)
        levels.reduce(
          (before, level) => {
            assert.ok(level <= before + 1, `h${level} after h${before} in ${levels.join(' ')}`)
            return level
          },
          isFooter ? 1 : 0,
        )
      })

      test(`${name} says of itself what search results show`, () => {
        if (page.kind === 'footer' || template.id === 'blank') return
        const length = page.settings.description?.length ?? 0
        assert.ok(length >= 45 && length <= 160, `${length} letters: ${page.settings.description}`)
      })
    }

    test('becomes a site of its own: new ids, links that follow, its name in place', () => {
      const { pages, styles, rows, title } = readdressed(
        called(template, 'Wren & Co'),
        newIdsOn(
          newId(),
          [...template.pages, ...Object.values(template.rows).flat()].map(({ id }) => String(id)),
        ),
      )
      assert.equal(title, 'Wren & Co')
      const ids = new Set(pages.map((page) => page.id))
      const before = template.pages.map((page) => page.id)
      assert.ok([...ids].every(isId) && before.every((id) => !ids.has(id)))
      assert.deepEqual(
        pageLinks([pages, styles]).filter((id) => !ids.has(id)),
        [],
      )
      const text = JSON.stringify([pages, styles, rows])
      assert.ok(before.every((id) => !text.includes(id)))
      assert.ok(!text.includes('{site}'))
      for (const page of pages) assert.equal(documentFault(page.document, registry), undefined)
    })
  })
}

test('a form asks on the contact page of each template that people write to', () => {
  const asking = templates.filter(({ pages, rows }) =>
    (rows['forms'] ?? []).some(({ id }) => JSON.stringify(pages).includes(`"form":"${String(id)}"`)),
  )
  assert.deepEqual(
    asking.map(({ id }) => id),
    ['restaurant', 'portfolio', 'consultant'],
  )
})

test('three templates have five pages or more', () => {
  const counted = templates.map((one) => one.pages.filter((page) => page.kind !== 'footer').length)
  assert.ok(counted.filter((count) => count >= 5).length >= 3)
})

test('no two templates are set in the same faces or colours', () => {
  const pairs = templates.map(({ styles }) => `${styles.fonts.heading.family} ${styles.fonts.text.family}`)
  assert.equal(new Set(pairs).size, pairs.length)
  const colours = templates.map(({ styles }) => styles.palette.accent)
  assert.equal(new Set(colours).size, colours.length)
})

test('what is said of each shipped picture is what its maker says', () => {
  const told = readdirSync(templatesFolder).flatMap((template) => {
    const list = join(templatesFolder, template, 'pictures', 'pictures.json')
    if (!existsSync(list)) return []
    const { pictures } = JSON.parse(readFileSync(list, 'utf8')) as {
      pictures: {
        name: string
        file: string
        width: number
        height: number
        focal: object
        alt: string
      }[]
    }
    return pictures.map((picture) => ({ template, ...picture }))
  })
  const ours = new Map(shippedPictures.map((one) => [`${one.template}/${one.name}`, one]))
  for (const picture of told)
    assert.partialDeepStrictEqual(picture, ours.get(`${picture.template}/${picture.name}`))
  assert.deepEqual(
    shippedPictures
      .filter(({ template, file }) => !existsSync(join(templatesFolder, template, 'pictures', file)))
      .map(({ file }) => file),
    [],
  )
})

test('each shipped picture is as dark and as light as is said of it', async () => {
  const images = createImages()
  for (const { file, luminance } of shippedAssets()) {
    if (file.endsWith('.svg')) {
      assert.equal(luminance, null, file)
      continue
    }
    const measured = (await images.inspect(readFileSync(file))).luminance
    assert.ok(measured && luminance, file)
    for (const end of ['darkest', 'lightest'] as const)
      assert.ok(
        Math.abs(measured[end] - luminance[end]) < 0.02,
        `${file} ${end}: ${luminance[end]}, ${measured[end]}`,
      )
  }
  await images.close()
})

test('the words on the picture that the restaurant opens with can be read, and its maker hears nothing else', () => {
  const restaurant = templates.find(({ id }) => id === 'restaurant')
  const home = restaurant?.pages.find(({ isHome }) => isHome)
  assert.ok(restaurant && home)
  const shipped = new Map(shippedAssets().map((one) => [one.id, one]))
  const warned = (document: PageDocument) =>
    checkPage(document, {
      registry,
      palette: restaurant.styles.palette,
      head: { title: home.title, description: home.settings.description ?? '' },
      asset: (id) => {
        const { alt = '', luminance = null } = shipped.get(id) ?? {}
        return { alt, bytes: 0, luminance }
      },
    }).filter(({ code }) => code === 'contrast_picture')
  assert.deepEqual(warned(home.document), [])
  // Without its veil the window behind the table is too light for light words.
  const [first = ''] = home.document.order
  const section = home.document.sections[first]
  assert.ok(section?.background.kind === 'image')
  const { overlay: _, ...background } = section.background
  const bare = { ...home.document.sections, [first]: { ...section, background } }
  assert.deepEqual(
    warned({ ...home.document, sections: bare }).map(({ node }) => node),
    [first],
  )
})

test('ids of shipped pictures are UUIDs, always the same, and all different', () => {
  assert.equal(templatePictureId('restaurant', 'table'), templatePictureId('restaurant', 'table'))
  const ids = shippedPictures.map((one) => templatePictureId(one.template, one.name))
  assert.equal(new Set(ids).size, ids.length)
  assert.ok(ids.every((id) => isId(id) && id.charAt(14) === '8'))
})
