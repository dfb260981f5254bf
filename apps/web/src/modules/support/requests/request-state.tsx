import type { SupportRequest } from '@cabinet/contract/support/requests'
import { Badge } from '@cabinet/ui/badge'
import { useRequestMessages } from './messages.ts'

/** Whether a request waits for an answer. */
export const RequestState = ({ request: { isWaiting } }: { request: Pick<SupportRequest, 'isWaiting'> }) => {
  const t = useRequestMessages()
  return <Badge tone={isWaiting ? 'notice' : 'neutral'}>{t(isWaiting ? 'state.waiting' : 'state.done')}</Badge>
}
