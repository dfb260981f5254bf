'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { WizardOutcome, WizardRun, WizardStep } from './step.ts'

// A check that is over before it is noticed must not make the button flicker.
const noticedMilliseconds = 100

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

const passes = async (verdict: boolean | Promise<boolean>, wait: () => void): Promise<boolean> => {
  if (!isPromise(verdict)) return verdict
  const timer = setTimeout(wait, noticedMilliseconds)
  try {
    return await verdict
  } finally {
    clearTimeout(timer)
  }
}

/** Checks and sends a step; `wait` is called when a person has to wait for it. */
const attempt = async <Id extends string>(
  step: WizardStep<Id>,
  run: WizardRun,
  wait: () => void,
): Promise<WizardOutcome<Id>> => {
  const isValid = await passes(step.validate?.(run) ?? true, wait)
  if (!isValid || run.signal.aborted) return false
  const outcome = step.submit?.(run)
  if (isPromise(outcome)) wait()
  return outcome
}

/** One run at a time: of the check and the request of a step. What was aborted has no effect any more. */
export function useRun(stepId: string) {
  // Both belong to a step: the moment that another one is current they mean nothing.
  const [waiting, setWaiting] = useState<string>()
  const [failure, setFailure] = useState<{ readonly stepId: string; readonly error: unknown }>()
  const current = useRef<AbortController>(undefined)
  const cancel = useCallback((): void => {
    current.current?.abort()
    current.current = undefined
    setWaiting(undefined)
    setFailure(undefined)
  }, [])
  useEffect(() => cancel, [cancel])
  // A step that was left, by whomever, waits for nothing and shows no old error when it is returned to.
  const shown = useRef(stepId)
  useEffect(() => {
    if (shown.current !== stepId) cancel()
    shown.current = stepId
  }, [stepId, cancel])
  const start = async <Id extends string>(
    step: WizardStep<Id>,
    arrive: (outcome: WizardOutcome<Id>) => void,
  ): Promise<void> => {
    if (current.current !== undefined) return
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setFailure(undefined)
    const wait = (): void => {
      if (!signal.aborted) setWaiting(step.id)
    }
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    const run = async (): Promise<void> => {
      try {
        const outcome = await attempt(step, { signal }, wait)
        if (!signal.aborted) arrive(outcome)
      } catch (error) {
        if (!signal.aborted) setFailure({ stepId: step.id, error })
      }
    }
    await Promise.race([run(), aborted])
    if (signal.aborted) return
    current.current = undefined
    setWaiting(undefined)
  }
  return {
    isWaiting: waiting === stepId,
    failure: failure?.stepId === stepId ? failure : undefined,
    start,
    cancel,
  }
}
