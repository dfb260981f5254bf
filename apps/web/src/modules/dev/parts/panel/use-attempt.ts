import { toast } from '@cabinet/ui/toast'
import { useCallback } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedWords } from '../../../../shared/words.ts'

/** Does something at the press of a button and says by a toast when it did not work. */
export const useAttempt = () => {
  const shared = useSharedWords()
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
