export { toast, toastDuration, ToastQueue } from './toast-queue.ts'
export type { QueuedToast, ToastContent } from './toast-queue.ts'
export { ToastRegion } from './toast-region.tsx'
export type { ToastRegionProps } from './toast-region.tsx'
