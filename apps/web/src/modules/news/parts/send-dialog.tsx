import type { NewsLetterCard } from '@cabinet/contract/news'
import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { Dialog } from '@cabinet/ui/dialog'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../shared/api/problem.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useRecipients, useSend } from '../data.ts'
import { useNewsMessages } from './messages.ts'

const WIDTH = 480

/** Asks before a letter leaves: how many people get it, and who does not this time. */
export const SendDialog = ({ letter, onClose }: { letter: NewsLetterCard; onClose: () => void }) => {
  const t = useNewsMessages()
  const shared = useSharedMessages()
  const { trigger } = useSend()
  const { data, error, mutate } = useRecipients(letter.audience?.name ?? null)
  const send = async () => {
    try {
      await trigger({ params: { id: letter.id }, body: { version: letter.version } })
    } catch (problem) {
      throw new Error(problemOf(problem, shared).message, { cause: problem })
    }
    toast.show({ tone: 'positive', text: t('send.done') })
  }
  const resting = data && data.resting > 0 && <Text>{t('send.resting', { count: data.resting })}</Text>
  if (data === undefined || data.count === 0) {
    return (
      <Dialog
        isOpen
        width={WIDTH}
        title={t('send.title')}
        onOpenChange={onClose}
        footer={
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('cancel')}
          </Button>
        }
      >
        {data !== undefined ? (
          <Stack gap={8}>
            <Text>{t('send.nobody')}</Text>
            {resting}
          </Stack>
        ) : error === undefined ? (
          <SkeletonText lines={2} />
        ) : (
          <LoadFailure error={error} onRetry={() => mutate()} />
        )}
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      isOpen
      width={WIDTH}
      title={t('send.title')}
      confirmLabel={t('send.submit')}
      onConfirm={send}
      onOpenChange={onClose}
    >
      <Stack gap={8}>
        <Text>{t('send.count', { count: data.count })}</Text>
        {resting}
      </Stack>
    </ConfirmDialog>
  )
}
