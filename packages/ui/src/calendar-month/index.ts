export { CalendarMonth } from './calendar-month.tsx'
export type { CalendarDay, CalendarMonthProps } from './calendar-month.tsx'
