export { ColumnSettings } from './column-settings.tsx'
export type { ColumnSettingsProps } from './column-settings.tsx'
