export { CalendarMonth } from './calendar-month.tsx'
export type { CalendarDay, CalendarMark, CalendarMonthProps } from './calendar-month.tsx'
