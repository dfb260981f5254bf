export { SnilsField } from './snils-field.tsx'
export type { SnilsFieldProps } from './snils-field.tsx'
