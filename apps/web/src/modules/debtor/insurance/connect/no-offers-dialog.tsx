import { debtorPages } from '@cabinet/contract/debtor/pages'
import { pages } from '@cabinet/contract/pages'
import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useCan } from '../../../../shared/access/user.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useConnectMessages } from './messages.ts'
import { WIDTH } from './width.ts'

/** The insurer takes no application from this organization now. */
export const NoOffersDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useConnectMessages()
  const shared = useSharedMessages()
  const isStaff = useCan()(['GODMOD'])
  return (
    <Dialog
      isOpen
      width={WIDTH}
      title={t('noOffers.title')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{shared('close')}</Button>}
    >
      <Stack gap={8}>
        <Text>{t('noOffers.text')}</Text>
        <Text tone="muted">{t(isStaff ? 'noOffers.staff' : 'noOffers.who')}</Text>
        <Link data-track="no-offers" href={isStaff ? debtorPages['Debtors:CreditOffers']() : pages.help()}>
          {t(isStaff ? 'noOffers.offer' : 'noOffers.ask')}
        </Link>
      </Stack>
    </Dialog>
  )
}
