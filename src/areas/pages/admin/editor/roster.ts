import type { Person, Whereabouts } from '#editor/index.tsx'
import type { Presence } from '#areas/documents/contract.ts'

/** Others are told where we are at least so often, ms; who was silent for twice as long is gone. */
export const TELL_EVERY = 20_000
const GONE_AFTER = TELL_EVERY * 2 + 5_000

/** Who else is on the page, from what each of them tells. */
export class Roster {
  readonly #own: string
  readonly #account: string
  readonly #here = new Map<string, { person: Person; at: number }>()

  /**
   * @param own the name of this tab; what it tells is not news to it
   * @param account whose tab it is: what their other tabs tell is of nobody else
   */
  constructor(own: string, account: string) {
    this.#own = own
    this.#account = account
  }

  /**
   * Takes in what somebody told.
   *
   * @returns whether it is somebody new, who does not know yet where we are
   */
  hear(told: Presence, now: number): boolean {
    if (told.clientId === this.#own) return false
    if (told.isLeaving) {
      this.#here.delete(told.clientId)
      return false
    }
    const isNew = !this.#here.has(told.clientId)
    this.#here.set(told.clientId, {
      at: now,
      person: {
        id: told.clientId,
        account: told.accountId,
        name: told.name,
        at: whereaboutsOf(told),
        ...(told.accountId === this.#account ? { isSelf: true } : {}),
      },
    })
    return isNew
  }

  /** Forgets who has not been heard of for long; answers whether there was anybody. */
  expire(now: number): boolean {
    const gone = [...this.#here].filter(([, { at }]) => now - at > GONE_AFTER)
    for (const [id] of gone) this.#here.delete(id)
    return gone.length > 0
  }

  /** Forgets everybody: the line broke, and nobody knows who went meanwhile. */
  clear(): void {
    this.#here.clear()
  }

  people(): Person[] {
    return [...this.#here.values()].map(({ person }) => person)
  }
}

function whereaboutsOf(told: Presence): Whereabouts {
  return {
    section: told.section,
    blocks: told.selection,
    device: told.device,
    ...(told.caret
      ? { text: { path: told.caret.field.split('.'), from: told.caret.from, to: told.caret.to } }
      : {}),
  }
}

/** The most blocks that are told; who has more selected has most of the page. */
const MOST_BLOCKS = 50

/** Where we are, as it is told. */
export function toldOf(at: Whereabouts | null): Pick<Presence, 'section' | 'selection' | 'device' | 'caret'> {
  const [block] = at?.blocks ?? []
  return {
    section: at?.section ?? null,
    selection: at?.blocks.slice(0, MOST_BLOCKS) ?? [],
    device: at?.device ?? 'desktop',
    caret:
      at?.text && block !== undefined
        ? { node: block, field: at.text.path.join('.').slice(0, 64), from: at.text.from, to: at.text.to }
        : null,
  }
}
