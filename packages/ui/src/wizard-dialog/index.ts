export { WizardDialog } from './wizard-dialog.tsx'
export type { WizardDialogProps } from './wizard-dialog.tsx'
export type { WizardOutcome, WizardQuestion, WizardRun, WizardStep } from './step.ts'
