/** The door of the page editor: {@link PageEditor} with its props, and the shapes they speak in. */
export { PageEditor } from './page-editor.tsx'
export type {
  AssetPicker,
  Crossing,
  LinkTarget,
  LinkTargets,
  PageEditorHandle,
  PageEditorProps,
  Person,
  RemoteEvent,
  SectionDesign,
  StylesInput,
  StylesOutcome,
  Surroundings,
  Whereabouts,
} from './props.ts'
export type { SaveOutcome, StoredBatch } from './autosave/autosave.ts'
