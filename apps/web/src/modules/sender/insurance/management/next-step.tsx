import type { ReactElement } from 'react'
import { MainAction } from '../../../../shared/ui/main-action.tsx'

/** What is to be done before orders are insured, in this order. */
export type NextStep = 'account' | 'key' | 'insurance'

/** The button of a step: the main one of the page, within reach of the thumb on a phone, when the step is the next one. */
export const StepAction = ({
  step,
  next,
  children,
}: {
  readonly step: NextStep
  readonly next: NextStep | null
  readonly children: (look: { readonly variant?: 'outline'; readonly tone?: 'neutral' }) => ReactElement
}) => (step === next ? <MainAction>{children({})}</MainAction> : children({ variant: 'outline', tone: 'neutral' }))
