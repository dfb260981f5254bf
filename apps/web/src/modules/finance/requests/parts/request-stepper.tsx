import type { RequestForm } from '@cabinet/contract/finance/requests'
import { Meter } from '@cabinet/ui/meter'
import { Stepper, type StepState } from '@cabinet/ui/stepper'
import { REVIEW } from '../../../../shared/forms/wizard/use-wizard-steps.ts'
import { useRequestMessages } from '../messages.ts'
import { requestSteps, type RequestStep, type RequestSteps } from '../steps.ts'

const states = { EMPTY: 'empty', PARTIAL: 'partial', COMPLETE: 'complete', ERROR: 'error' } as const

/** The groups with how far the server says each one is. */
export const RequestStepper = ({ form, steps }: { form: RequestForm; steps: RequestSteps }) => {
  const t = useRequestMessages()
  const isWhole = form.missing.length === 0
  const stateOf = (step: RequestStep): StepState => {
    if (step === REVIEW) return isWhole ? 'empty' : 'locked'
    return states[form.progress[step]]
  }
  const noteOf = (step: RequestStep): string | undefined => {
    if (step === REVIEW) return isWhole ? t('ready') : undefined
    if (form.progress[step] !== 'ERROR') return undefined
    const wrong = form.missing.filter(({ group, code }) => group === step && code !== 'empty' && code !== 'unchecked')
    return t('errors', { count: wrong.length })
  }
  return (
    <Stepper
      label={t('steps')}
      current={steps.current}
      steps={requestSteps.map((step) => ({
        id: step,
        label: t(`short.${step}`),
        state: stateOf(step),
        note: noteOf(step),
        href: steps.linkTo(step),
      }))}
    >
      <Meter label={t('progress')} value={form.filledPercent} />
    </Stepper>
  )
}
