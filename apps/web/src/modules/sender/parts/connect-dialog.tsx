import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { runtimeConfig } from '../../../shared/config/runtime-config.ts'
import { useSharedWords } from '../../../shared/words.ts'
import { useWords } from '../words.ts'

const WIDTH = 623

/** Connecting the courier account: what to have at hand for it. Escape does not close it, as the steps will hold input. */
export const ConnectDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const shared = useSharedWords()
  const { courierName: courier } = runtimeConfig()
  return (
    <Dialog
      isOpen
      width={WIDTH}
      isKeyboardDismissDisabled
      title={t('connect.title', { courier })}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{shared('close')}</Button>}
    >
      <Stack gap={12}>
        <Text>{t('connect.text')}</Text>
        <Stack as="ul" gap={8}>
          <Text as="li">{t('connect.contract')}</Text>
          <Text as="li">{t('connect.key')}</Text>
        </Stack>
      </Stack>
    </Dialog>
  )
}
