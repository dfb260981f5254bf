import type { ReactNode } from 'react'
import type { Tone } from '../internal/tone-icons.ts'

/** What a check or a request is handed. */
export interface WizardRun {
  /** Aborted when the person cancels or the dialog closes: hand it to `fetch`. */
  readonly signal: AbortSignal
}

/**
 * Where a step that was submitted leads: nothing, to the next step (from the last one, out of the dialog); the id of a
 * step, there; `false`, nowhere: something entered is wrong, and the first invalid field takes the focus.
 */
export type WizardOutcome<Id extends string = string> = void | false | Id

export interface WizardStep<Id extends string = string> {
  id: Id
  /** Heading of the step. */
  title: string
  /** A shorter name in the row of steps; `title` when absent. */
  label?: string | undefined
  /** What the step is for, below its heading. */
  description?: ReactNode
  /** Fields, in a form of their own that the main button submits. They are kept while the dialog is open. */
  content?: ReactNode
  /**
   * Checks what was entered; `false` stays, and the first invalid field takes the focus. Fits any form library: the
   * check of the form, or of the fields of this step.
   */
  validate?: ((run: WizardRun) => boolean | Promise<boolean>) | undefined
  /**
   * Sends what was entered. While its promise is under way the step waits and can be cancelled; when it is rejected the
   * step stays and shows the message of the error.
   */
  submit?: ((run: WizardRun) => WizardOutcome<NoInfer<Id>> | Promise<WizardOutcome<NoInfer<Id>>>) | undefined
  /** The main button: a verb. «Продолжить» when absent, «Готово» on the last step, «Закрыть» on a result. */
  submitLabel?: string | undefined
  /** The main button while the request is under way: «Подключение». */
  waitingLabel?: string | undefined
  /** Why the step cannot be submitted yet; the main button says so. */
  disabledReason?: string | undefined
  /**
   * What the button beside the main one does: `step` goes back, `close` leaves the dialog (with the question, where it
   * is due), `none` hides it. `step` when absent, and `none` on the first step and on results.
   */
  back?: 'step' | 'close' | 'none' | undefined
  /** «Назад» when absent. */
  backLabel?: string | undefined
  /** Makes it a result, good or bad: everything has been sent, so nothing is asked when it is closed. */
  result?: Extract<Tone, 'positive' | 'notice' | 'negative' | 'info'> | undefined
}

/** The words of the question before what was entered is lost. */
export interface WizardQuestion {
  /** «Есть несохранённые изменения» when absent. */
  title?: string | undefined
  /** «Выйти без сохранения?» when absent. */
  text?: ReactNode
  /** «Не сохранять» when absent. */
  leaveLabel?: string | undefined
  /** «Остаться» when absent. */
  stayLabel?: string | undefined
}
