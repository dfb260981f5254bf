export { BulkBar } from './bulk-bar.tsx'
export type { BulkBarProps } from './bulk-bar.tsx'
