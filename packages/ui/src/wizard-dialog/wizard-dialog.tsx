'use client'
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { TouchedContext } from '../internal/touched.ts'
import { useLeaveGuard } from '../use-leave-guard/use-leave-guard.ts'
import { LeaveButtons } from './leave-question.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { WizardOutcome, WizardQuestion, WizardStep } from './step.ts'
import { useRun } from './use-run.ts'
import { useSteps } from './use-steps.ts'
import { WizardBody, type WizardPart } from './wizard-body.tsx'

type OfDialog = Omit<
  DialogProps,
  | 'children'
  | 'footer'
  | 'trigger'
  | 'role'
  | 'hasCloseButton'
  | 'isFullSheet'
  | 'isOpen'
  | 'defaultOpen'
  | keyof PartsProps<string>
>

export interface WizardDialogProps<Id extends string = string>
  extends OfDialog, PartsProps<keyof NonNullable<DialogProps['classNames']> | WizardPart> {
  /** In their order, one at least. Steps that do not apply (any more) are left out. */
  steps: readonly [WizardStep<Id>, ...WizardStep<Id>[]]
  /** The current step, when the state is yours: in the address of the page, for one. */
  step?: NoInfer<Id> | undefined
  /** The step to open on; those before it count as done. The first one when absent. */
  defaultStep?: NoInfer<Id> | undefined
  onStepChange?: ((step: NoInfer<Id>) => void) | undefined
  isOpen: boolean
  /** `false`: the person has closed it, and has answered the question if there was one. */
  onOpenChange: (isOpen: boolean) => void
  /**
   * There is something to lose. When absent, whatever was typed, ticked or chosen since the dialog opened.
   */
  isDirty?: boolean | undefined
  /** Words of the question before what was entered is lost. */
  question?: WizardQuestion | undefined
  /** What to show for an error of `submit`; its message when absent. `null` for what is shown elsewhere. */
  describeError?: ((error: unknown) => ReactNode) | undefined
}

const messageOf = (error: unknown): ReactNode => (error instanceof Error ? error.message : String(error))
const noWords: WizardQuestion = {}

function OpenWizard<Id extends string>(props: WizardDialogProps<Id>) {
  const [part] = takeParts(props)
  const { steps, step, defaultStep, onStepChange, isOpen, onOpenChange, isDirty, question = noWords, ...rest } = props
  const {
    describeError = messageOf,
    width = 623,
    isDismissable = false,
    isKeyboardDismissDisabled = false,
    ...dialog
  } = rest
  const { current, trail, previous, next, seen, goTo } = useSteps({ steps, step, defaultStep, onStepChange })
  const run = useRun(current.id)
  const [hasInput, setInput] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [cancellations, setCancellations] = useState(0)
  const main = useRef<HTMLButtonElement>(null)
  const id = useId()
  const touched = useCallback(() => setInput(true), [])
  const formIdOf = (step: WizardStep): string => `${id}-${step.id}`

  const { cancel } = run
  useEffect(() => {
    if (!isOpen) cancel()
  }, [isOpen, cancel])

  const hasLoss = isOpen && (isDirty ?? hasInput) && current.result === undefined
  const guard = useLeaveGuard(hasLoss)
  // Somebody who is about to go to another page is asked the same question in the same place.
  const asks = isAsking || guard.isAsking
  const stay = (): void => {
    setAsking(false)
    if (guard.isAsking) guard.stay()
  }
  const leave = (): void => {
    onOpenChange(false)
    if (guard.isAsking) guard.leave()
  }
  const close = (): void => {
    if (asks) stay()
    else if (hasLoss) setAsking(true)
    else onOpenChange(false)
  }
  const arrive = (outcome: WizardOutcome<Id>): void => {
    if (outcome === false) return
    const target = outcome ?? next?.id
    if (target === undefined) onOpenChange(false)
    else goTo(target)
  }
  const submit = async (): Promise<void> => {
    // Enter in a field submits even when the button is unavailable; with the focus the button says why.
    if (current.disabledReason === undefined) await run.start(current, arrive)
    else main.current?.focus()
  }
  const back = current.back ?? (current.result === undefined ? 'step' : 'none')
  const goBack = previous && ((): void => goTo(previous.id))
  return (
    <Dialog
      {...dialog}
      footer={
        asks ? (
          <LeaveButtons part={part} question={question} onLeave={leave} onStay={stay} />
        ) : (
          <StepButtons
            part={part}
            formId={formIdOf(current)}
            isLast={next === undefined}
            isWaiting={run.isWaiting}
            mainRef={main}
            step={current}
            onBack={{ step: goBack, close, none: undefined }[back]}
            onCancel={() => {
              cancel()
              setCancellations(cancellations + 1)
            }}
          />
        )
      }
      hasCloseButton={!run.isWaiting && !asks}
      isDismissable={isDismissable && !run.isWaiting}
      isFullSheet
      isKeyboardDismissDisabled={run.isWaiting || (isKeyboardDismissDisabled && !asks)}
      isOpen={isOpen}
      width={width}
      onOpenChange={close}
    >
      <TouchedContext value={touched}>
        <WizardBody
          part={part}
          cancellations={cancellations}
          current={current}
          failure={run.failure && describeError(run.failure.error)}
          formIdOf={formIdOf}
          isAsking={asks}
          isWaiting={run.isWaiting}
          main={main}
          question={question}
          seen={seen}
          steps={steps}
          trail={trail}
          onInput={touched}
          onSubmit={submit}
        />
      </TouchedContext>
    </Dialog>
  )
}

/**
 * A task of several steps beside the page, which waits: a contract, an account, the result. Each step is checked and
 * sent before the next one comes, going back keeps what was entered, and closing asks first when something would be
 * lost: closing the dialog, loading the page anew, or going to another page when the router of `CabinetProvider` has
 * `useBlock`. Escape does what the closing button does, unless `isKeyboardDismissDisabled`; a press outside closes only
 * when you say so.
 *
 * Knows no form library: a step is handed functions that check and send it.
 */
export function WizardDialog<const Id extends string>(props: WizardDialogProps<Id>) {
  const [opening, setOpening] = useState({ isOpen: props.isOpen, count: 0 })
  // Opened anew it starts afresh; until then it keeps its state, to be seen while it fades away.
  if (opening.isOpen !== props.isOpen) {
    setOpening({ isOpen: props.isOpen, count: opening.count + (props.isOpen ? 1 : 0) })
  }
  return <OpenWizard key={opening.count} {...props} />
}
