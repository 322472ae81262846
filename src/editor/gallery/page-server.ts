import { apply } from '#document/apply.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { type StyleChange, withStyles } from '#document/style-changes.ts'
import { defaultStyles, type SiteStyles } from '#document/styles.ts'
import { hasUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import type {
  PageEditorProps,
  Person,
  RemoteEvent,
  SaveOutcome,
  StoredBatch,
  StylesOutcome,
} from '../index.tsx'

/** What tests and people may turn, and what they may count. */
const begun = (hasLine: boolean) => ({
  line: hasLine,
  refuse: '',
  /** Whether the page is in the trash, as another person may have it for a while. */
  isTrashed: false,
  saves: 0,
  styleSaves: 0,
  delay: 30,
  settings: 0,
  /** How often the others were told where we are. */
  told: 0,
  /** Whether the app would ask before it goes to another screen. */
  asks: hasUnsavedWork,
})

/** A page and its site, as the editor asks for them. */
export interface PageServer {
  readonly document: PageDocument
  readonly version: number
  readonly styles: SiteStyles
  readonly turned: ReturnType<typeof begun>
  readonly props: Pick<PageEditorProps, 'save' | 'missing' | 'subscribe' | 'tell'>
  saveStyles(this: void, changes: readonly StyleChange[]): Promise<StylesOutcome>
  /** Answers nothing any more, and keeps nothing. */
  close(): void
}

/**
 * A server in the browser: patches are kept in localStorage, other tabs hear of them.
 *
 * @param given.key under which the page is kept
 * @param given.isFresh whether nothing is kept or read
 */
export function openPageServer(given: {
  readonly key: string
  readonly start: PageDocument
  readonly registry: BlockRegistry
  readonly isFresh: boolean
  readonly hasLine: boolean
  /** Who else has the page open; said to who listens. */
  readonly people: readonly Person[]
}): PageServer {
  const { key, registry, isFresh } = given
  const turned = begun(given.hasLine)
  const memory: StoredBatch<Patch>[] = []
  const listeners = new Set<(event: RemoteEvent) => void>()
  const tell = (event: RemoteEvent): void => {
    for (const listener of listeners) listener(event)
  }
  const channel = new BroadcastChannel(key)
  channel.addEventListener('message', ({ data }) => tell(data as RemoteEvent))
  let isOver = false
  const batches = (): StoredBatch<Patch>[] =>
    isFresh ? memory : (JSON.parse(localStorage.getItem(key) ?? '[]') as StoredBatch<Patch>[])

  let stored = given.start
  let version = 0
  const catchUp = (): void => {
    for (const batch of batches().filter((one) => one.version > version)) {
      const applied = apply(stored, batch.patches, registry)
      if (applied.ok) stored = applied.document
      version = batch.version
    }
  }
  catchUp()
  const answered = () => new Promise((resolve) => setTimeout(resolve, turned.delay))

  async function save(request: Parameters<PageEditorProps['save']>[0]): Promise<SaveOutcome<Patch>> {
    await answered()
    if (!turned.line || isOver) return { kind: 'unreachable' }
    const known = batches().find((one) => one.id === request.batch)
    if (known) return { kind: 'saved', version: known.version }
    catchUp()
    if (request.version < version) {
      return { kind: 'behind', missing: batches().filter((one) => one.version > request.version) }
    }
    if (turned.isTrashed)
      return { kind: 'refused', refusal: { rule: 'not_found', message: 'This page is in the trash.' } }
    if (turned.refuse !== '') {
      return {
        kind: 'refused',
        refusal: {
          rule: 'place_bounds',
          node: turned.refuse,
          message: 'This block reaches out of the grid.',
        },
      }
    }
    const applied = apply(stored, request.patches, registry)
    if (!applied.ok)
      return { kind: 'refused', refusal: { rule: applied.fault.rule, node: applied.fault.node } }
    const batch = { id: request.batch, version: version + 1, patches: request.patches, by: 'another tab' }
    if (isFresh) memory.push(batch)
    else localStorage.setItem(key, JSON.stringify([...batches(), batch]))
    catchUp()
    turned.saves += 1
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage({ kind: 'stored', batch } satisfies RemoteEvent)
    return { kind: 'saved', version: batch.version }
  }

  const stylesKey = `${key} styles`
  let look = JSON.parse((isFresh ? null : localStorage.getItem(stylesKey)) ?? 'null') as SiteStyles | null

  return {
    document: stored,
    version,
    styles: look ?? defaultStyles,
    turned,
    props: {
      save,
      missing: async (from) => batches().filter((one) => one.version > from),
      subscribe: (listener) => {
        listeners.add(listener)
        // As from a server: a moment later.
        if (given.people.length > 0) setTimeout(() => listener({ kind: 'people', people: given.people }))
        return () => listeners.delete(listener)
      },
      tell: () => {
        turned.told += 1
      },
    },
    async saveStyles(changes) {
      await answered()
      if (!turned.line || isOver) return { kind: 'unreachable' }
      look = withStyles(look ?? defaultStyles, changes)
      if (!isFresh) localStorage.setItem(stylesKey, JSON.stringify(look))
      turned.styleSaves += 1
      return { kind: 'saved', styles: look }
    },
    close() {
      isOver = true
      turned.delay = 0
      channel.close()
      listeners.clear()
    },
  }
}
