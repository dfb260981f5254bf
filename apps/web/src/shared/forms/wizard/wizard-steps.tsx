import { Meter } from '@cabinet/ui/meter'
import { Stepper } from '@cabinet/ui/stepper'
import { useFormMessages } from '../messages.ts'
import { type GroupProgress, shareOf } from './groups.ts'
import { REVIEW, type WizardSteps as Steps } from './use-wizard-steps.ts'

const states = { EMPTY: 'empty', PARTIAL: 'partial', COMPLETE: 'complete', ERROR: 'error' } as const

/** The groups of a long form with how far each one is; a phone has them in one line above the fields. */
export const WizardSteps = ({
  steps,
  progress,
  titles,
  reviewTitle,
}: {
  steps: Steps
  progress: readonly GroupProgress[]
  titles: Readonly<Record<string, string>>
  reviewTitle: string
}) => {
  const t = useFormMessages()
  const isWhole = progress.every(({ state }) => state === 'COMPLETE')
  return (
    <Stepper
      label={t('wizard.steps')}
      current={steps.current}
      steps={[
        ...progress.map(({ id, state, wrong }) => ({
          id,
          label: titles[id] ?? id,
          state: states[state],
          note: state === 'ERROR' ? t('wizard.errors', { count: wrong.length }) : undefined,
          href: steps.linkTo(id),
        })),
        {
          id: REVIEW,
          label: reviewTitle,
          state: isWhole ? 'empty' : 'locked',
          note: isWhole ? t('wizard.ready') : undefined,
          href: steps.linkTo(REVIEW),
        },
      ]}
    >
      <Meter label={t('wizard.progress')} value={shareOf(progress)} />
    </Stepper>
  )
}
