/** Reads the address for help; `null`: there is none, or it is not known yet. */
export type UseSupportAddress = () => string | null

let provided: UseSupportAddress | undefined

/** The area that keeps the address for help says how it is read; it does so as the app starts, once. */
export function provideSupportAddress(hook: UseSupportAddress): void {
  provided = hook
}

/** The mail address at which whoever runs the platform gives help; `null`: none. */
export function useSupportAddress(): string | null {
  return provided?.() ?? null
}
