export { Stepper } from './stepper.tsx'
export type { StepperProps, StepperStep, StepState } from './stepper.tsx'
