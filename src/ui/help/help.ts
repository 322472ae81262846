import { createContext, useContext } from 'react'

const HelpContext = createContext<(() => void) | null>(null)

/** Tells what is below how help is asked for; around every screen of somebody who is signed in. */
export const HelpProvider = HelpContext.Provider

/** Opens a request for help, from wherever somebody is; `null` where there is nobody to ask. */
export function useHelp(): (() => void) | null {
  return useContext(HelpContext)
}
