export { KppField } from './kpp-field.tsx'
export type { KppFieldProps } from './kpp-field.tsx'
