/** What is being made is made elsewhere, or called off: nothing of this run may stay, and nothing went wrong. */
export class NotWanted extends Error {
  override name = 'NotWanted'
}
