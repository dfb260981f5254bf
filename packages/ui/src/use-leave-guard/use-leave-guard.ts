'use client'
import { use, useEffect } from 'react'
import { RouterContext, type RouteBlock } from '../provider/router-context.ts'

export interface LeaveGuard {
  /** Somebody is about to go to another page: ask, then call `leave` or `stay`. */
  readonly isAsking: boolean
  /** Goes there; what was entered is lost. */
  readonly leave: () => void
  readonly stay: () => void
}

const nothing = (): void => {}
const free: RouteBlock = { isBlocked: false, proceed: nothing, reset: nothing }
const withoutRouter = (): RouteBlock => free

const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * Keeps what was entered from being lost: the browser asks before the page is closed or loaded anew, and, when the
 * router of `CabinetProvider` has `useBlock`, going to another page waits for an answer.
 *
 * @param isDirty There is something to lose.
 * @example
 * const guard = useLeaveGuard(isDirty)
 * <ConfirmDialog isOpen={guard.isAsking} onConfirm={guard.leave} onOpenChange={guard.stay} … />
 */
export const useLeaveGuard = (isDirty: boolean): LeaveGuard => {
  const { useBlock = withoutRouter } = use(RouterContext) ?? {}
  // The adapter of an application is one and the same for its whole life, as `useHref` of react-aria is.
  // oxlint-disable-next-line react/hooks
  const { isBlocked, proceed, reset } = useBlock(isDirty)
  useEffect(() => {
    if (!isDirty) return
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [isDirty])
  return { isAsking: isBlocked, leave: proceed, stay: reset }
}
