import { createContext } from 'react'

/**
 * Whether what is drawn here is off: for controls that are none of the library's, and for those that come apart, which
 * must not come along with whoever turns them off.
 */
export const DisabledContext = createContext(false)
