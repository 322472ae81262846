import { derived, point } from '#kernel/point.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Outside, Repeatable } from '../http/route.ts'

/** What can be said in JSON; what a block is drawn with after its form was sent. */
export type FormState =
  null | boolean | number | string | readonly FormState[] | { readonly [key: string]: FormState }

/** What a visitor sent, as the names of the form have it; names that begin with `_` are ours. */
export type Entries = ReadonlyMap<string, readonly string[]>

/** A form that a visitor sent from a page they may see. */
export interface SentForm {
  /** What follows the form's name in its address: `abc` of `/_/forms/abc`. Decoded, and believed by nobody yet. */
  readonly rest: string
  /** The page it stands on: its address, and its id where it is one of the tree. */
  readonly page: { readonly path: string; readonly id: string | null }
  /** It was sent from a draft, by who looks at one: a trial, and nothing that a visitor asked for. */
  readonly isPreview: boolean
  /** The block that shows it, as the form says. */
  readonly block: string | null
  /** Names one sending, however often it is sent: what the page's script chose. Null without script. */
  readonly key: string | null
  readonly entries: Entries
  /** What the form's `files.take` gave for each file, by name. */
  readonly files: ReadonlyMap<string, readonly FormState[]>
}

export interface ComingFile {
  /** As of {@link SentForm}. */
  readonly rest: string
  readonly name: string
  readonly fileName: string
  /** As the browser says: look into it. */
  readonly type: string
  readonly bytes: AsyncIterable<Buffer>
}

/** What comes of a sent form. */
export type FormAnswer =
  /**
   * Done: on to a page of the site, by a path, or to an address elsewhere that its owner chose (`isAway`). With script
   * the regions that it asked for come back instead; with a state its block does, drawn with that.
   */
  | { readonly kind: 'see'; readonly to: string; readonly isAway?: boolean; readonly state?: FormState }
  /**
   * The page once more, its block drawn with this state: what is wrong, and all that was typed. 200 is for a step on the
   * way, with which nothing is wrong.
   */
  | {
      readonly kind: 'again'
      readonly state: FormState
      readonly status?: 200 | 400 | 402 | 403 | 409 | 410 | 422
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * Forms of an area. One is posted to `/_/NAME/REST`, names its page by a hidden `_page` (a path) and its block by
 * `_block`, both before its first file; it works without script, and with it inside an element `region-form`.
 *
 * Before the verb runs, the form came from a page of the same site, its page is there and its visitor is past the
 * doors of it: the site's status, the site's password, the page's.
 */
export interface VisitorForms {
  /** First segment below `/_/`; unique. */
  readonly name: string
  /** Bytes of words, where that is less than 1 MB. */
  readonly words?: number
  /** Absent: no file is taken. */
  readonly files?: {
    /** Bytes of one. */
    readonly most: number
    /**
     * Puts a file away as it comes, before the words behind it are known; gives what stands for it in `sent.files`.
     * Where nothing comes of the form, the bytes are swept up by the area's own `files`.
     */
    take(outside: Outside, file: ComingFile): Promise<FormState>
  }
  /**
   * The verb, in as many transactions as it needs, its effect by `outside.once`. A thrown Refusal is `refused`.
   */
  run(outside: Repeatable, sent: SentForm): Promise<FormAnswer>
}

/** What areas let visitors send. */
export const visitorForms = point<VisitorForms>('visitor.forms')

/** By their names. @throws Error where two have one */
export const formsByName = derived(visitorForms, (all) => {
  const byName = new Map<string, VisitorForms>()
  for (const one of all) {
    if (byName.has(one.name)) throw new Error(`Two areas take forms at /_/${one.name}`)
    byName.set(one.name, one)
  }
  return byName as ReadonlyMap<string, VisitorForms>
})
