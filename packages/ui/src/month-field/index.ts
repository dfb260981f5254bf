export { MonthField } from './month-field.tsx'
export type { MonthFieldProps } from './month-field.tsx'
