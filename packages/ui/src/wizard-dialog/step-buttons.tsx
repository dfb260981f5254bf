'use client'
import type { Ref } from 'react'
import { Button } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { wizardDialogWords } from '../i18n/wizard-dialog.ts'
import type { PartOf } from '../internal/parts.ts'
import type { WizardStep } from './step.ts'
import * as styles from './wizard-dialog.css.ts'

/** The buttons of a step. */
export type ButtonPart = 'back' | 'cancel' | 'next'

interface StepButtonsProps {
  part: PartOf<ButtonPart>
  step: WizardStep
  formId: string
  isLast: boolean
  isWaiting: boolean
  /** Absent where there is no way back. */
  onBack: (() => void) | undefined
  onCancel: () => void
  mainRef: Ref<HTMLButtonElement>
}

/** The buttons of a step. «Отменить» stands in the place of «Назад», and only while there is something to cancel. */
export function StepButtons(props: StepButtonsProps) {
  const { part, step, formId, isLast, isWaiting, onBack, onCancel, mainRef } = props
  const words = useWords(wizardDialogWords)
  const last = step.result === undefined ? words.finish : words.close
  return (
    <div className={styles.buttons}>
      {isWaiting && (
        <Button
          data-track="wizard-cancel"
          key="cancel"
          {...part('cancel', styles.button)}
          tone="neutral"
          variant="outline"
          onPress={onCancel}
        >
          {words.cancel}
        </Button>
      )}
      {!isWaiting && onBack && (
        <Button
          data-track="wizard-back"
          key="back"
          {...part('back', styles.button)}
          tone="neutral"
          variant="outline"
          onPress={onBack}
        >
          {step.backLabel ?? words.back}
        </Button>
      )}
      <Button
        key="main"
        ref={mainRef}
        {...part('next', styles.button, styles.main)}
        disabledReason={step.disabledReason}
        form={formId}
        isLoading={isWaiting}
        loadingLabel={step.waitingLabel}
        type="submit"
      >
        {step.submitLabel ?? (isLast ? last : words.next)}
      </Button>
    </div>
  )
}
