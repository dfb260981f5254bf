export { DataTable } from './data-table.tsx'
export type { DataTableProps } from './data-table.tsx'
export type { Column, ColumnLayout, Sort, SortDirection } from './columns.ts'
