import { providePageContextFlags } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { pageFlags } from './experiments/page-flags.ts'
import { routes } from './operator.routes.ts'

providePageContextFlags(pageFlags)

/** The console of whoever runs the platform, experiments, labs and announcements. */
export const operatorArea = area({ name: 'operator', routes })
