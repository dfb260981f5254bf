'use client'
import type { ReactNode } from 'react'
import { Check, X } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { statusStepsWords } from '../i18n/status-steps.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './status-steps.css.ts'

export interface StatusStep {
  id: string
  /** A noun: «Проверка документов». */
  label: string
  /** When, by whom, what is missing. */
  note?: ReactNode
  state: 'done' | 'current' | 'upcoming' | 'failed'
}

export interface StatusStepsProps
  extends CommonProps<HTMLOListElement>, DataAttributes, PartsProps<'step' | 'mark' | 'words' | 'label' | 'note'> {
  steps: readonly StatusStep[]
  /** Name for screen readers, when no heading stands above. */
  label?: string | undefined
  /** `auto` turns from a line into a column where there is no room. */
  orientation?: 'auto' | 'vertical' | undefined
}

/** How far a claim or a request has come. Shows only: to walk through steps take a wizard. */
export function StatusSteps(asGiven: StatusStepsProps) {
  const [part, props] = takeParts(asGiven)
  const { steps, label, orientation = 'auto', className, ...rest } = props
  const words = useWords(statusStepsWords)
  return (
    <ol aria-label={label} className={classNames(styles.root, styles.orientations[orientation], className)} {...rest}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          {...part('step', styles.step)}
          data-state={step.state}
        >
          <span aria-hidden {...part('mark', styles.mark)}>
            {step.state === 'done' && <Icon of={Check} size={16} />}
            {step.state === 'failed' && <Icon of={X} size={16} />}
            {(step.state === 'current' || step.state === 'upcoming') && index + 1}
          </span>
          <span {...part('words', styles.words)}>
            <span {...part('label', styles.label)}>
              {step.label}
              <VisuallyHidden>{`: ${words[step.state]}`}</VisuallyHidden>
            </span>
            {step.note !== undefined && <span {...part('note', styles.note)}>{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
