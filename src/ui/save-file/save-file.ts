/** How long a browser may take to begin with a file that it asks the person about. Milliseconds. */
const KEPT = 60_000

/**
 * Gives the person a file that is there already, as a download does.
 *
 * @param name the file's, as it is suggested: `redirects.csv`
 */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT)
}
