export { MiniChart } from './mini-chart.tsx'
export type { MiniChartPoint, MiniChartProps } from './mini-chart.tsx'
