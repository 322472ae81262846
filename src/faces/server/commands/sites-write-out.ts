import { readLiveSite } from '#areas/pages/visitor/index.ts'
import { findSiteBySlug } from '#areas/sites/index.ts'
import { visitorSite } from '#faces/visitor/visitor-site.ts'
import { writeSite } from '#faces/visitor/written/written-site.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { type Command, readWords, UsageError, withProgram } from './command-line.ts'

export const sitesWriteOut: Command = {
  name: 'sites write-out',
  summary: 'writes a released site as files for any web server',
  usage: 'NAME FOLDER',
  help: 'Writes what everyone may see, with the very bytes that Portico sends: pages, pictures, fonts, scripts. The folder must be empty, or not there yet. Pages behind a password are left out and named. _headers and _redirects are in the form that hosts of static sites read.',
  async run(words) {
    const [slug, folder] = readWords(words, [], 2).rest
    if (slug === undefined) throw new UsageError('Name a site: the first part of its built-in address.')
    if (folder === undefined) throw new UsageError('Name the folder to write into.')
    return withProgram(async (surroundings) => {
      const purpose = { reason: 'command sites write-out' }
      const site = await runAsSystem(surroundings, { siteId: null, ...purpose }, (ctx) =>
        findSiteBySlug(ctx.db, slug),
      )
      if (!site) {
        console.error(`There is no site ${slug}.`)
        return false
      }
      const live = await runAsSystem(surroundings, { siteId: site.id, ...purpose }, readLiveSite)
      const visitors = await visitorSite(surroundings)
      try {
        const { pages, files, bytes, leftOut } = await writeSite(visitors, site, live, folder)
        console.log(`Pages: ${pages}, files: ${files}, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`)
        for (const path of leftOut) console.log(`Left out, as it asks for a password: ${path}`)
        return true
      } finally {
        await visitors.close()
      }
    })
  },
}
