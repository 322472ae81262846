import assert from 'node:assert/strict'
import { z } from 'zod'
import {
  type AreaSamples,
  type Browser,
  type DoorOptions,
  GOOD_PASSWORD,
  openPeople,
  type People,
  type WalkedSite,
} from '#areas/accounts/testing.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import type { SampleInput, SampleSite } from '#platform/testing/samples.ts'
import { areas } from '../areas.ts'

// What the walks over every endpoint share: the samples of all areas, and sites on which they are tried. An area with
// endpoints has a file `samples.ts`; no walk lists areas or endpoints.

export const routes = areas.flatMap((area) => area.routes)
export const endpoints = routes.map(({ endpoint }) => endpoint)

/** The samples of each area that has endpoints, by its name. */
export const samplesByArea: ReadonlyMap<string, AreaSamples> = new Map(
  await Promise.all(
    areas
      .filter((area) => area.routes.length > 0)
      .map(async ({ name }) => {
        const { samples } = (await import(`#areas/${name}/samples.ts`)) as { samples: AreaSamples }
        return [name, samples] as const
      }),
  ),
)
const all = [...samplesByArea.values()]

/** One record of the areas' own; a name that two areas bring is a fault. */
function joined<T>(
  records: readonly (Readonly<Record<string, T>> | undefined)[],
): Readonly<Record<string, T>> {
  const entries = records.flatMap((one) => Object.entries(one ?? {}))
  const names = entries.map(([name]) => name)
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
    'two areas bring a sample of one name',
  )
  return Object.fromEntries(entries)
}

/** What all areas bring. */
export const sampled = {
  things: joined(all.map(({ things }) => things)),
  inputs: joined(all.map(({ inputs }) => inputs)),
  calls: joined(all.map(({ calls }) => calls)),
  jobs: joined(all.map(({ jobs }) => jobs)),
  naming: joined(all.map(({ naming }) => naming)),
  ownAnswers: joined(all.map(({ ownAnswers }) => ownAnswers)),
  triedElsewhere: joined(all.map(({ triedElsewhere }) => triedElsewhere)),
  leaving: joined(all.map(({ leaving }) => leaving)),
  screens: joined(all.map(({ screens }) => screens)),
  renewing: all.flatMap(({ renewing = [] }) => renewing),
  unsaid: all.flatMap(({ unsaid = [] }) => unsaid),
  say: all.flatMap(({ say }) => say ?? []),
} as const

/** The endpoint of a name. */
export function endpointOf(name: string): Endpoint {
  return endpoints.find((one) => one.name === name) ?? assert.fail(`There is no endpoint ${name}`)
}

/** Whether a call says which site it is about. */
export function takesSite({ input }: Endpoint): boolean {
  const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return 'siteId' in (properties ?? {})
}

/**
 * A site that is there, as the areas make things on it.
 *
 * @param ask makes a call as the site's owner and gives what it is answered, where that is good
 * @param isAnew whether each question for a thing makes another; else it is made once
 */
export function sampleSite(
  given: Pick<SampleSite, 'siteId' | 'mark' | 'family' | 'asSystem'> & {
    readonly ask: (endpoint: Endpoint, input: SampleInput, bytes?: Buffer) => Promise<unknown>
  },
  isAnew = false,
): SampleSite {
  const { ask, ...rest } = given
  const known = new Map<string, Promise<string>>()
  const site: SampleSite = {
    ...rest,
    a(thing) {
      const make = sampled.things[thing] ?? assert.fail(`No area's samples have a thing ${thing}`)
      const id = (isAnew ? undefined : known.get(thing)) ?? make(site)
      known.set(thing, id)
      return id
    },
    async made<T>(name: string, input: SampleInput = {}, bytes?: Buffer) {
      const endpoint = endpointOf(name)
      const about = takesSite(endpoint) ? { siteId: site.siteId } : {}
      return (await ask(endpoint, { ...about, ...input }, bytes)) as T
    },
  }
  return site
}

/** The people of a walk, who call by browsers of their own. */
export interface Walk {
  readonly people: People
  readonly operator: Browser
  /** Makes a site with an owner. @param isAnew see {@link sampleSite} */
  plant(mark: string, isAnew?: boolean): Promise<WalkedSite>
}

/**
 * Opens a server of its own for a walk.
 *
 * @param options see {@link openPeople}
 */
export async function openWalk(options: Omit<DoorOptions, 'routes' | 'siteAccess'> = {}): Promise<Walk> {
  const people = await openPeople({
    ...options,
    routes: routes.filter(({ endpoint }) => !endpoint.name.startsWith('accounts.')),
    siteAccess,
  })
  // The first account of an instance is its operator.
  const { browser: operator } = await people.someone()
  const call: WalkedSite['call'] = async <T>(by: Browser, name: string, input: SampleInput = {}) =>
    (await by.call(endpointOf(name), input)) as T
  return {
    people,
    operator,
    async plant(mark, isAnew = false) {
      const { browser: owner, id: ownerId } = await people.someone()
      const { id: siteId } = await call(owner, 'sites.createSite', { ...aSiteInput(), title: mark })
      const ask: Parameters<typeof sampleSite>[0]['ask'] = async (endpoint, input, bytes) => {
        const answer = await owner.send(endpoint, input, {}, bytes)
        assert.equal(answer.status, 200, `${endpoint.name}: ${answer.text}`)
        return answer.body
      }
      const site = sampleSite({ siteId, mark, family: mark, asSystem: people.asSystem, ask }, isAnew)
      const prove = async (by: Browser) =>
        void (await call(by, 'accounts.prove', { password: GOOD_PASSWORD }))
      return { ...site, owner, ownerId, people, operator, call, prove }
    },
  }
}
