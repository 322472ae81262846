/** What is open over the editor. */
export type EditorWindow = 'settings' | 'release' | 'versions' | 'header' | 'previews' | 'other'
