import type { RequestForm } from '@cabinet/contract/finance/requests'
import { toast } from '@cabinet/ui/toast'
import { useCallback, useRef, useState } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { afterPaint } from '../../../shared/after-paint.ts'
import { REVIEW } from '../../../shared/forms/wizard/use-wizard-steps.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { generalFieldsOf, useSaveForm } from './data.ts'
import type { Leave } from './step-context.tsx'
import type { RequestSteps } from './steps.ts'

/** Leaves a step by «Далее»: its parts save themselves, then the server says whether the group is whole. */
export const useLeaving = (form: RequestForm, steps: RequestSteps, reload: () => Promise<RequestForm>) => {
  const shared = useSharedMessages()
  const { trigger } = useSaveForm()
  const [isBusy, setBusy] = useState(false)
  const parts = useRef(new Set<Leave>())
  const beforeLeaving = useCallback((leave: Leave) => {
    parts.current.add(leave)
    return () => void parts.current.delete(leave)
  }, [])
  const { current } = steps

  const isWhole = async (): Promise<boolean> => {
    // The fields of this group have asked the server by themselves.
    if (current === 'GENERAL' || current === REVIEW) return true
    const { version, ...fresh } = await reload()
    await trigger({
      params: { id: form.requestId },
      query: { validateGroup: current },
      body: { version, ...generalFieldsOf({ version, ...fresh }) },
    })
    return true
  }
  const leave = async (): Promise<boolean> => {
    for (const part of parts.current) if (!(await part())) return false
    try {
      return await isWhole()
    } catch (error) {
      // Fields say themselves what is missing in them; anything else has no place of its own.
      const { fields, message } = problemOf(error, shared)
      if (fields.length === 0) toast.show({ tone: 'negative', text: message })
      return false
    }
  }
  const goNext = async (): Promise<void> => {
    setBusy(true)
    // Every field is judged, which takes a while: the button says first that it was pressed.
    await new Promise<void>(afterPaint)
    const mayGo = await leave()
    setBusy(false)
    if (mayGo) steps.goNext()
    else steps.check()
  }
  return { beforeLeaving, goNext, isBusy }
}
