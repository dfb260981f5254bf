import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { useRequestMessages } from '../messages.ts'
import * as styles from './request.css.ts'

/** Closes an item that is whole, or takes it out of the list. */
export const ItemFoot = ({
  question,
  onDone,
  onRemove,
}: {
  question: string
  onDone: () => void
  onRemove: () => Promise<void>
}) => {
  const t = useRequestMessages()
  const form = useForm()
  const attempt = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    const { values } = form.getState()
    // What is taken out is not saved once more while it goes.
    form.reset()
    try {
      await onRemove()
    } catch (error) {
      form.batch(() => {
        for (const [name, value] of Object.entries(values)) form.change(name, value)
      })
      throw error
    }
  }
  const finish = async () => {
    setBusy(true)
    const errors = await form.submit()
    setBusy(false)
    if (errors === undefined && !form.getState().invalid) onDone()
  }
  return (
    <div className={styles.itemFoot}>
      <Button variant="outline" tone="neutral" isLoading={isBusy} onPress={() => void finish()}>
        {t('done')}
      </Button>
      <Button variant="quiet" tone="negative" icon={Trash2} onPress={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        tone="negative"
        onConfirm={() => attempt(remove)}
        onOpenChange={setAsking}
      >
        {t('irreversible')}
      </ConfirmDialog>
    </div>
  )
}
