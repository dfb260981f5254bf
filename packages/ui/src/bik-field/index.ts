export { BikField } from './bik-field.tsx'
export type { BikFieldProps } from './bik-field.tsx'
