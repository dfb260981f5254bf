export { DecimalField } from './decimal-field.tsx'
export type { DecimalFieldProps } from './decimal-field.tsx'
