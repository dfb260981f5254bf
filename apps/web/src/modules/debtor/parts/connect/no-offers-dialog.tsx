import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { Text } from '@cabinet/ui/text'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useConnectMessages } from './messages.ts'
import { WIDTH } from './width.ts'

/** The insurer takes no application from this organization now. */
export const NoOffersDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useConnectMessages()
  const shared = useSharedMessages()
  return (
    <Dialog
      isOpen
      width={WIDTH}
      title={t('noOffers.title')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{shared('close')}</Button>}
    >
      <Text>{t('noOffers.text')}</Text>
    </Dialog>
  )
}
