import type { RequestForm } from '@cabinet/contract/finance/requests'
import type { RequestConditions } from '@cabinet/contract/finance/request-fields'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { SaveState } from '../../../shared/forms/autosave/use-autosaved-form.ts'
import type { RequestSteps } from './steps.ts'

/** What «Далее» does first: saves the step. Answers whether the person may go on. */
export type Leave = () => Promise<boolean>

export interface RequestContext {
  readonly form: RequestForm
  readonly conditions: RequestConditions
  readonly steps: RequestSteps
  /** Reads the form of the server again. */
  readonly reload: () => Promise<RequestForm>
  /** What «Далее» does. */
  readonly goNext: () => void
  /** Tells how what is typed gets on with its way to the server. */
  readonly onState: (state: SaveState) => void
  /** Adds something to be done before the step is left. @returns takes it out again */
  readonly beforeLeaving: (leave: Leave) => () => void
}

const Context = createContext<RequestContext | null>(null)
// By themselves: fields ask for facts only, and the form is another object after every save.
const ConditionsContext = createContext<RequestConditions | null>(null)

export const RequestProvider = ({ value, children }: { value: RequestContext; children: ReactNode }) => (
  <Context.Provider value={value}>
    <ConditionsContext.Provider value={value.conditions}>{children}</ConditionsContext.Provider>
  </Context.Provider>
)

export const useRequestContext = (): RequestContext => {
  const context = useContext(Context)
  if (!context) throw new Error('useRequestContext outside of the request form')
  return context
}

/** What the rules and the words of the fields depend on; the same object while none of it changes. */
export const useRequestConditions = (): RequestConditions => {
  const conditions = useContext(ConditionsContext)
  if (!conditions) throw new Error('useRequestFacts outside of the request form')
  return conditions
}

/** Does something before the step is left by «Далее»; a part that answers false keeps the person here. */
export const useBeforeLeaving = (leave: Leave): void => {
  const { beforeLeaving } = useRequestContext()
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => beforeLeaving(() => latest.current()), [beforeLeaving])
}
