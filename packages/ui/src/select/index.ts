export { Select } from './select.tsx'
export type { SelectProps } from './select.tsx'
export type { Choice, RenderOption } from '../internal/list/options.tsx'
