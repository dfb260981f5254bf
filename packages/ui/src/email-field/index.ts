export { EmailField } from './email-field.tsx'
export type { EmailFieldProps } from './email-field.tsx'
