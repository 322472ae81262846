import type { Endpoint, InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { DocumentEndpoints } from '../contract.ts'

/** A document of the area that holds it: what another one holds is not there. */
export interface Held {
  readonly holder: string
  readonly documentId: string
}

type Name = {
  [N in keyof DocumentEndpoints]: DocumentEndpoints[N] extends Endpoint ? N : never
}[keyof DocumentEndpoints]

/** What a call gives a verb: its input, and who holds the document. The site is that of the context. */
export type Asked<N extends Name> = Omit<InputOf<DocumentEndpoints[N]>, 'siteId'> & Held

export type Answered<N extends Name> = OutputOf<DocumentEndpoints[N]>
