export { useLeaveGuard } from './use-leave-guard.ts'
export type { LeaveGuard } from './use-leave-guard.ts'
