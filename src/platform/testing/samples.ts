import type { Ctx } from '../ctx.ts'

// What the walks over every endpoint read of an area: its `samples.ts`, which nothing but tests loads.

/** The fields of a call, by name. */
export type SampleInput = Readonly<Record<string, unknown>>

/** A row of the product book's table of who may do what, written down by nobody's declaration of access. */
export interface AuthorityRow {
  readonly what: string
  /** Ready roles of a site; or all of them, everybody with an account, everybody at all, those who run the platform. */
  readonly may: readonly string[] | 'contributors' | 'accounts' | 'anyone' | 'operators'
  /** Names of endpoints, apart by white space. */
  readonly calls: string
}

/** Texts of calls that no page, mail or file of the server says. */
export interface UnsaidTexts {
  readonly why: string
  /** Such as `pages.change:settings.description`, apart by white space. */
  readonly fields: string
}

/** A site that a walk made, as the areas make things on it. */
export interface SampleSite {
  readonly siteId: string
  /** Stands in the texts that are written on it. */
  readonly mark: string
  /** The family name of the people who are made on it. */
  readonly family: string
  /** The id of a thing of this kind on the site. */
  a(thing: string): Promise<string>
  /** Makes a call as the owner of the site, which has to work; gives what it is answered. */
  made<T = { readonly id: string }>(name: string, input?: SampleInput, bytes?: Buffer): Promise<T>
  /** Does something as the platform itself. */
  asSystem<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** A call that works, and who makes it. */
export interface SampleCall<Caller> {
  readonly by: Caller
  readonly input?: SampleInput
  /** What is sent where the endpoint takes bytes. */
  readonly bytes?: Buffer
}

/** A run of a job that has something to do. */
export interface SampleJob {
  readonly input: SampleInput
  /** The site it is queued for; `null` for the platform's own work. */
  readonly siteId: string | null
}

/** What an area brings to the walks. `Walked` is the site of a walk that calls by browsers, `Caller` one of them. */
export interface Samples<Walked, Caller> {
  /** Who may call each of the area's endpoints; each endpoint stands in one row. */
  readonly authority: readonly AuthorityRow[]
  /** How a thing is made that a call or a screen names by an id, by the name of the id. */
  readonly things?: Readonly<Record<string, (site: SampleSite) => Promise<string>>>
  /** What the site's owner calls an endpoint of the site with. The walk adds the site. */
  readonly inputs?: Readonly<Record<string, (site: Walked) => SampleInput | Promise<SampleInput>>>
  /** Calls on no site, those that another than the site's owner makes, or the owner on another site. */
  readonly calls?: Readonly<
    Record<string, (site: Walked) => SampleCall<Caller> | Promise<SampleCall<Caller>>>
  >
  /** Runs of jobs that no sampled call queues, by the name of the job. */
  readonly jobs?: Readonly<Record<string, (site: Walked) => Promise<SampleJob>>>
  /** What a call takes that names a site in its input, with its ids the site's or nobody's. */
  readonly naming?: Readonly<Record<string, (siteId: string) => SampleInput>>
  /** Calls that answer in a way of their own to an account that has no part in the site they name, with their input. */
  readonly ownAnswers?: Readonly<Record<string, SampleInput>>
  /** Calls that take ids of a site and are tried elsewhere, with the reason. */
  readonly triedElsewhere?: Readonly<Record<string, string>>
  /** Calls after which the session of their caller is another: a repeat comes with the cookies of the answer. */
  readonly renewing?: readonly string[]
  /** Calls after which their caller is nobody there, with the status that a repeat has. */
  readonly leaving?: Readonly<Record<string, number>>
  /** Texts of the area's calls that visitors and mails never show. */
  readonly unsaid?: readonly UnsaidTexts[]
  /**
   * Sends a text in every field that visitors or mails show.
   *
   * @param text gives a text of at most so many characters
   * @returns the paths of the site that show it, besides those that every site has
   */
  readonly say?: (site: SampleSite, text: (longest: number) => string) => Promise<readonly string[]>
  /** Values of parameters of screens that are not named as a thing is. */
  readonly screens?: Readonly<Record<string, (site: SampleSite) => Promise<string>>>
}
