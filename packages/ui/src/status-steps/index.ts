export { StatusSteps } from './status-steps.tsx'
export type { StatusStep, StatusStepsProps } from './status-steps.tsx'
