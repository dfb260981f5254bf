'use client'
import { useId, type Ref } from 'react'
import { Button } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { wizardDialogWords } from '../i18n/wizard-dialog.ts'
import type { WizardQuestion } from './step.ts'
import * as styles from './wizard-dialog.css.ts'

/** The question in the place of the step. It takes the focus as a whole, so that title and text are both read. */
export function LeaveQuestion({ question, ref }: { question: WizardQuestion; ref: Ref<HTMLDivElement> }) {
  const words = useWords(wizardDialogWords)
  const [titleId, textId] = [useId(), useId()]
  return (
    <div
      ref={ref}
      aria-describedby={textId}
      aria-labelledby={titleId}
      className={styles.question}
      role="group"
      tabIndex={-1}
    >
      <h3 className={styles.heading} id={titleId}>
        {question.title ?? words.question}
      </h3>
      <div className={styles.description} id={textId}>
        {question.text ?? words.consequence}
      </div>
    </div>
  )
}

interface LeaveButtonsProps {
  question: WizardQuestion
  onLeave: () => void
  onStay: () => void
}

/** The buttons of the question. */
export function LeaveButtons({ question, onLeave, onStay }: LeaveButtonsProps) {
  const words = useWords(wizardDialogWords)
  return (
    <div className={styles.buttons}>
      <Button data-track="wizard-leave" className={styles.button} tone="negative" variant="outline" onPress={onLeave}>
        {question.leaveLabel ?? words.leave}
      </Button>
      <Button data-track="wizard-stay" className={styles.button} onPress={onStay}>
        {question.stayLabel ?? words.stay}
      </Button>
    </div>
  )
}
