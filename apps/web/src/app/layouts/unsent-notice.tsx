import { Banner } from '@cabinet/ui/banner'
import { useState } from 'react'
import { useSharedMessages } from '../../shared/messages.ts'
import { currentAddress } from '../../shared/navigation.ts'
import { takeLeft } from '../../shared/left-page.ts'

/** Back from a service that was down: what was done last did not get through. */
export const UnsentNotice = () => {
  const t = useSharedMessages()
  const [isShown, setShown] = useState(() => takeLeft(currentAddress()))
  return isShown ? (
    <Banner tone="notice" announce="status" onClose={() => setShown(false)}>
      {t('unsent')}
    </Banner>
  ) : null
}
