'use client'
import type { Ref } from 'react'
import { useWords } from '../i18n/define-words.ts'
import { wizardDialogWords } from '../i18n/wizard-dialog.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { WizardStep } from './step.ts'
import { stateOf, type Trail } from './trail.ts'
import * as styles from './wizard-dialog.css.ts'

interface ProgressProps {
  steps: readonly WizardStep[]
  trail: Trail
  ref: Ref<HTMLOListElement>
}

/** The row of steps: a bar and a name for each. On phones only the bars, as the heading below says the name. */
export function Progress({ steps, trail, ref }: ProgressProps) {
  const words = useWords(wizardDialogWords)
  const ids = steps.map(({ id }) => id)
  return (
    <ol ref={ref} aria-label={words.steps} className={styles.row}>
      {steps.map(({ id, label, title, result }) => {
        const state = stateOf(ids, trail, id)
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.place}
            data-failed={(state === 'current' && result === 'negative') || undefined}
            data-state={state}
          >
            <span className={styles.label}>
              {label ?? title}
              <VisuallyHidden>{`: ${words[state]}`}</VisuallyHidden>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
