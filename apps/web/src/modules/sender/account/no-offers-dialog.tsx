import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useConnectMessages } from './messages.ts'

const WIDTH = 420

/** In the place of the steps when there is no offer for the contract. */
export const NoOffersDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useConnectMessages()
  const shared = useSharedMessages()
  return (
    <Dialog
      isOpen
      width={WIDTH}
      title={t('none.title')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{shared('close')}</Button>}
    >
      <Stack gap={8}>
        <Text weight="medium">{t('none.lead')}</Text>
        <Text>{t('none.text')}</Text>
      </Stack>
    </Dialog>
  )
}
