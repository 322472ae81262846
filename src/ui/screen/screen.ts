import type { ComponentType } from 'react'
import type { Permission } from '#kernel/permission.ts'
import type { IconShape } from '../icon/icon.tsx'

/** Where a screen stands in the app: outside of a site, or in one (its path begins with `/sites/$siteId`). */
export type ScreenPath = `/${string}`

/** A screen of the owner's app, declared by an area and composed by the face. */
export interface Screen {
  /** Path in the owner's app, with `$name` for its parameters. */
  readonly path: ScreenPath
  /** Loads the screen; each is a file of its own to the browser. */
  readonly load: () => Promise<{ readonly Screen: ComponentType }>
  /** Key of the message that is the document's title. */
  readonly title: string
  /** Who may open it: nobody signed in, an account, an operator, or a contributor with a right (`null`: any). */
  readonly access: 'anyone' | 'account' | 'operator' | { readonly right: Permission | null }
  /** Its entry in the navigation, if it has one. */
  readonly nav?: {
    readonly section: 'site' | 'website' | 'selling' | 'audience' | 'settings' | 'account' | 'operator'
    /** Key of the message. */
    readonly label: string
    /** A drawing of `lucide-react/icons/<name>`. */
    readonly icon: IconShape
    readonly order: number
    /** Shown to those only who are let in by this name, which no right says. */
    readonly door?: string
  }
  /** `full`: the screen has the whole window (the editor); `plain`: without navigation (sign-in). */
  readonly frame?: 'app' | 'full' | 'plain'
}
