import { toast } from '@cabinet/ui/toast'
import { useCallback } from 'react'
import { problemOf } from './api/problem.ts'
import { useSharedMessages } from './messages.ts'

/** Does something at the press of a button and says by a toast when it did not work. */
export const useAttempt = () => {
  const shared = useSharedMessages()
  return useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        toast.show({ tone: 'negative', text: problemOf(error, shared).message })
      }
    },
    [shared],
  )
}
