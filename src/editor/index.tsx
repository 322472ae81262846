/** The door of the page editor: {@link PageEditor} with its props, and the shapes they speak in. */
export { PageEditor } from './page-editor.tsx'
export type {
  AssetPicker,
  Crossing,
  EditedPage,
  FontFamily,
  LinkTarget,
  LinkTargets,
  PageEditorHandle,
  PageEditorProps,
  Person,
  ReferenceSource,
  RemoteEvent,
  SavedSections,
  SaveRequest,
  SectionDesign,
  StylesGesture,
  StylesInput,
  StylesOutcome,
  Surroundings,
  Whereabouts,
} from './props.ts'
export type { Batch, SaveOutcome, SaveRefusal, SaveStatus, StoredBatch } from './autosave/autosave.ts'
