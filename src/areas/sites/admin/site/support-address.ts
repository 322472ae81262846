import { useQuery } from '@tanstack/react-query'
import { question } from '#kernel/point.ts'
import { useAnswer } from '#ui/plug/plug.tsx'

/** The area that keeps the address for help answers how it is read; `null`: there is none. */
export const supportAddress = question<() => Promise<string | null>>(
  'sites.support-address',
  async () => null,
)

/** The mail address at which the operator gives help; `null`: none, or not known yet. */
export function useSupportAddress(): string | null {
  const read = useAnswer(supportAddress)
  return useQuery({ queryKey: [supportAddress.name], queryFn: read }).data ?? null
}
