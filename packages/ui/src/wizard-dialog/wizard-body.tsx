'use client'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useWords } from '../i18n/define-words.ts'
import { wizardDialogWords } from '../i18n/wizard-dialog.ts'
import type { PartOf } from '../internal/parts.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { LeaveQuestion, type LeavePart } from './leave-question.tsx'
import { Progress } from './progress.tsx'
import type { WizardQuestion, WizardStep } from './step.ts'
import { StepPanel, type StepPart } from './step-panel.tsx'
import type { ButtonPart } from './step-buttons.tsx'
import type { Trail } from './trail.ts'
import { useFocus } from './use-focus.ts'

/** What the inside of a wizard has for whoever styles it. */
export type WizardPart = StepPart | LeavePart | ButtonPart | 'steps' | 'step' | 'label'

interface WizardBodyProps {
  part: PartOf<WizardPart>
  steps: readonly WizardStep[]
  /** The steps that are in the page: those that have been current. */
  seen: readonly WizardStep[]
  current: WizardStep
  trail: Trail
  formIdOf: (step: WizardStep) => string
  main: RefObject<HTMLButtonElement | null>
  isWaiting: boolean
  /** How many requests have been cancelled. */
  cancellations: number
  failure: ReactNode
  question: WizardQuestion
  isAsking: boolean
  onInput: () => void
  onSubmit: () => Promise<void>
}

/** What a screen reader is told of: the number of each step, and that a request was cancelled. */
function useSaid(number: string, cancellations: number): string {
  const words = useWords(wizardDialogWords)
  const [said, setSaid] = useState('')
  // Written after the region is in the page: what stands in it from the start is not read.
  useEffect(() => setSaid(number), [number])
  useEffect(() => {
    if (cancellations > 0) setSaid(words.cancelled)
  }, [cancellations, words])
  return said
}

/** The inside of the dialog between its title and its buttons. */
export function WizardBody(props: WizardBodyProps) {
  const { part, steps, seen, current, trail, formIdOf, main, isWaiting, cancellations, failure, question, isAsking } =
    props
  const words = useWords(wizardDialogWords)
  const numberOf = (step: WizardStep): string => words.of(String(steps.indexOf(step) + 1), String(steps.length))
  const said = useSaid(numberOf(current), cancellations)
  const top = useRef<HTMLOListElement>(null)
  const { question: asked, onFocus } = useFocus({ step: current.id, isWaiting, isAsking, main })
  return (
    <>
      <div hidden={isAsking}>
        <Progress ref={top} part={part} steps={steps} trail={trail} />
        {seen.map((step) => {
          const isCurrent = step === current
          return (
            <StepPanel
              key={step.id}
              part={part}
              failure={isCurrent ? failure : undefined}
              formId={formIdOf(step)}
              isCurrent={isCurrent}
              isWaiting={isCurrent && isWaiting}
              number={numberOf(step)}
              step={step}
              top={top}
              onFocus={onFocus}
              onInput={props.onInput}
              onSubmit={props.onSubmit}
            />
          )
        })}
      </div>
      {isAsking && <LeaveQuestion ref={asked} part={part} question={question} />}
      <VisuallyHidden aria-live="polite" as="div">
        <span key={cancellations}>{said}</span>
      </VisuallyHidden>
    </>
  )
}
