export { DataGrid } from './data-grid.tsx'
export type { DataGridProps } from './data-grid.tsx'
export type { Column, ColumnLayout, Sort, SortDirection } from '../data-table/columns.ts'
