/** Imports of what gives tests a database; what the kernel's tests share knows of none. */
const GIVEN = /testing\/world\.ts'|(?<!#kernel)\/testing\.ts'/
/** A file that opens connections of its own says so by asking which server there is. */
const ASKED = /TEST_DATABASE_URL/

/**
 * Whether a file of tests uses a database, so that it is run on PostgreSQL, too.
 *
 * @param {string} file its path in the repository
 * @param {string} text what is in it
 */
export const usesDatabase = (file, text) =>
  !file.startsWith('src/kernel/') && (GIVEN.test(text) || ASKED.test(text))
