export { OgrnField } from './ogrn-field.tsx'
export type { OgrnFieldProps } from './ogrn-field.tsx'
