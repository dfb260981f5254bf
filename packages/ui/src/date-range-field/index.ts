export { DateRangeField } from './date-range-field.tsx'
export type { DateRangeFieldProps, PeriodPreset } from './date-range-field.tsx'
export { standardPeriods } from './period.ts'
export type { Period, PeriodName } from './period.ts'
