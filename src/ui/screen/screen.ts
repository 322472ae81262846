import type { ComponentType } from 'react'
import type { OwnerKey, OwnerPart } from '#kernel/messages/message.ts'
import type { Permission } from '#kernel/permission.ts'
import type { Brought } from '#kernel/point.ts'
import type { IconShape } from '../icon/icon.tsx'

/** Where a screen stands in the app: outside of a site, or in one (its path begins with `/sites/$siteId`). */
export type ScreenPath = `/${string}`

/** A screen of the owner's app, declared by an area and composed by the face. */
export interface Screen {
  /** Path in the owner's app, with `$name` for its parameters. */
  readonly path: ScreenPath
  /** Loads the screen; each is a file of its own to the browser. */
  readonly load: () => Promise<{ readonly Screen: ComponentType }>
  /** The message that is the document's title. */
  readonly title: OwnerKey
  /** The parts of the words that it speaks, besides what is said anywhere. */
  readonly words: readonly OwnerPart[]
  /** Who may open it: nobody signed in, an account, an operator, or a contributor with a right (`null`: any). */
  readonly access: 'anyone' | 'account' | 'operator' | { readonly right: Permission | null }
  /** Its entry in the navigation, if it has one. */
  readonly nav?: {
    readonly section: 'site' | 'website' | 'selling' | 'audience' | 'settings' | 'account' | 'operator'
    /** What it is called: of the words that come with the navigation. */
    readonly label: Extract<OwnerKey, `frame.nav.${string}`>
    /** A drawing of `lucide-react/icons/<name>`. */
    readonly icon: IconShape
    readonly order: number
    /** Shown to those only who are let in by this name, which no right says. */
    readonly door?: string
  }
  /** `full`: the screen has the whole window (the editor); `plain`: without navigation (sign-in). */
  readonly frame?: 'app' | 'full' | 'plain'
}

/** What an area gives the owner's app, as one value of its `admin/index.tsx`. */
export interface AreaScreens {
  readonly screens: readonly Screen[]
  /** Values for the extension points of screens of areas below. */
  readonly brings: readonly Brought[]
}

/** Declares the screens of an area; what is left out is nothing. */
export function areaScreens(given: Partial<AreaScreens>): AreaScreens {
  return { screens: [], brings: [], ...given }
}
