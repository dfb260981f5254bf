export { MoneyField } from './money-field.tsx'
export type { MoneyFieldProps } from './money-field.tsx'
