import { type Catalogue, type SourceCatalogue, textsOf } from '../../message.ts'
import { accounts } from './accounts.ts'
import { app } from './app.ts'
import { assets } from './assets.ts'
import { document } from './document.ts'
import { editor } from './editor.ts'
import { billing } from './billing.ts'
import { blocks } from './blocks.ts'
import { pages } from './pages.ts'
import { operator } from './operator.ts'
import { platform } from './platform.ts'
import { refusals } from './refusals.ts'
import { sites } from './sites.ts'
import { ui } from './ui.ts'

/** Every message of the owner's app, by room. */
export const ownerSource = {
  ...refusals,
  ...operator,
  ...platform,
  ...app,
  ...assets,
  ...accounts,
  ...sites,
  ...billing,
  ...blocks,
  ...document,
  ...editor,
  ...pages,
  ...ui,
} as const satisfies SourceCatalogue

/** A key of the owner's catalogue. */
export type OwnerMessage = keyof typeof ownerSource

/** The owner's catalogue in the source language. */
export const ownerTexts: Catalogue = textsOf(ownerSource)
