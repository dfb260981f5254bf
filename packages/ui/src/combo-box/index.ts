export { ComboBox } from './combo-box.tsx'
export type { ComboBoxProps } from './props.ts'
export type { LoadChoices } from './use-choices.ts'
export type { Choice, RenderOption } from '../internal/list/options.tsx'
