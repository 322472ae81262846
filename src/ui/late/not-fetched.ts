/** Part of the program could not be fetched. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('A part of the program could not be fetched', { cause })
    this.name = 'NotFetched'
  }
}
