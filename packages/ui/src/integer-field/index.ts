export { IntegerField } from './integer-field.tsx'
export type { IntegerFieldProps } from './integer-field.tsx'
