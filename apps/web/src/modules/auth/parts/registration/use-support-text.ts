import { runtimeConfig } from '../../../../shared/config/runtime-config.ts'
import { useRegistrationMessages } from './messages.ts'

/** A telephone number stays on one line. */
const glued = (sign: string): string => (sign === ' ' ? '\u00a0' : '\u2011')

/** How to reach the support. */
export const useSupportText = (): string => {
  const t = useRegistrationMessages()
  const { support } = runtimeConfig()
  return t('seller.support', { phone: support.phone.replaceAll(/[ -]/g, glued), email: support.email })
}
