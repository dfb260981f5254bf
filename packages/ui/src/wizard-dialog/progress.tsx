'use client'
import type { Ref } from 'react'
import { useWords } from '../i18n/define-words.ts'
import { wizardDialogWords } from '../i18n/wizard-dialog.ts'
import type { PartOf } from '../internal/parts.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { WizardStep } from './step.ts'
import { stateOf, type Trail } from './trail.ts'
import * as styles from './wizard-dialog.css.ts'

interface ProgressProps {
  part: PartOf<'steps' | 'step' | 'label'>
  steps: readonly WizardStep[]
  trail: Trail
  ref: Ref<HTMLOListElement>
}

/** The row of steps: a bar and a name for each. On phones only the bars, as the heading below says the name. */
export function Progress({ part, steps, trail, ref }: ProgressProps) {
  const words = useWords(wizardDialogWords)
  const ids = steps.map(({ id }) => id)
  return (
    <ol ref={ref} aria-label={words.steps} {...part('steps', styles.row)}>
      {steps.map(({ id, label, title, result }) => {
        const state = stateOf(ids, trail, id)
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            {...part('step', styles.place)}
            data-failed={(state === 'current' && result === 'negative') || undefined}
            data-state={state}
          >
            <span {...part('label', styles.label)}>
              {label ?? title}
              <VisuallyHidden>{`: ${words[state]}`}</VisuallyHidden>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
