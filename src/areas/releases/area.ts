import { carry } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { releaseDueJob } from './release/run-release-due.job.ts'
import { routes } from './releases.routes.ts'

/** Releases: what visitors see of each kind of thing, release by release. */
export const releasesArea = area({
  name: 'releases',
  routes,
  jobs: [releaseDueJob],
  brings: [
    carry.of({
      tables: [],
      otherwise: {
        releases: 'by verbs of `pages`, the newest as far as there is room for them',
        released: 'by verbs of `pages`, of every kind',
        live_releases: 'nothing of a new site is live',
      },
    }),
  ],
})
