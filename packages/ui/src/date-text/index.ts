export { DateText } from './date-text.tsx'
export type { DateTextProps } from './date-text.tsx'
export { formatDate } from './format-date.ts'
export type { DateFormat, DateStyle } from './format-date.ts'
