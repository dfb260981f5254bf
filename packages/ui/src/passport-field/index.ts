export { PassportField } from './passport-field.tsx'
export type { PassportFieldProps } from './passport-field.tsx'
