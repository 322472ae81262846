import { refuse } from '#kernel/refusal.ts'
import { brokenConstraint } from '#platform/db/database.ts'

/** Runs what names a list. @throws Refusal `contacts.list_name_taken` (409) where another has the name */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (brokenConstraint(error) !== 'contact_lists_name_taken') throw error
    throw refuse('conflict', 'contacts.list_name_taken', { field: 'name' })
  }
}
