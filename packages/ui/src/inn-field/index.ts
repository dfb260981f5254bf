export { InnField } from './inn-field.tsx'
export type { InnFieldProps } from './inn-field.tsx'
