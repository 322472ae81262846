import { lateCode } from '../actions/late-code.ts'
import type { FileDrag } from '../drag/file-drag.ts'
import { type FrameGiven, type FramePlaces, nodeAt } from './frame-places.ts'

/** What follows files of the desktop: fetched when some come, for without a line they could not be sent either. */
const filing = lateCode(() => import('../drag/file-drag.ts'))

/** Files of the desktop that are dragged over the frame. */
export interface FrameFiles {
  over(event: DragEvent): void
  drop(event: DragEvent): void
  away(event: DragEvent): void
}

/** Shows where files would land, and takes them where they are let go. */
export function frameFiles({ editor, marks }: FrameGiven, { inText }: FramePlaces): FrameFiles {
  const { store } = editor
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
  let files: FileDrag | null = null
  const filesAt = (event: DragEvent) => ({
    x: event.clientX,
    y: event.clientY,
    block: nodeAt(event.target, 'block'),
  })
  function end(): void {
    files?.end()
    files = null
  }
  /** Whether files come to the page. Words that are being written take theirs themselves. */
  function areForPage(event: DragEvent): boolean {
    if (!hasFiles(event)) return false
    // Left to the browser, they would be opened in the place of the app.
    event.preventDefault()
    if (!inText(event)) return true
    end()
    return false
  }
  const isClosed = () => store.view().readOnly || store.view().preview
  function over(event: DragEvent): void {
    if (!areForPage(event)) return
    if (event.dataTransfer) event.dataTransfer.dropEffect = isClosed() ? 'none' : 'copy'
    const now = nodeAt(event.target, 'block') ?? nodeAt(event.target, 'section')
    if (now !== store.view().hover) store.show({ hover: now })
    if (isClosed()) return
    const kinds = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
    const at = filesAt(event)
    filing.use(editor, ({ fileDrag }) => {
      files ??= fileDrag(editor, marks)
      files?.over(kinds, at)
    })
  }
  function drop(event: DragEvent): void {
    if (!areForPage(event) || isClosed()) return
    // The browser takes them back as soon as the event is over.
    const given = [...(event.dataTransfer?.files ?? [])]
    const at = filesAt(event)
    filing.use(editor, ({ fileDrag }) => {
      const held = files ?? fileDrag(editor, marks)
      files = null
      held?.drop(given, at)
    })
  }
  function away(event: DragEvent): void {
    if (event.relatedTarget === null) end()
  }

  return { over, drop, away }
}
