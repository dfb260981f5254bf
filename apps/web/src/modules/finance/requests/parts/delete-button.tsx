import { pages } from '@cabinet/contract/pages'
import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useRemoveRequest } from '../data.ts'
import { useRequestMessages } from '../messages.ts'

/** Deletes a draft with everything in it, and leads back to the offers. */
export const DeleteButton = ({ id, number }: { id: string; number: string }) => {
  const t = useRequestMessages()
  const shared = useSharedMessages()
  const navigate = useNavigate()
  const { trigger } = useRemoveRequest()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    try {
      await trigger({ params: { id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('remove.done', { number }) })
    await navigate(pages.offer(), { replace: true })
  }
  return (
    <>
      <Button variant="quiet" tone="negative" icon={Trash2} onPress={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('remove.title', { number })}
        confirmLabel={t('remove')}
        tone="negative"
        onOpenChange={setAsking}
        onConfirm={remove}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </>
  )
}
