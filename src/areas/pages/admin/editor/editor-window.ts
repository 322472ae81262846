export type EditorWindow = 'settings' | 'release' | 'versions' | 'header' | 'previews' | 'other'
