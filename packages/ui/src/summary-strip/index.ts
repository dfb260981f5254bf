export { SummaryStrip } from './summary-strip.tsx'
export type { SummaryItem, SummaryStripProps } from './summary-strip.tsx'
