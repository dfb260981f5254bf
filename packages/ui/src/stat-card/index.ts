export { StatCard, StatGroup } from './stat-card.tsx'
export type { StatCardProps, StatGroupProps } from './stat-card.tsx'
