export { PercentField } from './percent-field.tsx'
export type { PercentFieldProps } from './percent-field.tsx'
