import type { ReactNode, Ref } from 'react'
import type { OwnerKey, Translate } from '#kernel/messages/message.ts'
import type { PageContext } from '#document/block-context.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { KeptAsset } from '#document/check/check.ts'
import type { FontSource } from '#document/look/fonts.ts'
import type { NodeId, PageDocument, SectionId } from '#document/nodes.ts'
import type { Patch, Subtree } from '#document/patch.ts'
import type { StyleChange } from '#document/style-changes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { FileValue, ImageValue, LinkValue } from '#document/values.ts'
import type { SaveOutcome, StoredBatch } from './autosave/autosave.ts'

/** What of the page the editor shows around the canvas. */
export interface EditedPage {
  /** Names the page in the browser's own storage; unique over all sites. */
  readonly id: string
  readonly title: string
  /** BCP 47 tag of the page's language. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** For the panel of accessibility and search. */
  readonly description?: string
  /** The site's header and footer never stand around it: a cover, or the footer itself. */
  readonly isBare?: boolean
}

/** What a save asks of the server: our patches on the version they stand on, under a name of their own. */
export interface SaveRequest<P = Patch> {
  /** The batch's name; a second request of the same name stores nothing twice. */
  readonly batch: string
  /** The version the patches were made on. */
  readonly version: number
  readonly patches: readonly P[]
}

/** Where a person is on the page, as others see it. */
export interface Whereabouts {
  readonly section: SectionId | null
  readonly blocks: readonly NodeId[]
  /** In a text: which field, and from where to where in ProseMirror's positions. */
  readonly text?: { readonly path: readonly string[]; readonly from: number; readonly to: number }
  /** Pointer, in pixels of the page from its top left at the width the person sees it in. */
  readonly device: 'desktop' | 'phone'
}

/** Another tab that has the page open, and who sits before it. */
export interface Person {
  /** Of the tab. */
  readonly id: string
  /** The same in all of a person's tabs; by it they are counted, and have their colour. */
  readonly account: string
  /** It is the person's own other tab: nobody else is there. */
  readonly isSelf?: true
  readonly name: string
  readonly at: Whereabouts | null
}

/** What comes live from the server while the page is open. */
export type RemoteEvent =
  | { readonly kind: 'stored'; readonly batch: StoredBatch<Patch> }
  /** `isCutOff`: nobody is heard of, as the line is down. */
  | { readonly kind: 'people'; readonly people: readonly Person[]; readonly isCutOff?: true }
  /** The stream is there again: ask for what was missed. */
  | { readonly kind: 'online' }
  /** The page is older on the server than here: nothing that comes from there follows what is here. */
  | { readonly kind: 'ahead'; readonly message: string }

export interface LinkTarget {
  readonly link: LinkValue
  readonly label: string
  /** A quieter second line: the page's address, the collection's name. */
  readonly detail?: string
  readonly group: 'pages' | 'places' | 'items' | 'files' | 'anchors'
  /** What stands above it, in the owner's words, where an area has a name for its things; unsaid: the group's. */
  readonly heading?: string
}

/** What the editor asks for links: targets to choose from, and the name of one that is set. */
export interface LinkTargets {
  search(query: string): Promise<readonly LinkTarget[]>
  /** The label of a link's target; undefined when it is gone. */
  describe(link: LinkValue): Promise<string | undefined>
}

export interface AssetPicker {
  /** Opens the library; null when the person closed it without choosing. */
  chooseImage(): Promise<ImageValue | null>
  chooseFile(accept: readonly string[]): Promise<(FileValue & { readonly name: string }) | null>
  /**
   * Puts a picture dropped or pasted into the library.
   *
   * @param onProgress told the share that has left, 0 … 1
   * @throws Error with words for the person
   */
  upload(this: void, file: File, onProgress?: (share: number) => void): Promise<ImageValue>
  /** The same with a file of another kind. */
  uploadFile(this: void, file: File, onProgress?: (share: number) => void): Promise<FileValue>
  /** Which of these pictures and files are in the library; without it all of them are taken to be. */
  known?(this: void, assets: readonly string[]): Promise<ReadonlySet<string>>
  /** What the library keeps with a picture: its words, how large the file is, how dark and how light it is. */
  about?(this: void, asset: string): KeptAsset | undefined
}

