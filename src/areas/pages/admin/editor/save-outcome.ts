import type { SaveOutcome, StoredBatch } from '#editor/index.tsx'
import type { DocumentEndpoints, SavedPatches } from '#areas/documents/contract.ts'
import type { Patch } from '#document/patch.ts'
import { ApiError, problemIn } from '#kernel/api-client/api-error.ts'
import type { OutputOf } from '#kernel/endpoint.ts'

/** Patches as the server keeps them, in the editor's own shape. */
export function batchOf(saved: SavedPatches): StoredBatch<Patch> {
  return {
    id: saved.saveId,
    version: saved.version,
    // The server applied them by the rules of the document before it stored them.
    patches: saved.patches as unknown as Patch[],
    ...(saved.author ? { by: saved.author.name } : {}),
  }
}

/** What an answer to a save means for the editor. */
export function outcomeOf(answer: OutputOf<DocumentEndpoints['savePatches']>): SaveOutcome<Patch> {
  switch (answer.outcome) {
    case 'saved':
      return { kind: 'saved', version: answer.version }
    case 'behind':
      return { kind: 'behind', missing: answer.missing.map(batchOf) }
    case 'refused':
      return { kind: 'refused', refusal: { rule: answer.rule, node: answer.node, message: answer.message } }
  }
}

/**
 * What a save that was not answered means: nobody there, or nobody who knows us: it is tried again.
 * What the server will not take now (no right any more, the page is gone, the site is read-only) is refused, with its
 * words and without a node: the same is taken once that has changed, and is sent again when somebody asks.
 */
export function outcomeOfError(error: unknown): SaveOutcome<Patch> {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) return { kind: 'unreachable', signedOut: true }
  const problem = problemIn(error)
  const isFinal = problem !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
  if (!isFinal) return { kind: 'unreachable' }
  // A forgery token of another session: a new page would bring a new one.
  if (problem.code === 'forged') return { kind: 'unreachable', signedOut: true }
  // What is not valid will not be so later either, and what is too large for one save stays so.
  const lasting = status === 400 || status === 413 || status === 422 ? { isLasting: true } : {}
  return { kind: 'refused', refusal: { rule: problem.code, message: problem.message, ...lasting } }
}
