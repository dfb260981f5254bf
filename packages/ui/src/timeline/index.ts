export { Timeline } from './timeline.tsx'
export type { TimelineEvent, TimelineProps } from './timeline.tsx'
