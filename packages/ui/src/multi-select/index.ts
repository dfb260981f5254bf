export { MultiSelect } from './multi-select.tsx'
export type { MultiSelectProps } from './multi-select.tsx'
export type { Choice } from '../internal/list/options.tsx'
