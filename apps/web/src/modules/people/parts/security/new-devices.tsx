import type { NewDevice } from '@cabinet/contract/auth/sign-ins'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { toast } from '@cabinet/ui/toast'
import { MonitorSmartphone } from 'lucide-react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useNewDevices, useRecognizeDevice } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { deviceName } from './device-name.ts'

const NewDeviceBanner = ({ of: { id, device, network, firstDateTime } }: { of: NewDevice }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const intl = useIntl()
  const { trigger, isMutating } = useRecognizeDevice()
  const recognize = async () => {
    try {
      await trigger({ params: { id } })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    }
  }
  const name = deviceName(device, t)
  return (
    <Banner
      tone="notice"
      icon={MonitorSmartphone}
      title={t('devices.new', { device: name })}
      action={
        <Button
          aria-label={t('devices.mineOf', { device: name })}
          variant="outline"
          tone="neutral"
          size="small"
          isLoading={isMutating}
          onPress={() => void recognize()}
        >
          {t('devices.mine')}
        </Button>
      }
    >
      {t('devices.text', {
        date: intl.formatDate(firstDateTime, { dateStyle: 'short', timeStyle: 'short' }),
        network,
      })}
    </Banner>
  )
}

/** Devices that have signed in for the first time wait here for a word of the person. */
export const NewDevices = () => {
  const { data } = useNewDevices()
  return data?.devices.map((device) => <NewDeviceBanner key={device.id} of={device} />)
}
