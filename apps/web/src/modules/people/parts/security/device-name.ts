import type { Device } from '@cabinet/contract/auth/sessions'
import type { useProfileMessages } from '../profile/messages.ts'

/** What a browser says of itself, in words. */
export const deviceName = ({ browser, system }: Device, t: ReturnType<typeof useProfileMessages>): string => {
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