/** What is copied on one of the person's sites and pasted on another; without it ids are taken for this site's. */
export interface Crossing {
  /** Names this site on the clipboard. */
  readonly site: string
  /** The address of a page of this site; undefined when it has none. */
  addressOf(this: void, page: string): string | undefined
  /** The page of this site at an address. */
  pageAt(this: void, address: string): string | undefined
  /**
   * Brings pictures and files of another site into this one's library: what they are here, by what they
   * were there. Those that are not the person's to take are not among them.
   *
   * @throws Error with words for the person: there is no room, no line
   */
  bring(this: void, site: string, assets: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Rows of an area that a `reference` field chooses from. */
export interface ReferenceSource {
  search(to: string, query: string): Promise<readonly { readonly id: string; readonly label: string }[]>
}

/** A section ready to be put in: a design of the library, or one the person saved. */
export interface SectionDesign {
  readonly id: string
  /** Shown as it is: in the person's language already. */
  readonly name: string
  /** Heading it stands under in the library. */
  readonly category: string
  /** Words it is also found by. */
  readonly keywords?: string
  /** Its nodes; fresh ids are given when it is put in. */
  readonly nodes: Subtree
  /** A saved section that is kept in one place for many pages. */
  readonly synced?: boolean
}

export interface SavedSections {
  readonly list: readonly SectionDesign[]
  /** Keeps a section of the page for later. `synced`: the page shows the kept one from now on. */
  save(input: { name: string; nodes: Subtree; synced: boolean }): Promise<{ readonly id: string }>
  remove(id: string): Promise<void>
  /** What a synced section shows: a document of which the first section is meant. */
  content(id: string): PageDocument | undefined
  /** Opens the place where a synced section is edited. */
  edit?(id: string): void
}

export interface FontFamily {
  readonly id: string
  readonly name: string
  readonly kind: 'sans' | 'serif' | 'display' | 'mono' | 'hand'
  readonly weights: readonly number[]
}

/** What the styles panel offers to begin from, each by a name. */
export interface ReadyStyles {
  readonly palettes: readonly { readonly name: string; readonly palette: SiteStyles['palette'] }[]
  /** Faces that go together. */
  readonly pairs: readonly { readonly name: string; readonly fonts: SiteStyles['fonts'] }[]
}

/** The site's styles, editable from the canvas; absent where the person may not. */
export interface StylesInput {
  readonly families: readonly FontFamily[]
  /** Whether the person may write the site's own style sheet. */
  readonly mayCode?: boolean
  /** Ready-made sets of colours and of faces, when the panel asks for them. */
  ready(this: void): Promise<ReadyStyles>
  /** The look that the site began with, to go back to; without it, what every site has at first. */
  readonly begun?: Partial<SiteStyles>
  /** Called within a second of the last change; the canvas shows it at once. */
  save(this: void, changes: readonly StyleChange[]): Promise<StylesOutcome>
  /** What the canvas shows was changed here, stored or not: for what is drawn around the page. */
  shown?(this: void, styles: SiteStyles): void
}

/** The closed outcomes of saving styles: as those of a page, and what is stored is told whole. */
export type StylesOutcome =
  | { readonly kind: 'saved'; readonly styles: SiteStyles }
  | Extract<SaveOutcome<never>, { readonly kind: 'refused' | 'unreachable' }>

/** What the surroundings may ask of an editor that is open. */
export interface PageEditorHandle {
  /** The site's styles as the canvas shows them. */
  styles(): SiteStyles
  /** Changes them as the styles panel does: a step of the history, saved by itself. */
  changeStyles(change: StylesGesture): void
  /** Sends what waits to be saved. Whether the server has all of it then. */
  saveNow(): Promise<boolean>
  /** Opens the command palette: for a bar that has no room for its button. */
  openCommands(): void
}

export interface StylesGesture {
  readonly styles: Partial<SiteStyles>
  /** Key of the owner's message: "Undo {label}". */
  readonly label: OwnerKey
  /** Changes of one gesture are one step of undoing; a step of its own when absent. */
  readonly gesture?: string
}

/** What stands around the page on the canvas and is no part of it: the site's header and footer. */
export interface Surroundings {
  readonly before: ReactNode
  readonly after: ReactNode
  /** One of them was pressed. */
  open(this: void, part: 'before' | 'after'): void
}

export interface PageEditorProps {
  readonly page: EditedPage
  readonly document: PageDocument
  /** The version `document` is at. */
  readonly version: number
  readonly registry: BlockRegistry
  readonly styles: SiteStyles
  /** CSS besides the styles' own: the faces of the fonts, the owner's own style sheet. */
  readonly css: string
  /** Where the families of the styles come from. */
  readonly fonts?: FontSource
  /**
   * What the blocks' views ask for: give another object when something resolves differently, and the same
   * one otherwise, since every block is drawn anew for it; `mode`, `locale` and `dir` are the editor's own. */
  readonly context: Omit<PageContext, 'mode' | 'locale' | 'dir'>
  save(this: void, request: SaveRequest): Promise<SaveOutcome<Patch>>
  /** What was stored after a version, in order. @throws when the server cannot be asked. */
  missing(this: void, version: number): Promise<readonly StoredBatch<Patch>[]>
  /** Live events; returns how to stop listening. */
  subscribe?(this: void, listen: (event: RemoteEvent) => void): () => void
  /** Tells others where this person is; called at most a few times a second. */
  tell?(this: void, at: Whereabouts): void
  readonly surroundings?: Surroundings
  /** The page is another now, by whoever's hand: what stands around it may hang on it. */
  changed?(this: void, document: PageDocument): void
  readonly assets: AssetPicker
  readonly links: LinkTargets
  readonly crossing?: Crossing
  readonly references: ReferenceSource
  readonly sections: readonly SectionDesign[]
  readonly saved?: SavedSections
  readonly site?: StylesInput
  /** Other pages of the site: what closed tabs could not save of them is told, with a way there. */
  readonly elsewhere?: {
    /** What the names of its pages begin with ({@link EditedPage.id}). */
    readonly prefix: string
    /** The title of a page by its name; undefined when it is gone. */
    title(this: void, id: string): string | undefined
    open(this: void, id: string): void
  }
  readonly handle?: Ref<PageEditorHandle>
  /** Why nothing may be changed: shown above the page, which is then looked at only. */
  readonly readOnly?: string
  /** Opens what is set for the page outside of it: its title and description. */
  openSettings?(this: void): void
  /** The owner's words. */
  readonly words: Translate
  /** In the bar: before the title (a way back), and after everything (preview, release). */
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** Commands of the surrounding app for the palette: pages, settings. */
  readonly commands?: readonly {
    readonly id: string
    readonly label: string
    readonly detail?: string
    /** Other words people look for it by. */
    readonly keywords?: readonly string[]
    run(): void
  }[]
}
