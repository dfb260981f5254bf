export { FilterBar } from './filter-bar.tsx'
export type { ActiveFilter, FilterBarProps } from './filter-bar.tsx'
