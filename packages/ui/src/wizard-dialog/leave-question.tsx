'use client'
import { useId, type Ref } from 'react'
import { Button } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { wizardDialogWords } from '../i18n/wizard-dialog.ts'
import type { PartOf } from '../internal/parts.ts'
import type { WizardQuestion } from './step.ts'
import * as styles from './wizard-dialog.css.ts'

/** The question before what was entered is lost, and its buttons. */
export type LeavePart = 'question' | 'questionTitle' | 'questionText' | 'leave' | 'stay'

interface LeaveQuestionProps {
  part: PartOf<LeavePart>
  question: WizardQuestion
  ref: Ref<HTMLDivElement>
}

/** The question in the place of the step. It takes the focus as a whole, so that title and text are both read. */
export function LeaveQuestion({ part, question, ref }: LeaveQuestionProps) {
  const words = useWords(wizardDialogWords)
  const [titleId, textId] = [useId(), useId()]
  return (
    <div
      ref={ref}
      aria-describedby={textId}
      aria-labelledby={titleId}
      {...part('question', styles.question)}
      role="group"
      tabIndex={-1}
    >
      <h3 {...part('questionTitle', styles.heading)} id={titleId}>
        {question.title ?? words.question}
      </h3>
      <div {...part('questionText', styles.description)} id={textId}>
        {question.text ?? words.consequence}
      </div>
    </div>
  )
}

interface LeaveButtonsProps {
  part: PartOf<LeavePart>
  question: WizardQuestion
  onLeave: () => void
  onStay: () => void
}

/** The buttons of the question. */
export function LeaveButtons({ part, question, onLeave, onStay }: LeaveButtonsProps) {
  const words = useWords(wizardDialogWords)
  return (
    <div className={styles.buttons}>
      <Button
        data-track="wizard-leave"
        {...part('leave', styles.button)}
        tone="negative"
        variant="outline"
        onPress={onLeave}
      >
        {question.leaveLabel ?? words.leave}
      </Button>
      <Button data-track="wizard-stay" {...part('stay', styles.button)} onPress={onStay}>
        {question.stayLabel ?? words.stay}
      </Button>
    </div>
  )
}
