export { ComboBox } from './combo-box.tsx'
export type { ComboBoxProps } from './combo-box.tsx'
export type { LoadChoices } from './use-choices.ts'
export type { Choice, RenderOption } from '../internal/list/options.tsx'
