import type { Id } from '#kernel/ids.ts'
import { point } from '#kernel/point.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Choice, Chosen } from './choice.ts'

/** A thing whose draft differs from what visitors see. */
export interface PendingThing {
  /** Null: the whole kind is meant. */
  readonly id: Id | null
  readonly title: string
  readonly change: 'new' | 'changed' | 'deleted'
  readonly updatedAt: Date | null
  /** Account that changed it last. */
  readonly updatedBy: Id | null
  /** Left out: the kind of the releasable that says so. */
  readonly kind?: string
  /** Where visitors will find it, and where they do now; left out: at no address. */
  readonly path?: string | null
  readonly livePath?: string | null
}

/** What a release shows of a thing. With neither an edition nor facts visitors no longer see it. */
export interface Taken {
  readonly id: Id
  readonly editionId: Id | null
  /** Left out: the kind of the releasable that says so. */
  readonly kind?: string
  /** Where visitors find it; left out: at no address. */
  readonly path?: string | null
  /** What the area says of it beside the edition, as JSON. */
  readonly facts?: unknown
  /** It was not chosen, and went along as a chosen thing took its address. */
  readonly moved?: { readonly title: string; readonly from: string; readonly to: string }
}

/** What a release shows of a thing, with its kind. */
export type TakenThing = Taken & { readonly kind: string }

/** The name of a thing among all that pages are drawn from: a release that shows it otherwise moves what it names. */
export const thingKey = (kind: string, id: Id): string => `${kind}:${id}`

/** Something that a release shows otherwise than the one before, or no longer. */
export interface ChangedThing {
  readonly kind: string
  readonly id: Id
  /** Whether visitors see nothing of it any more. */
  readonly isGone: boolean
  /** Whether it has a path, or had one. */
  readonly hasPath: boolean
}

/** A thing and its path; null: it has none. */
export interface PlacedThing {
  readonly id: Id
  readonly title: string
  readonly path: string | null
}

/**
 * A kind of thing that is drafted and goes live with a release. The area keeps drafts and editions; what visitors see
 * of each is a row of `released`. All verbs run in the transaction of the release, one release of a site at a time.
 */
export interface Releasable<Held = unknown> {
  /** Lower-case letters and hyphens; unique: `form`. */
  readonly kind: string
  /** Other kinds whose things its verbs give along with its own; a choice names each by itself. */
  readonly kinds?: readonly string[]
  /** Drafts that differ from what visitors see, and things that visitors see whose draft is gone. */
  pending(this: void, ctx: Ctx): Promise<readonly PendingThing[]>
  /** Keeps the drafts as they are until the transaction ends. What it gives, {@link check} and {@link take} are given. */
  hold(this: void, ctx: Ctx, chosen: Chosen, choice: Choice): Promise<Held>
  /** Why a choice may not go live; null: it may. */
  check?(this: void, ctx: Ctx, chosen: Chosen, held: Held): Promise<Refusal | null>
  /** The things that {@link take} shows at another path than now: a release refuses two at one path, whatever their kinds. */
  places?(this: void, held: Held): readonly PlacedThing[]
  /** The drafts at some paths. Left out: the live things of the kind count instead. */
  draftsAt?(this: void, ctx: Ctx, paths: readonly string[]): Promise<readonly PlacedThing[]>
  /** Makes editions of the drafts that changed. Things that stay as they are may be left out. */
  take(this: void, ctx: Ctx, chosen: Chosen, held: Held): Promise<readonly Taken[]>
  /** What a roll-back shows otherwise than the release of a number that it brings back. */
  restore?(this: void, ctx: Ctx, number: number): Promise<readonly Taken[]>
  /**
   * How its things travel with an archive, where the areas below do not know the kind: the table of the things and that
   * of their editions, of those that `carry` takes along, and the column of an edition that names its thing. Such things
   * have neither path nor facts.
   */
  readonly carried?: { readonly things: string; readonly editions: string; readonly by: string }
  /** Called once a release is live, whatever it took. @param changed what it shows otherwise, of every kind */
  wentLive?(this: void, ctx: Ctx, releaseId: Id, changed: readonly ChangedThing[]): Promise<void>
}

/** The kinds of things that go live with a release. */
export const releasables = point<Releasable>('releases.releasables')
