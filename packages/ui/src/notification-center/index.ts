export { NotificationCenter } from './notification-center.tsx'
export type { NotificationCenterProps } from './notification-center.tsx'
export type { NotificationItem } from './by-day.ts'
