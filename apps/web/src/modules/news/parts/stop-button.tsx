import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useStop } from '../data.ts'
import { useNewsMessages } from './messages.ts'

/** Stops a letter on its way to its readers, after a question: it cannot be sent on afterwards. */
export const StopButton = ({ id }: { id: string }) => {
  const t = useNewsMessages()
  const shared = useSharedMessages()
  const { trigger } = useStop()
  const [isAsking, setAsking] = useState(false)
  const stop = async () => {
    try {
      await trigger({ params: { id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('stop.done') })
  }
  return (
    <>
      <Button variant="quiet" tone="negative" onPress={() => setAsking(true)}>
        {t('stop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="negative"
          title={t('stop.title')}
          confirmLabel={t('stop.submit')}
          onConfirm={stop}
          onOpenChange={() => setAsking(false)}
        >
          {t('stop.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
