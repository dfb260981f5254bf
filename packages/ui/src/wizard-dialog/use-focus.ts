'use client'
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { activeElement } from '../internal/active-element.ts'

interface Options {
  /** Id of the current step. */
  step: string
  isWaiting: boolean
  isAsking: boolean
  /** The main button, which stands outside of the body. */
  main: RefObject<HTMLButtonElement | null>
}

/** Moves the focus before the next painting, but not while React is still at work: handlers of focus set state. */
export const focusSoon = (element: HTMLElement | null, options?: FocusOptions): void =>
  queueMicrotask(() => element?.focus(options))

/**
 * Where the focus goes beside the headings of steps: to the main button while the step waits, and back to where it was
 * sent from; to the question, and back to the field that was being filled in.
 */
export function useFocus({ step, isWaiting, isAsking, main }: Options) {
  const question = useRef<HTMLDivElement>(null)
  // The last thing in the step that had the focus; its heading at first.
  const field = useRef<HTMLElement>(null)
  // What the step was sent from.
  const sender = useRef<{ readonly step: string; readonly element: HTMLElement | null }>(null)
  const wasAsking = useRef(false)

  // Before painting: what holds the focus is about to become inert, and the browser would drop it.
  useLayoutEffect(() => {
    if (isWaiting) {
      const isButton = activeElement() === main.current
      sender.current ??= { step, element: isButton ? main.current : (field.current ?? main.current) }
      focusSoon(main.current)
      return
    }
    // Another step has its heading for the focus.
    if (sender.current?.step === step) focusSoon(sender.current.element)
    sender.current = null
  }, [isWaiting, main, step])

  useLayoutEffect(() => {
    if (isAsking) question.current?.focus()
    else if (wasAsking.current) field.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    // What floats above the step belongs to it for React, but goes when it closes.
    if (event.currentTarget.contains(event.target)) field.current = event.target
  }
  return { question, onFocus }
}
