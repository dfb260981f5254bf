export { useMinimumDuration } from './use-minimum-duration.ts'
