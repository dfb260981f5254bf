export { FileList } from './file-list.tsx'
export type { FileListProps } from './file-list.tsx'
export { summarizeFiles } from './file-state.ts'
export type { CheckedFile, FileListItem, FileListSummary, FileListUpload } from './file-state.ts'
