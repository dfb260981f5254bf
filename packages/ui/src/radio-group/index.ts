export { RadioGroup } from './radio-group.tsx'
export type { RadioGroupProps } from './radio-group.tsx'
export type { Choice } from '../internal/list/options.tsx'
