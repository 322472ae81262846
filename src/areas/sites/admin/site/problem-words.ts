import { problemIn } from '#kernel/api-client/api-error.ts'
import { useFaultWords, useWords } from '#ui/words.ts'

/** What went wrong with a call, in the person's words: the server's, or that it did not answer. */
export function useProblemWords(): (error: unknown) => string {
  const t = useWords()
  const faults = useFaultWords()
  return (error) => {
    const problem = problemIn(error)
    return problem ? (faults({ code: problem.code }) ?? problem.message) : t('frame.site_failed.text')
  }
}
