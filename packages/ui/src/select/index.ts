export { Select } from './select.tsx'
export type { SelectProps } from './select.tsx'
export type { Choice } from '../internal/list/options.tsx'
