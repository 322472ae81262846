import type { AreaSamples } from '#areas/accounts/testing.ts'
import { newSection } from '#document/nodes.ts'
import { newId } from '#kernel/ids.ts'
import type { AuthorityRow, SampleInput, SampleSite } from '#platform/testing/samples.ts'

/** A change of a draft that puts a section at its beginning. @param base the version it is based on */
export const aSave = (name: string, base = 0): SampleInput => ({
  base,
  patches: [
    { op: 'insert', parent: 'page', after: null, nodes: { section: newSection({ name }), blocks: [] } },
  ],
  clientId: `client-${newId()}`,
  saveId: `save-${newId()}`,
})

/** Saves a section in a new draft, which then is at its first version. */
export async function saved(holder: string, site: SampleSite, documentId: string): Promise<string> {
  await site.made(`${holder}.save`, { documentId, ...aSave(site.mark) })
  return documentId
}

/**
 * What the walks know of the calls about drafts that an area holds.
 *
 * @param thing a thing of the holder with a draft at its first version, see {@link saved}
 * @param edit who may edit it
 */
export function documentSamples(
  holder: string,
  thing: string,
  edit: AuthorityRow['may'],
): AreaSamples & Required<Pick<AreaSamples, 'inputs' | 'triedElsewhere' | 'unsaid'>> {
  const named = (...calls: readonly string[]): string => calls.map((call) => `${holder}.${call}`).join(' ')
  return {
    authority: [
      {
        what: 'edit drafts',
        may: edit,
        calls: named('save', 'name_version', 'restore_version'),
      },
      {
        what: 'see the unreleased site',
        may: 'contributors',
        calls: named('patches', 'follow', 'presence', 'versions', 'open_version'),
      },
    ],
    inputs: Object.fromEntries(
      Object.entries<SampleInput | (() => SampleInput)>({
        patches: { after: 0 },
        follow: { since: 0 },
        presence: { clientId: 'client-0001', selection: [], caret: null },
        versions: {},
        open_version: { version: 1 },
        name_version: { version: 1, name: 'First' },
        restore_version: { version: 0 },
        save: () => aSave('More', 1),
      }).map(([call, rest]) => [
        `${holder}.${call}`,
        async (site: SampleSite) => ({
          documentId: await site.a(thing),
          ...(typeof rest === 'function' ? rest() : rest),
        }),
      ]),
    ),
    triedElsewhere: { [`${holder}.follow`]: 'A stream does not end where it begins.' },
    unsaid: [
      {
        why: 'the name of a thing that is there or is not',
        fields: named(
          'presence:section',
          'presence:selection.[]',
          'presence:caret.node',
          'presence:caret.field',
        ),
      },
      {
        why: 'said in the app alone, which writes no markup from a text',
        fields: named('name_version:name'),
      },
    ],
  }
}
