export { AccountField } from './account-field.tsx'
export type { AccountFieldProps } from './account-field.tsx'
