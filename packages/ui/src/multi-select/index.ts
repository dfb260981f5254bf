export { MultiSelect } from './multi-select.tsx'
export type { MultiSelectProps } from './props.ts'
export type { Choice, RenderOption } from '../internal/list/options.tsx'
export type { LoadChoices } from '../combo-box/use-choices.ts'
