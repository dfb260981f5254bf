export { CheckboxGroup } from './checkbox-group.tsx'
export type { CheckboxGroupProps } from './checkbox-group.tsx'
export type { Choice } from '../internal/list/options.tsx'
