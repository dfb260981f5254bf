export { Meter } from './meter.tsx'
export type { MeterProps } from './meter.tsx'
