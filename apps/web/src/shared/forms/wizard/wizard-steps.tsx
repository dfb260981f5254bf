import { Icon } from '@cabinet/ui/icon'
import { ProgressBar } from '@cabinet/ui/progress-bar'
import { Circle, CircleCheck, CircleDot, LockKeyhole, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useFormMessages } from '../messages.ts'
import { type GroupProgress, shareOf } from './groups.ts'
import { REVIEW, type WizardSteps as Steps } from './use-wizard-steps.ts'
import * as styles from './wizard-form.css.ts'

const icons = { EMPTY: Circle, PARTIAL: CircleDot, COMPLETE: CircleCheck, ERROR: TriangleAlert } as const

/** The groups of a long form with how far each one is. */
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
  const entries = [
    ...progress.map(({ id, state, wrong }) => ({
      id,
      state,
      icon: icons[state],
      title: titles[id] ?? id,
      note: state === 'ERROR' ? t('wizard.state.ERROR', { count: wrong.length }) : t(`wizard.state.${state}`),
    })),
    { id: REVIEW, state: undefined, icon: LockKeyhole, title: reviewTitle, note: t('wizard.reviewNote') },
  ]
  return (
    <nav aria-label={t('wizard.steps')} className={styles.main}>
      <ProgressBar label={t('wizard.progress')} value={shareOf(progress)} />
      <ol className={styles.steps}>
        {entries.map(({ id, state, icon, title, note }) => (
          <li key={id}>
            <Link
              className={styles.step}
              to={{ search: steps.linkTo(id) }}
              data-state={state}
              aria-current={id === steps.current ? 'step' : undefined}
            >
              <Icon of={icon} size={20} className={styles.mark} />
              <span className={styles.words}>
                <span>{title}</span>
                <span className={styles.note}>{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
