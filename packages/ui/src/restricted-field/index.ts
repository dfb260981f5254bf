export { RestrictedField } from './restricted-field.tsx'
export type { RestrictedFieldProps } from './restricted-field.tsx'
